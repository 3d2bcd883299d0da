/** Caches a value made of content, and makes it anew on the first request after the content's version changed. */
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
      // A failure is not cached: the next request tries again.
      built.made.catch(() => {
        if (this.#built === built) this.#built = null;
      });
    }
    return this.#built.made;
  }
}
