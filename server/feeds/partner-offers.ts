import { createHash } from 'node:crypto';
import type { FeedPicture } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { imageUrl, widestUrl } from '../../core/media/image-url.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** A yacht on one market, as a feed for partners offers her. */
export interface PartnerOffer {
  readonly yacht: Yacht;
  readonly market: Market;
  /** In lower case; the same for as long as the yacht has her id. */
  readonly uuid: string;
}

/** A picture with what is known of its file. */
export interface PartnerPicture extends FeedPicture {
  /** Pixels; null where the library does not know them. */
  readonly width: number | null;
  readonly height: number | null;
  /** The address of a small picture. */
  readonly thumbnailUrl: string;
}

/**
 * Lists the yachts of the brokerage on each market, also those that were withdrawn, by their UUIDs (FD5). Yachts that came
 * from a feed are others' to pass on and are left out.
 */
export function partnerOffers(fleet: readonly Yacht[]): readonly PartnerOffer[] {
  const offers = fleet
    .filter(({ listed }) => listed === null)
    .flatMap((yacht) =>
      MARKETS.filter((market) => isOfferedOn(yacht.withdrawn?.was ?? yacht.market, market)).map((market) => ({
        yacht,
        market,
        uuid: uuidOf(`${market} ${yacht.id}`),
      })),
    );
  return offers.sort((one, other) => (one.uuid < other.uuid ? -1 : 1));
}

/** Makes a UUID of version 8 (RFC 9562) of a text. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(digits[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

/**
 * Finds the pictures of a yacht on a market in the order of her gallery, without drawings, in the largest size that is made
 * for others; without a gallery, her main picture.
 * @param origin scheme and host of the site
 * @throws where the media library does not answer: a partner would take pictures that are missing for removed ones
 */
export async function partnerPictures(
  { yacht: { media }, market }: PartnerOffer,
  library: MediaLibrary,
  origin: string,
): Promise<readonly PartnerPicture[]> {
  const id = media.galleries[market];
  const gallery = id === null ? null : await library.gallery(id);
  const images = gallery?.ok ? gallery.value.sections.flatMap((section) => section.images) : [];
  const hero = images.length > 0 || media.hero === null ? null : await library.asset(media.hero);
  for (const answer of [gallery, hero]) {
    if (answer?.ok === false && answer.error.kind === 'unavailable') throw new Error(answer.error.reason);
  }
  return [...images, ...(hero?.ok ? [hero.value] : [])]
    .filter(({ type }) => type === 'image')
    .map((asset) => pictureOf(asset, origin));
}

const THUMBNAIL_WIDTH = 480;

function pictureOf({ url, width, height, title, alt }: MediaAsset, origin: string): PartnerPicture {
  const address = (path: string) => new URL(path, origin).href;
  const caption = (title?.[DEFAULT_LOCALE] ?? alt[DEFAULT_LOCALE]).trim() || null;
  if (width === null || height === null) {
    return { url: address(url), caption, width, height, thumbnailUrl: address(url) };
  }
  const image = { url, width, height };
  const largest = address(widestUrl(image, 'print', 'jpeg'));
  const made = Math.min(width, Number(new URL(largest).searchParams.get('width')));
  return {
    url: largest,
    caption,
    width: made,
    height: Math.round((height * made) / width),
    thumbnailUrl: address(imageUrl(image, 'gallery', THUMBNAIL_WIDTH, 'jpeg')),
  };
}
