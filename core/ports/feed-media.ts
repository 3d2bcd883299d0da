import type { KnownPictures, PictureLists } from '../import/pictures/picture-plan.ts';
import type { Result } from '../shared/result.ts';
import type { FeedTurn } from './listing-store.ts';

/** A picture as it is kept. */
export interface Master {
  /** The name of its file, which the same picture always has. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps the pictures of feeds where the media library finds them (FD3), by the name of the feed: lower case letters, digits
 * and hyphens. One process at a time uses those of a feed.
 */
export interface FeedMedia {
  /**
   * Returns the pictures of a feed; removes the files of those that no list names.
   * @param turn checked before anything is removed or shown
   */
  begin(feed: string, turn: FeedTurn): Promise<FeedPictures>;
}
export const FeedMedia = Symbol.for('FeedMedia');

export interface FeedPictures {
  /** What was known at the beginning. */
  readonly known: KnownPictures;
  /**
   * Keeps a picture as a master, without the words and places that its file may hold; nobody sees it before a list names
   * it. The error says why the bytes are no picture that is shown, in words of ours.
   */
  keep(bytes: Uint8Array): Promise<Result<Master, string>>;
  /** Shows these lists from now on. A process that ends meanwhile leaves lists that can be read. */
  show(lists: PictureLists): Promise<void>;
}
