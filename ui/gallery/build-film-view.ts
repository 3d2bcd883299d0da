import type { Locale } from '../../core/locale/locale.ts';
import { widestUrl } from '../../core/media/image-url.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { youtubePlayer } from '../../core/media/youtube.ts';
import type { PictureView } from '../components/picture-view.ts';
import type { Translate } from '../i18n/translator.ts';
import { fileType } from './file-type.ts';
import type { FilmView } from './film-view.ts';

/** Pixels of a film whose library does not say: most are as wide for their height. */
const USUAL = { width: 1280, height: 720 };
/** Of a still: wide enough for a film in the page. */
const POSTER_WIDTH = 960;

interface FilmContext {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** product.md ME4. @param asset null where it cannot be found @param poster instead of the film's own still */
export function filmView(
  asset: MediaAsset | null,
  { name, poster }: { readonly name: string | null; readonly poster: PictureView | null },
  { locale, translate }: FilmContext,
): FilmView {
  if (asset?.type !== 'video') return { kind: 'missing', poster };
  const width = asset.width ?? USUAL.width;
  const height = asset.height ?? USUAL.height;
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

/** A film at YouTube, by the address of its page there; nothing of it is fetched until it is asked for. */
export function youtubeFilm(href: string, name: string | null, poster: PictureView | null): FilmView {
  return { kind: 'youtube', name, href, player: youtubePlayer(href), poster };
}

function stillOf({ src, kind, width, height }: PictureView): string {
  return kind === 'drawing' ? src : widestUrl({ url: src, width, height }, 'gallery', 'jpeg', POSTER_WIDTH);
}
