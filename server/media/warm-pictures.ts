import { MARKETS, type Market } from '../../core/market/market.ts';
import { widthsFor } from '../../core/media/image-preset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { PAGE_SIZE } from '../../core/search/page-size.ts';
import { yachtOrder } from '../../core/search/sort.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { MediaFiles } from './media-route.ts';

/**
 * Makes the card pictures of the first page of each market's list, which visitors see first. The signal stops it after
 * the current picture.
 */
export async function warmFirstPagePictures(
  { catalogue, media }: { readonly catalogue: YachtCatalogue; readonly media: MediaLibrary },
  maker: Pick<MediaFiles, 'warm'>,
  signal: AbortSignal,
): Promise<void> {
  const yachts = await catalogue.all();
  const heroes = MARKETS.flatMap((market) => firstPage(yachts, market)).flatMap((yacht) => yacht.media.hero ?? []);
  await warmPictures(maker, media, [...new Set(heroes)], signal);
}

function firstPage(yachts: readonly Yacht[], market: Market): readonly Yacht[] {
  const offered = yachts.filter((yacht) => isOfferedOn(yacht.market, market));
  const featured = offered.filter((yacht) => yacht.featured);
  // They come first, so that a large fleet need not be sorted.
  const first = featured.length < PAGE_SIZE ? offered : featured;
  return first.toSorted(yachtOrder('default', market, 'eur', 'summer')).slice(0, PAGE_SIZE);
}

/** Makes the card pictures of these assets one by one. @returns the number that were made */
export async function warmPictures(
  maker: Pick<MediaFiles, 'warm'>,
  library: MediaLibrary,
  assetIds: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let made = 0;
  for (const id of assetIds) {
    const asset = await library.asset(id);
    if (!asset.ok || asset.value.type !== 'image') continue;
    const { url, width, height } = asset.value;
    if (width === null || height === null) continue;
    const name = url.replace(/^\/media\/[0-9a-f]+\//, '');
    for (const cardWidth of widthsFor('card', { width, height })) {
      if (signal.aborted) return made;
      if (await maker.warm(name, 'card', cardWidth, 'avif')) made += 1;
    }
  }
  return made;
}
