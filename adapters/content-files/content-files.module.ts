import { ContainerModule } from 'inversify';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { ContentFilesOffices } from './content-files-offices.ts';
import { ContentFilesRepository } from './content-files-repository.ts';
import { ContentFilesYachtCatalogue } from './content-files-yacht-catalogue.ts';
import type { ContentLog } from './content-log.ts';

/** Yachts, offices and pages from the files of a content folder. */
export function contentFilesModule(dir: string, log: ContentLog): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<YachtCatalogue>(YachtCatalogue).toConstantValue(new ContentFilesYachtCatalogue(dir, log));
    bind<ContentRepository>(ContentRepository).toConstantValue(new ContentFilesRepository(dir, log));
    bind<OfficeDirectory>(OfficeDirectory).toConstantValue(new ContentFilesOffices(dir, log));
  });
}
