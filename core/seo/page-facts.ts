/** What every page made of blocks tells of itself, looked up and in its language. */
export interface PageFacts {
  readonly name: string;
  readonly description: string;
  /** Absolute; null where no public address is configured. */
  readonly url: string | null;
  /** Absolute addresses. */
  readonly images: readonly string[];
  /** ISO 8601 dates. */
  readonly published: string | null;
  readonly updated: string;
}

/** Somebody who has a page of his own. */
export interface NamedPerson {
  readonly name: string;
  readonly url: string | null;
}
