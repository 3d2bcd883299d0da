/** File name of a feed, below the path of its list. */
export const FEED_FILE = 'feed.atom';

/** Returns the address of a list's feed, with the query of the list. @param list address whose path ends with a slash */
export function feedAddress(list: string): string {
  const cut = list.indexOf('?');
  return cut === -1 ? list + FEED_FILE : `${list.slice(0, cut)}${FEED_FILE}${list.slice(cut)}`;
}
