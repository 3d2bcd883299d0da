import { widestUrl } from '../../core/media/image-url.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { youtubePlayerUrl } from '../../core/media/youtube.ts';
import type { PictureView } from '../components/picture-view.ts';
import { largestFileAddress } from '../pictures/picture-address.ts';
import type { CardContext } from '../yacht-card/card-facts.ts';
import { fileType } from './download-view.ts';

/** Pixels assumed for a film of unknown size; most films are 16:9. */
const DEFAULT_SIZE = { width: 1280, height: 720 };
/** Width of a still in pixels: wide enough for a film in the page. */
const POSTER_WIDTH = 960;

/** A film of the media library, one on YouTube, or one that is not found. */
export type FilmView = ReturnType<typeof filmView | typeof youtubeFilm>;

/**
 * Builds the view of a film (ME4). @param asset null if it is not found @param poster replaces the film's own still
 */
export function filmView(
  asset: MediaAsset | null,
  { name, poster }: { readonly name: string | null; readonly poster: PictureView | null },
  { locale, translate }: Pick<CardContext, 'locale' | 'translate'>,
) {
  if (asset?.type !== 'video') return { kind: 'missing', poster } as const;
  const width = asset.width ?? DEFAULT_SIZE.width;
  const height = asset.height ?? DEFAULT_SIZE.height;
  const title = name ?? asset.title?.[locale] ?? null;
  const text = asset.alt[locale];
  const still = asset.videoPoster && widestUrl({ url: asset.videoPoster, width, height }, 'hero', 'jpeg', POSTER_WIDTH);
  return {
    kind: 'own',
    /** Accessible name of the film; null if it has none. */
    name: title,
    /** Description for screen readers; null if there is only the name. */
    text: text === '' || text === title ? null : text,
    src: asset.url,
    /** Media type of the file, such as `video/mp4`; null if its extension is unknown. */
    type: fileType(asset.url)?.mime ?? null,
    captions: asset.vttSrc && { src: asset.vttSrc[locale], locale, label: translate('video.captions') },
    /** Address of a still. */
    poster: poster === null ? still : largestFileAddress(poster, POSTER_WIDTH),
    width,
    height,
  } as const;
}

/** Builds the view of a YouTube film from the address of its page; nothing is fetched before a click. */
export function youtubeFilm(href: string, name: string | null, poster: PictureView | null) {
  return {
    kind: 'youtube',
    name,
    href,
    /** Address of the embedded player; null for a film that can only be watched on YouTube. */
    player: youtubePlayerUrl(href),
    poster,
  } as const;
}
