import type { Localized } from '../../locale/locale.ts';
import type { RecordPicture, YachtPictures } from './feed-picture.ts';

/** A picture that was made into a master, as a row of a media list. */
export interface FeedAsset {
  readonly id: string;
  /** Relative to the folder of the lists. */
  readonly file: string;
  readonly type: 'image';
  readonly alt: Localized;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** ISO 8601 instant at which it was fetched. */
  readonly createdAt: string;
}

/** The gallery of a yacht, whose id it has; a row of a media list. */
export interface FeedGallery {
  readonly id: string;
  readonly profile: null;
  readonly deckplans: readonly [];
  readonly sections: readonly { readonly title: null; readonly images: readonly string[] }[];
  readonly videos: readonly [];
}

/** A picture that could not be fetched. */
export interface FailedPicture {
  readonly id: string;
  /** Failures so far, one after another. */
  readonly tries: number;
  /** Milliseconds since 1970 before which it is not asked for again. */
  readonly againAt: number;
}

/** The pictures of a feed that were fetched or failed, by id. */
export interface KnownPictures {
  readonly assets: ReadonlyMap<string, FeedAsset>;
  readonly failed: ReadonlyMap<string, FailedPicture>;
}

/** The lists as they are kept. */
export interface PictureLists {
  readonly assets: readonly FeedAsset[];
  readonly galleries: readonly FeedGallery[];
  readonly failed: readonly FailedPicture[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Pauses after the first failure and those that follow; the last one holds from then on. */
const PAUSES_MS = {
  passing: [HOUR_MS, 4 * HOUR_MS, 16 * HOUR_MS, 3 * DAY_MS, 7 * DAY_MS],
  lasting: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 30 * DAY_MS],
} as const;

/**
 * Returns the pictures that are to be fetched now (FD3): those of yachts on the market that are not there yet, a failed
 * one after its pause. The first of every yacht come before the second of any, so that each has a face early.
 * @param now milliseconds since 1970
 */
export function duePictures(
  yachts: readonly YachtPictures[],
  { assets, failed }: KnownPictures,
  now: number,
): readonly RecordPicture[] {
  const due = new Map<string, RecordPicture>();
  const onMarket = yachts.filter(({ isOnMarket }) => isOnMarket).flatMap(({ pictures }) => pictures);
  for (const picture of onMarket.toSorted((a, b) => a.position - b.position)) {
    const isDue = !assets.has(picture.id) && (failed.get(picture.id)?.againAt ?? 0) <= now;
    if (isDue && !due.has(picture.id)) due.set(picture.id, picture);
  }
  return [...due.values()];
}

/** Returns a picture's failure; each one after another makes the pause longer. @param now milliseconds since 1970 */
export function nextPictureFailure(
  id: string,
  before: FailedPicture | undefined,
  isLasting: boolean,
  now: number,
): FailedPicture {
  const tries = (before?.tries ?? 0) + 1;
  const pauses = PAUSES_MS[isLasting ? 'lasting' : 'passing'];
  return { id, tries, againAt: now + (pauses[Math.min(tries, pauses.length) - 1] ?? DAY_MS) };
}

/**
 * Returns the lists of what is there: a gallery holds her pictures in the order of the feed, without those that are
 * missing. What no listing names any more is not a part of them.
 */
export function pictureLists(yachts: readonly YachtPictures[], { assets, failed }: KnownPictures): PictureLists {
  const kept = new Map<string, FeedAsset>();
  const failures = new Map<string, FailedPicture>();
  const galleries: FeedGallery[] = [];
  for (const { id, pictures } of yachts) {
    /** By file: one picture at two addresses is shown once. */
    const images = new Map<string, string>();
    for (const picture of pictures) {
      const asset = assets.get(picture.id);
      const failure = failed.get(picture.id);
      if (asset === undefined) {
        if (failure !== undefined) failures.set(picture.id, failure);
        continue;
      }
      if (!images.has(asset.file)) images.set(asset.file, picture.id);
      // Of two yachts with one picture, the first names it.
      if (!kept.has(picture.id)) kept.set(picture.id, { ...asset, alt: picture.alt });
    }
    if (images.size > 0) galleries.push(galleryOf(id, [...images.values()]));
  }
  return { assets: [...kept.values()], galleries, failed: [...failures.values()] };
}

function galleryOf(id: string, images: readonly string[]): FeedGallery {
  return { id, profile: null, deckplans: [], sections: [{ title: null, images }], videos: [] };
}
