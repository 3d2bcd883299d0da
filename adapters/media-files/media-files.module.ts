import { ContainerModule } from 'inversify';
import { MediaLibrary } from '../../core/ports/media-library.ts';
import type { FileMediaLibrary } from './file-media-library.ts';

/** The library is made by the caller, who hands it to `MediaFiles` as well: pages and pictures share one list. */
export function mediaFilesModule(library: FileMediaLibrary): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<MediaLibrary>(MediaLibrary).toConstantValue(library);
  });
}
