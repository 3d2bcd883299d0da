import { inject, injectable } from 'inversify';
import type { Office } from '../../core/office/office.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { StoryblokSpace } from './storyblok-space.ts';

/** The offices of a space, in the order of their folder. */
@injectable()
export class StoryblokOffices implements OfficeDirectory {
  readonly #space: StoryblokSpace;

  constructor(@inject(StoryblokSpace) space: StoryblokSpace) {
    this.#space = space;
  }

  async all(): Promise<readonly Office[]> {
    return [...(await this.#space.current()).offices.values()];
  }

  async byId(id: string): Promise<Office | null> {
    return (await this.#space.current()).offices.get(id) ?? null;
  }

  async version(): Promise<string> {
    this.#space.renew();
    return (await this.#space.current()).versions.offices;
  }
}
