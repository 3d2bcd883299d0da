import { inEveryLocale, type Localized } from '../../locale/locale.ts';
import { isRecord } from '../../shared/parse-json.ts';
import type { FeedPicture } from '../feed-listing.ts';
import type { YachtRecord } from '../yacht-record.ts';

/** A yacht of a feed, as far as her pictures go. */
export interface PicturedYacht {
  /** Her id on the site. */
  readonly id: string;
  readonly isOnMarket: boolean;
  readonly record: YachtRecord;
}

/** A picture that a feed names, with the id of the asset that becomes of it. */
export interface RecordPicture {
  readonly id: string;
  readonly url: string;
  readonly alt: Localized;
  /** The yacht's id, and the picture's place in her list, from 1. */
  readonly yacht: string;
  readonly place: number;
}

/** The pictures of a yacht in the order of the feed. */
export interface YachtPictures extends Pick<PicturedYacht, 'id' | 'isOnMarket'> {
  readonly pictures: readonly RecordPicture[];
}

/** Pictures of one yacht at most; a gallery has no use for more. */
const MAX_PICTURES = 60;
const MAX_ALT_LENGTH = 200;

/**
 * Returns the pictures that her record names (FD3), each once. A caption is her picture's text in every language, since a
 * feed does not say in which one it is; without one, her name stands for it.
 * @param digest returns 32 or more hexadecimal digits, which differ for different texts
 */
export function picturesOfRecord(
  { id, isOnMarket, record }: PicturedYacht,
  digest: (text: string) => string,
): YachtPictures {
  const byId = new Map<string, RecordPicture>();
  for (const { url, caption } of namedIn(record)) {
    if (byId.size >= MAX_PICTURES) break;
    const asset = assetId(url, digest);
    if (byId.has(asset)) continue;
    const text = (caption ?? '').trim() || (typeof record.name === 'string' ? record.name : '');
    const alt = inEveryLocale(() => text.slice(0, MAX_ALT_LENGTH));
    byId.set(asset, { id: asset, url, alt, yacht: id, place: byId.size + 1 });
  }
  return { id, isOnMarket, pictures: [...byId.values()] };
}

/** Records are written by the site itself, so that only the outline of a picture is checked. */
function namedIn({ feedPictures }: YachtRecord): readonly FeedPicture[] {
  return Array.isArray(feedPictures) ? feedPictures.filter(isPicture) : [];
}

function isPicture(value: unknown): value is FeedPicture {
  return (
    isRecord(value) && typeof value.url === 'string' && (value.caption === null || typeof value.caption === 'string')
  );
}

/** Returns the id of an asset, a UUID (RFC 9562, version 8) that an address always has. */
function assetId(url: string, digest: (text: string) => string): string {
  const hex = digest(url);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
