import { filmAddress } from '../../core/feed-values/film-address.ts';
import { plainText } from '../../core/feed-values/plain-text.ts';
import type { Reading } from '../../core/feed-values/reading.ts';
import { readWebAddress } from '../../core/feed-values/web-address.ts';
import type { FeedListing, FeedPicture } from '../../core/import/feed-listing.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { ListingFields } from './listing-fields.ts';

/** Sections of a description whose names say nothing to a reader. */
const PLAIN_SECTIONS = new Set(['overview', 'highlights']);

/** Reads the pictures: the profile first, then the gallery by its order; each address once. */
export function picturesOf(fields: ListingFields): readonly FeedPicture[] {
  const pictures = new Map<string, FeedPicture>();
  for (const picture of [fields.object('media/profile'), ...inOrder(fields.list('media/gallery'))]) {
    const url = picture.read('url', address);
    const caption = picture.text('caption');
    if (url !== null && !pictures.has(url)) pictures.set(url, { url, caption });
  }
  return [...pictures.values()];
}

/** Reads the addresses of films on YouTube; others are left out. */
export function filmsOf(fields: ListingFields): readonly string[] {
  const films = inOrder(fields.list('media/videos')).map((video) => video.read('url', film));
  return [...new Set(films.filter((url) => url !== null))];
}

/** Reads descriptions and equipment in the language of the feed. */
export function textsOf(fields: ListingFields, locale: Locale): Pick<FeedListing, 'descriptions' | 'equipment'> {
  const sections = fields.list('descriptions').flatMap((section) => {
    const content = section.value('content');
    const text = typeof content === 'string' ? plainText(content) : '';
    const title = section.text('section');
    if (text === '') return [];
    return title === null || PLAIN_SECTIONS.has(title.toLowerCase()) ? [text] : [title, text];
  });
  const description = sections.length > 0 ? plainText(sections.join('\n\n')) : fields.text('listing/summary');
  const equipment = fields.list('features').flatMap((feature) => {
    const text = feature.text('name');
    feature.value('slug');
    return text === null ? [] : [{ locale, text }];
  });
  return { descriptions: description === null ? {} : { [locale]: description }, equipment };
}

function inOrder(items: readonly ListingFields[]): ListingFields[] {
  const placed = items.map((item) => ({ item, sort: Number(item.value('sort')) || 0 }));
  return placed.sort((one, other) => one.sort - other.sort).map(({ item }) => item);
}

function address(text: string): Reading<string> {
  const url = readWebAddress(text);
  return url === null ? err('is not a web address') : ok(url);
}

function film(text: string): Reading<string> {
  const url = address(text);
  if (!url.ok || url.value === null) return url;
  const onYouTube = filmAddress(url.value);
  return onYouTube === null ? err('is not a YouTube film') : ok(onYouTube);
}
