import { ContainerModule } from 'inversify';
import { HttpClient } from '../../core/ports/http-client.ts';
import { MediaLibrary } from '../../core/ports/media-library.ts';
import { MediaServiceLibrary, type MediaServiceOptions } from './media-service-library.ts';
import type { MediaServiceLog } from './media-service-log.ts';

/** The media library of a service, over the HttpClient of the same container. */
export function mediaServiceModule(options: MediaServiceOptions, log: MediaServiceLog): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<MediaLibrary>(MediaLibrary)
      .toResolvedValue((http: HttpClient) => new MediaServiceLibrary(http, options, log), [HttpClient])
      .inSingletonScope();
  });
}
