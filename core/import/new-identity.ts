import { foldText } from '../text/fold-text.ts';
import type { FeedListing } from './feed-listing.ts';

/** Letters of a slug at most; what is longer is cut between words. */
const MAX_LENGTH = 60;

/** Returns a text as a slug, `lady-moura-2`; empty if nothing of it can be written so. */
function slugify(text: string): string {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const next = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (next.length > MAX_LENGTH) break;
    slug = next;
  }
  return slug;
}

/**
 * Chooses the slug of a new yacht: her name, else builder, model and year; if that is taken, with builder and year, then
 * with her ref, then with a number. It stays hers from then on, whatever the feed calls her later.
 */
export function newSlug(
  { name, builder, model, builtYear, ref }: FeedListing,
  isTaken: (slug: string) => boolean,
): string {
  const make = [builder, model, builtYear].filter((part) => part !== null).join(' ');
  const tries = [name ?? make, `${name ?? ''} ${make}`, `${name ?? make} ${ref}`].map(slugify).filter(Boolean);
  const free = tries.find((slug) => !isTaken(slug));
  if (free !== undefined) return free;
  const stem = tries[0] ?? 'yacht';
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${stem}-${number}`)) return `${stem}-${number}`;
  }
}

/**
 * Returns the id of a new yacht: the name of the feed and her ref, apart by a sign that no feed's name has. It has no
 * letter that an address or a list of ids could take for something else. @param digest of refs that cannot be written so
 */
export function newId(feed: string, ref: string, digest: (text: string) => string): string {
  const plain = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/.test(ref) && ref.length <= MAX_LENGTH;
  return `${feed}_${plain ? ref : digest(ref).slice(0, 16)}`;
}
