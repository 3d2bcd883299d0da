import { inEveryLocale, type Localized } from '../../locale/locale.ts';
import { isRecord } from '../../shared/parse-json.ts';
import type { FeedPicture } from '../feed-listing.ts';
import type { YachtRecord } from '../yacht-record.ts';

/** The part of an imported yacht that is needed to fetch her pictures. */
export interface PicturedYacht {
  /** Her id on the site. */
  readonly id: string;
  /** Whether she is offered for charter or sale. */
  readonly isOnMarket: boolean;
  readonly record: YachtRecord;
}

/** A picture that a feed names, with the id of the asset that it becomes. */
export interface RecordPicture {
  /** The id of the asset. */
  readonly id: string;
  readonly url: string;
  readonly alt: Localized;
  readonly yachtId: string;
  /** The picture's index in the yacht's list, from 1. */
  readonly position: number;
}

/** The pictures of a yacht in the order of the feed. */
export interface YachtPictures extends Pick<PicturedYacht, 'id' | 'isOnMarket'> {
  readonly pictures: readonly RecordPicture[];
}

/** The maximum number of pictures for each yacht; a gallery has no use for more. */
const MAX_PICTURES = 60;
const MAX_ALT_LENGTH = 200;

/**
 * Returns the pictures that her record names (FD3), each once. A caption serves as alt text in every locale, since a
 * feed does not state its language; without a caption, her name does.
 * @param digest a collision-resistant hash, as at least 32 hexadecimal digits
 */
export function picturesOfRecord(
  { id, isOnMarket, record }: PicturedYacht,
  digest: (text: string) => string,
): YachtPictures {
  const byId = new Map<string, RecordPicture>();
  for (const { url, caption } of feedPicturesOf(record)) {
    if (byId.size >= MAX_PICTURES) break;
    const asset = assetId(url, digest);
    if (byId.has(asset)) continue;
    const text = (caption ?? '').trim() || (typeof record.name === 'string' ? record.name : '');
    const alt = inEveryLocale(() => text.slice(0, MAX_ALT_LENGTH));
    byId.set(asset, { id: asset, url, alt, yachtId: id, position: byId.size + 1 });
  }
  return { id, isOnMarket, pictures: [...byId.values()] };
}

/** Returns the pictures of a record. The site writes records itself, so only the shape of a picture is checked. */
function feedPicturesOf({ feedPictures }: YachtRecord): readonly FeedPicture[] {
  return Array.isArray(feedPictures) ? feedPictures.filter(isPicture) : [];
}

function isPicture(value: unknown): value is FeedPicture {
  return (
    isRecord(value) && typeof value.url === 'string' && (value.caption === null || typeof value.caption === 'string')
  );
}

/** Returns a UUID (RFC 9562, version 8) derived from the picture's URL: the same URL always gives the same id. */
function assetId(url: string, digest: (text: string) => string): string {
  const hex = digest(url);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
