import { FEED_FORMATS, type FeedFormat } from '../../../core/ports/listing-reader.ts';
import { checkedText, choice, mustBe, optional, text, variable, whole } from './variable.ts';

const MINUTES_PER_DAY = 1440;
const MINUTE_MS = 60_000;

const feedName = checkedText(
  (name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name),
  mustBe('of lower-case letters, digits and single hyphens'),
);

/** The variables of the feed whose listings the site imports while it runs (FD1). */
export const LISTING_FEED_VARIABLES = {
  /** A file or an https URL; never logged, since it may contain a key. */
  from: optional('LISTING_FEED', text),
  format: optional('LISTING_FEED_FORMAT', choice(FEED_FORMATS)),
  /** Name of the feed's folder under `feeds` in the content folder; null to use the format's name. */
  name: optional('LISTING_FEED_NAME', feedName),
  /** The mapping file of a CSV feed. */
  mapping: optional('LISTING_FEED_MAPPING', text),
  minutes: variable('LISTING_FEED_MINUTES', whole(MINUTES_PER_DAY, 5), '60'),
};

interface ListingFeedVariables {
  readonly from: string | null;
  readonly format: FeedFormat | null;
  readonly name: string | null;
  readonly mapping: string | null;
  readonly minutes: number;
}

/** Returns the feed that is imported periodically; null if none is configured. */
export function listingFeedOf({ from, format, name, mapping, minutes }: ListingFeedVariables) {
  return from === null || format === null ? null : { from, format, name, mapping, everyMs: minutes * MINUTE_MS };
}
