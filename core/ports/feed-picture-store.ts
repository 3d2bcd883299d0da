import type { KnownPictures, PictureLists } from '../import/pictures/picture-plan.ts';
import type { Result } from '../shared/result.ts';
import type { FeedLock } from './listing-store.ts';

/** A picture of a feed as the site stores it. */
export interface MasterPicture {
  /** Its file name; the same bytes always give the same name. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps the pictures of feeds where the media library finds them (FD3). A feed's name has lowercase letters, digits and
 * hyphens. Only one process at a time may use a feed's pictures.
 */
export interface FeedPictureStore {
  /**
   * Opens the pictures of a feed, and first deletes files that are in no {@link PictureLists}.
   * @param lock checked before anything is deleted or published
   */
  begin(feed: string, lock: FeedLock): Promise<FeedPictureSession>;
}
export const FeedPictureStore = Symbol.for('FeedPictureStore');

/** The pictures of one feed, as long as its lock is held. */
export interface FeedPictureSession {
  /** The pictures that earlier runs fetched or failed to fetch. */
  readonly known: KnownPictures;
  /**
   * Stores a picture as a master, without metadata such as captions and GPS positions (EXIF); the site shows it only
   * once `show` has listed it. The error says why the picture was rejected, in our own words and not the decoder's.
   */
  keep(bytes: Uint8Array): Promise<Result<MasterPicture, string>>;
  /** Replaces the published lists. If the process ends half-way, the lists are still readable. */
  show(lists: PictureLists): Promise<void>;
}
