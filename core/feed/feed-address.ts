/** What a feed is called, below its list. */
export const FEED_FILE = 'feed.atom';

/** Address of the feed of a list, whose path ends with a slash; the query stays. */
export function feedAddress(list: string): string {
  const cut = list.indexOf('?');
  return cut === -1 ? list + FEED_FILE : `${list.slice(0, cut)}${FEED_FILE}${list.slice(cut)}`;
}
