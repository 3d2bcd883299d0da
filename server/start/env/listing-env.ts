import { FEED_FORMATS, type FeedFormat } from '../../../core/ports/listing-reader.ts';
import { checkedText, choice, mustBe, optional, text, variable, whole } from './variable.ts';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

const feedName = checkedText(
  (name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name),
  mustBe('of lower case letters, digits and hyphens'),
);

/** The variables of the feed whose listings the site imports while it runs (FD1). */
export const LISTING_FEED_VARIABLES = {
  /** A file, or an address of https, which may hold a key: it is never logged. */
  from: optional('LISTING_FEED', text),
  format: optional('LISTING_FEED_FORMAT', choice(FEED_FORMATS)),
  /** Its name, below `feeds` in the content folder; null for that of the format. */
  name: optional('LISTING_FEED_NAME', feedName),
  /** The file that maps the columns of a table. */
  mapping: optional('LISTING_FEED_MAPPING', text),
  minutes: variable('LISTING_FEED_MINUTES', whole(DAY_MINUTES, 5), '60'),
};

interface Given {
  readonly from: string | null;
  readonly format: FeedFormat | null;
  readonly name: string | null;
  readonly mapping: string | null;
  readonly minutes: number;
}

/** Returns the feed that is imported again and again; null where the variables do not name one. */
export function listingFeedOf({ from, format, name, mapping, minutes }: Given) {
  return from === null || format === null ? null : { from, format, name, mapping, everyMs: minutes * MINUTE_MS };
}
