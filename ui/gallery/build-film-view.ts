import type { Locale } from '../../core/locale/locale.ts';
import { widestUrl } from '../../core/media/image-url.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { youtubePlayer } from '../../core/media/youtube.ts';
import type { PictureView } from '../components/picture-view.ts';
import type { Translate } from '../i18n/translator.ts';
import { fileType } from './file-type.ts';
import type { FilmView } from './film-view.ts';

/** Pixels assumed for a film of unknown size; most films are 16:9. */
const DEFAULT_SIZE = { width: 1280, height: 720 };
/** Width of a still in pixels: wide enough for a film in the page. */
const POSTER_WIDTH = 960;

interface FilmContext {
  readonly locale: Locale;
  readonly translate: Translate;
}

/**
 * Builds the view of a film (ME4). @param asset null if it is not found @param poster instead of the film's
 * own still
 */
export function filmView(
  asset: MediaAsset | null,
  { name, poster }: { readonly name: string | null; readonly poster: PictureView | null },
  { locale, translate }: FilmContext,
): FilmView {
  if (asset?.type !== 'video') return { kind: 'missing', poster };
  const width = asset.width ?? DEFAULT_SIZE.width;
  const height = asset.height ?? DEFAULT_SIZE.height;
  const called = name ?? asset.title?.[locale] ?? null;
  const seen = asset.alt[locale];
  const own = asset.videoPoster && widestUrl({ url: asset.videoPoster, width, height }, 'hero', 'jpeg', POSTER_WIDTH);
  return {
    kind: 'own',
    name: called,
    text: seen === '' || seen === called ? null : seen,
    src: asset.url,
    type: fileType(asset.url)?.mime ?? null,
    captions: asset.vttSrc && { src: asset.vttSrc[locale], locale, label: translate('video.captions') },
    poster: poster === null ? own : stillOf(poster),
    width,
    height,
  };
}

/** Builds the view of a YouTube film from the address of its page; the browser fetches nothing of it until a click. */
export function youtubeFilm(href: string, name: string | null, poster: PictureView | null): FilmView {
  return { kind: 'youtube', name, href, player: youtubePlayer(href), poster };
}

function stillOf({ src, kind, width, height }: PictureView): string {
  return kind === 'drawing' ? src : widestUrl({ url: src, width, height }, 'gallery', 'jpeg', POSTER_WIDTH);
}
