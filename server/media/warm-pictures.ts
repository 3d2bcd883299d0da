import { type ImagePreset, widthsFor } from '../../core/media/image-preset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { MediaFiles } from './media-route.ts';

type PictureMaker = Pick<MediaFiles, 'warm'>;

const WARMED_YACHTS = 30;
const PRESET: ImagePreset = 'card';
/** Pixels; narrower screens are rare. */
const LEAST_WIDTH = 480;
/** A format that nearly every browser accepts. */
const FORMAT = 'avif';

/**
 * Makes the card pictures of the first featured yachts, which visitors see first. The signal stops it after the current
 * picture.
 */
export async function warmHeroes(
  { catalogue, media }: { readonly catalogue: YachtCatalogue; readonly media: MediaLibrary },
  maker: PictureMaker,
  signal: AbortSignal,
): Promise<void> {
  const featured = (await catalogue.all()).filter((yacht) => yacht.featured).slice(0, WARMED_YACHTS);
  const heroes = featured.flatMap((yacht) => yacht.media.hero ?? []);
  await warmPictures(maker, media, heroes, signal);
}

/** Makes the card pictures of these assets one by one. @returns the number that were made */
export async function warmPictures(
  maker: PictureMaker,
  library: MediaLibrary,
  assetIds: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let made = 0;
  for (const id of assetIds) {
    if (signal.aborted) return made;
    const asset = await library.asset(id);
    if (!asset.ok || asset.value.type !== 'image') continue;
    const { url, width, height } = asset.value;
    if (width === null || height === null) continue;
    const name = url.replace(/^\/media\/[0-9a-f]+\//, '');
    for (const cardWidth of widthsFor(PRESET, { width, height }).filter((one) => one >= LEAST_WIDTH)) {
      if (signal.aborted) return made;
      if (await maker.warm(name, PRESET, cardWidth, FORMAT)) made += 1;
    }
  }
  return made;
}
