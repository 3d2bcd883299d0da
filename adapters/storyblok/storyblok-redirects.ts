import { inject, injectable } from 'inversify';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import type { Redirects } from '../../core/routing/redirects.ts';
import { StoryblokSpace } from './storyblok-space.ts';

/** The redirects of a space. */
@injectable()
export class StoryblokRedirects implements RedirectRules {
  readonly #space: StoryblokSpace;

  constructor(@inject(StoryblokSpace) space: StoryblokSpace) {
    this.#space = space;
  }

  async redirects(): Promise<Redirects> {
    return (await this.#space.current()).redirects;
  }

  async version(): Promise<string> {
    this.#space.renew();
    return (await this.#space.current()).versions.redirects;
  }
}
