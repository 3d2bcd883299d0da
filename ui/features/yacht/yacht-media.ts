import type { Market } from '../../../core/market/market.ts';
import type { Gallery } from '../../../core/media/gallery.ts';
import { chooseVideo } from '../../../core/media/gallery.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { filmView, youtubeFilm } from '../../gallery/build-film-view.ts';
import { yachtGallery } from '../../gallery/build-gallery-view.ts';
import type { FilmView } from '../../gallery/film-view.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import type { YachtContext } from './yacht-context.ts';
import type { YachtPageView } from './yacht-view.ts';

const EMPTY_GALLERY: Gallery = { profile: null, deckPlans: [], sections: [], videos: [] };

/**
 * Reads her pictures and films of this market (ME2, ME4). A gallery that cannot be read is empty: the media
 * library has logged the error, and the page shows her drawings.
 */
export async function yachtMedia(
  yacht: Yacht,
  market: Market,
  context: YachtContext,
): Promise<Pick<YachtPageView, 'gallery' | 'film' | 'profile' | 'plans'>> {
  const { media } = context.ports;
  const { hero, galleries } = yacht.media;
  // A yacht on one market only shows the same gallery on the other market's page.
  const id = galleries[market] ?? galleries[market === 'sale' ? 'charter' : 'sale'];
  const found = id === null ? null : await media.gallery(id);
  const gallery = found?.ok ? found.value : EMPTY_GALLERY;
  const others = gallery.sections.map(({ title, images }) => ({
    title,
    images: images.filter((image) => image.id !== hero),
  }));
  const { pictures, deckPlans, profile } = yachtGallery({ ...gallery, sections: others }, context.locale);
  return { gallery: pictures, film: await film(yacht, market, gallery, context), profile, plans: deckPlans };
}

/** Prefers a film of the media library to one at YouTube. */
async function film(
  yacht: Yacht,
  market: Market,
  { videos }: Gallery,
  { ports, locale, translate }: YachtContext,
): Promise<FilmView | null> {
  const own = chooseVideo(videos, market);
  const name = translate('yacht.film', { name: yacht.name });
  if (own !== null) {
    return filmView(own, { name: own.title?.[locale] ?? name, poster: null }, { locale, translate });
  }
  const address = yacht.videos[market];
  if (address === null) return null;
  return youtubeFilm(address, name, await heroPicture(yacht, 'scene-16x10', { media: ports.media, locale, translate }));
}
