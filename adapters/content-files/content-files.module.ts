import { ContainerModule } from 'inversify';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { IsTimeZone } from '../../core/records/parse-office.ts';
import { ContentFilesOffices } from './content-files-offices.ts';
import { ContentFilesRedirects } from './content-files-redirects.ts';
import { ContentFilesRepository } from './content-files-repository.ts';
import { ContentFilesYachtCatalogue } from './content-files-yacht-catalogue.ts';
import type { ContentLog } from './content-log.ts';

/**
 * Yachts, offices, pages and redirects from the files of a content folder.
 * @param lookAgainMs how often it is looked at, where the usual is too seldom
 */
export function contentFilesModule(
  dir: string,
  log: ContentLog,
  isTimeZone: IsTimeZone,
  lookAgainMs?: number,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<YachtCatalogue>(YachtCatalogue).toConstantValue(new ContentFilesYachtCatalogue(dir, log, lookAgainMs));
    bind<ContentRepository>(ContentRepository).toConstantValue(new ContentFilesRepository(dir, log, lookAgainMs));
    bind<OfficeDirectory>(OfficeDirectory).toConstantValue(new ContentFilesOffices(dir, log, isTimeZone, lookAgainMs));
    bind<RedirectRules>(RedirectRules).toConstantValue(new ContentFilesRedirects(dir, log, lookAgainMs));
  });
}
