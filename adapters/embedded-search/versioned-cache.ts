/** What is made of content, and made anew at the first question after the content changed. */
export class VersionedCache<Made> {
  readonly #version: () => Promise<string>;
  readonly #make: () => Promise<Made>;
  #built: { readonly version: string; readonly made: Promise<Made> } | null = null;

  constructor(version: () => Promise<string>, make: () => Promise<Made>) {
    this.#version = version;
    this.#make = make;
  }

  async current(): Promise<Made> {
    const version = await this.#version();
    if (this.#built?.version !== version) {
      const built = { version, made: this.#make() };
      this.#built = built;
      // What failed once is tried again by the next question.
      built.made.catch(() => {
        if (this.#built === built) this.#built = null;
      });
    }
    return this.#built.made;
  }
}
