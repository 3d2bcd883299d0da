/** A source of page content. */
export interface VersionedSource {
  /** Changes whenever its content changes. */
  version(): Promise<string>;
}

/**
 * Combines the versions of the sources with the day in UTC, since seasons, page validity, events and ages of listings
 * change with the day.
 * @param now ISO 8601 instant
 */
export async function pageVersion(sources: readonly VersionedSource[], now: string): Promise<string> {
  const versions = await Promise.all(sources.map((source) => source.version()));
  return [now.slice(0, 10), ...versions].join(' ');
}
