import type { GalleryWire } from '../../../adapters/media-files/gallery-wire.ts';
import type { YachtRecord } from '../../../core/records/yacht-record.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import { assetId, type Masters, picturesOf } from './design/masters.ts';
import { plansOf } from './design/plans.ts';

/** Traps that leave her market as it was dealt: a gallery, and a film in one, that the library does not have. */
const WITHOUT_GALLERY: ReadonlySet<string> = new Set(['havro']);
const WITHOUT_FILM: ReadonlySet<string> = new Set(['skumring']);

/** Her hero, and a gallery for each market that she is offered on, where there is a picture of her. */
export function mediaOf(slug: string, market: YachtRecord['marketType'], masters: Masters): YachtRecord['media'] {
  const [hero = null] = picturesOf(slug, masters);
  const gallery = (of: 'charter' | 'sale') => (hero !== null && offeredOn(market, of) ? `${slug}-${of}` : null);
  const galleryCharter = WITHOUT_GALLERY.has(slug) ? 'no-such-gallery' : gallery('charter');
  return { hero, galleryCharter, gallerySales: gallery('sale') };
}

/**
 * Her rows of galleries.json. Charterers see her pictures as they were taken; a buyer's gallery ends with the hero, which
 * stands at the head of the page already.
 *
 * @param films files of films, below content/media
 */
export function galleriesOf(
  slug: string,
  yacht: YachtRecord,
  masters: Masters,
  films: ReadonlySet<string>,
): GalleryWire[] {
  const [hero, ...others] = picturesOf(slug, masters);
  const images = hero === undefined ? [] : [hero, ...others];
  const row = (id: string | null, market: 'charter' | 'sale', pictures: string[]): GalleryWire[] => {
    const file = `films/${slug}-${market}.mp4`;
    const videos = films.has(file) || WITHOUT_FILM.has(slug) ? [assetId(file)] : [];
    const sections = [{ title: null, images: pictures }];
    return id === `${slug}-${market}` ? [{ id, ...plansOf(slug, masters), sections, videos }] : [];
  };
  return [
    ...row(yacht.media.galleryCharter, 'charter', images),
    ...row(yacht.media.gallerySales, 'sale', hero === undefined ? [] : [...others, hero]),
  ];
}
