/** Something that pages are made of. */
export interface VersionedSource {
  /** Changes when what it holds does. */
  version(): Promise<string>;
}

/**
 * The version of everything that a page says: of its sources, and of the day in UTC, since seasons, validity of pages,
 * events and ages of listings change with the day. What changes sooner is no part of a page's bytes.
 * @param now ISO 8601 instant
 */
export async function pageVersion(sources: readonly VersionedSource[], now: string): Promise<string> {
  const versions = await Promise.all(sources.map((source) => source.version()));
  return [now.slice(0, 10), ...versions].join(' ');
}
