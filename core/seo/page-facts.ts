/** The facts of a content page for its structured data, in the page's language. */
export interface PageFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute address; null if no public address is configured. */
  readonly url: string | null;
  /** Absolute addresses. */
  readonly images: readonly string[];
  /** ISO 8601 dates. */
  readonly published: string | null;
  readonly updated: string;
}

/** A person, with the address of their page if there is one. */
export interface NamedPerson {
  readonly name: string;
  readonly url: string | null;
}
