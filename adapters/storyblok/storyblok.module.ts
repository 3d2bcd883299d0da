import { ContainerModule } from 'inversify';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { StoryblokContent } from './storyblok-content.ts';
import type { StoryblokLog } from './storyblok-log.ts';
import { StoryblokOffices } from './storyblok-offices.ts';
import { StoryblokRedirects } from './storyblok-redirects.ts';
import { type StoryblokOptions, StoryblokSpace } from './storyblok-space.ts';
import { StoryblokYachts } from './storyblok-yachts.ts';

const Space = Symbol.for('StoryblokSpace');

/** Yachts, offices, pages and redirects from one space, over the HttpClient of the same container. */
export function storyblokModule(options: StoryblokOptions, log: StoryblokLog): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<StoryblokSpace>(Space)
      .toResolvedValue((http: HttpClient) => new StoryblokSpace(http, options, log), [HttpClient])
      .inSingletonScope();
    bind<YachtCatalogue>(YachtCatalogue)
      .toResolvedValue((space: StoryblokSpace) => new StoryblokYachts(space), [Space])
      .inSingletonScope();
    bind<ContentRepository>(ContentRepository)
      .toResolvedValue((space: StoryblokSpace) => new StoryblokContent(space), [Space])
      .inSingletonScope();
    bind<OfficeDirectory>(OfficeDirectory)
      .toResolvedValue((space: StoryblokSpace) => new StoryblokOffices(space), [Space])
      .inSingletonScope();
    bind<RedirectRules>(RedirectRules)
      .toResolvedValue((space: StoryblokSpace) => new StoryblokRedirects(space), [Space])
      .inSingletonScope();
  });
}
