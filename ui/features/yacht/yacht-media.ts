import type { Market } from '../../../core/market/market.ts';
import type { Gallery } from '../../../core/media/gallery.ts';
import { chooseVideo } from '../../../core/media/gallery.ts';
import { brochurePath } from '../../../core/routing/brochure-path.ts';
import { slugWithFallback } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { isAbsoluteHref } from '../../components/is-absolute-href.ts';
import { filmView, youtubeFilm } from '../../gallery/build-film-view.ts';
import { roomPictures, yachtGallery } from '../../gallery/build-gallery-view.ts';
import { type DownloadView, downloadView } from '../../gallery/download-view.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import type { YachtContext } from './yacht-context.ts';

const EMPTY_GALLERY: Gallery = { profile: null, deckPlans: [], sections: [], videos: [] };

/**
 * Reads her pictures and film for this market (ME2, ME4). A gallery that cannot be read is empty: the media
 * library has logged the error, and the page shows her drawings.
 */
export async function yachtPageMedia(yacht: Yacht, market: Market, context: YachtContext) {
  const { media } = context.ports;
  const { hero, galleries } = yacht.media;
  // A yacht with a gallery for only one market shows it on the other market's page too.
  const id = galleries[market] ?? galleries[market === 'sale' ? 'charter' : 'sale'];
  const stored = id === null ? null : await media.gallery(id);
  const gallery = stored?.ok ? stored.value : EMPTY_GALLERY;
  // The hero is already shown at the top of the page.
  const sections = gallery.sections.map((section) => ({
    ...section,
    images: section.images.filter((image) => image.id !== hero),
  }));
  const { pictures, deckPlans, profile } = yachtGallery({ ...gallery, sections }, context.locale);
  return {
    gallery: pictures,
    film: await film(yacht, market, gallery, context),
    profile,
    plans: deckPlans,
    rooms: roomPictures(gallery, context.locale),
  };
}

/** Builds the view of her film, from the media library or, if that has none, from YouTube; null without either. */
async function film(yacht: Yacht, market: Market, { videos }: Gallery, { ports, locale, translate }: YachtContext) {
  const own = chooseVideo(videos, market);
  const name = translate('yacht.film', { name: yacht.name });
  if (own !== null) {
    return filmView(own, { name: own.title?.[locale] ?? name, poster: null }, { locale, translate });
  }
  const address = yacht.videos[market];
  if (address === null) return null;
  return youtubeFilm(address, name, await heroPicture(yacht, 'scene-16x10', { media: ports.media, locale, translate }));
}

/** Returns a link to her own brochure, an asset or an address, or else to the one that is generated from her page. */
export async function brochureLinks(yacht: Yacht, market: Market, context: YachtContext): Promise<DownloadView[]> {
  const { ports, locale, translate, preferences } = context;
  const own = yacht.brochures[market];
  const text = translate('yacht.brochure');
  const asset = own === null ? null : await ports.media.asset(own);
  if (asset?.ok && asset.value.type === 'pdf') return [downloadView(asset.value, text, locale)];
  if (own !== null && (own.startsWith('/') || isAbsoluteHref(own))) return [{ text, href: own, note: 'PDF' }];
  const slug = slugWithFallback(yacht.slugs, market);
  return slug === null ? [] : [{ text, href: brochurePath({ locale, market, slug }, preferences), note: 'PDF' }];
}
