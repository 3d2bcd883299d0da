import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import type { GalleryRecord, YachtRecord } from '../../content-records.ts';
import { assetId, dayPicturesOf, type Masters, picturesOf, roomPicturesOf } from './design/masters.ts';
import { plansOf } from './design/plans.ts';

/** Traps that do not change the market: a gallery, and a film in one, that the library does not have. */
const WITHOUT_GALLERY: ReadonlySet<string> = new Set(['havro']);
const WITHOUT_FILM: ReadonlySet<string> = new Set(['skumring']);

const DAY_TITLE = demoTexts({ en: 'One day, from the same spot', es: 'Un día, desde el mismo punto' });

/** Returns her hero, and a gallery for each market on which she is offered, if there are pictures of her. */
export function mediaOf(slug: string, market: YachtRecord['marketType'], masters: Masters): YachtRecord['media'] {
  const [hero = null] = picturesOf(slug, masters);
  const gallery = (of: 'charter' | 'sale') => (hero !== null && isOfferedOn(market, of) ? `${slug}-${of}` : null);
  const galleryCharter = WITHOUT_GALLERY.has(slug) ? 'no-such-gallery' : gallery('charter');
  return { hero, galleryCharter, gallerySales: gallery('sale') };
}

/**
 * Returns her rows of galleries.json. The charter gallery shows pictures in their order; the sale gallery ends with the
 * hero, which is at the top of the page already. Her rooms follow the first picture of either.
 *
 * @param films files of films, below content/media
 */
export function galleriesOf(
  slug: string,
  yacht: YachtRecord,
  masters: Masters,
  films: ReadonlySet<string>,
): GalleryRecord[] {
  const [hero, ...others] = picturesOf(slug, masters);
  const rooms = roomPicturesOf(slug, masters);
  const withRooms = ([first, ...more]: string[]) => (first === undefined ? [] : [first, ...rooms, ...more]);
  const images = hero === undefined ? [] : [hero, ...others];
  const row = (id: string | null, market: 'charter' | 'sale', pictures: string[]): GalleryRecord[] => {
    const file = `films/${slug}-${market}.mp4`;
    const videos = films.has(file) || WITHOUT_FILM.has(slug) ? [assetId(file)] : [];
    const day = dayPicturesOf(slug, masters);
    const sections = [
      { title: null, images: withRooms(pictures) },
      ...(day.length === 0 ? [] : [{ title: DAY_TITLE, images: [...day] }]),
    ];
    return id === `${slug}-${market}` ? [{ id, ...plansOf(slug, masters), sections, videos }] : [];
  };
  return [
    ...row(yacht.media.galleryCharter, 'charter', images),
    ...row(yacht.media.gallerySales, 'sale', hero === undefined ? [] : [...others, hero]),
  ];
}
