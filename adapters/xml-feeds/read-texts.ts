import { readYesNo } from '../../core/feed-values/feed-words.ts';
import { filmAddress } from '../../core/feed-values/film-address.ts';
import { plainText } from '../../core/feed-values/plain-text.ts';
import { isBlankValue } from '../../core/feed-values/reading.ts';
import { readWebAddress } from '../../core/feed-values/web-address.ts';
import type { FeedListing, FeedPicture } from '../../core/import/feed-listing.ts';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { foldText } from '../../core/text/fold-text.ts';
import type { AdvertFields, AdvertValue } from './advert-fields.ts';
import { lineOf } from './value-readers.ts';

/** Codes and names of the languages of the site: `es`, `es-ES`, `Español`, `spanish`. */
const LANGUAGES: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap(({ code, iso, language, name }) => {
    const english = new Intl.DisplayNames('en-GB', { type: 'language' }).of(language) ?? language;
    return [code, iso, language, name, english].map((word) => [foldText(word), code] as const);
  }),
);

/** Returns the locale of a language that a feed names; null for one that the site does not have. */
function localeOf(language: string): Locale | null {
  const word = foldText(language.trim());
  return LANGUAGES.get(word) ?? LANGUAGES.get(word.split(/[-_]/, 1)[0] ?? '') ?? null;
}

/**
 * Reads the descriptions of a yacht, the first of each language; one in a language that the site does not have is unmapped.
 * @param language the language of the feed, for texts that do not name theirs; null if it does not say it
 */
export function readDescriptions(
  fields: AdvertFields,
  paths: readonly string[],
  language: string | null,
): FeedListing['descriptions'] {
  const descriptions: Partial<Record<Locale, string>> = {};
  for (const value of paths.flatMap((path) => fields.all(path))) {
    const { attributes } = value.element;
    const named = attributes.get('language') ?? attributes.get('lang') ?? language;
    const text = plainText(value.text);
    const locale = named === null ? null : localeOf(named);
    if (isBlankValue(text)) continue;
    if (named === null) fields.leaveOut(value, 'does not say its language');
    else if (locale === null) fields.markUnmapped(`${value.path} in ${named.trim().slice(0, 20)}`);
    else descriptions[locale] ??= text;
  }
  return descriptions;
}

const MAX_LINES = 500;
const MAX_LINE_LENGTH = 300;
/** The language of the names of elements; null for a site without it. */
const ENGLISH = localeOf('english');

/**
 * Reads lines of equipment: `true` is the name of the element, which is English; a text stands for itself, after that
 * name where it is English or only a number. `false` is not equipment.
 */
export function readEquipment(
  fields: AdvertFields,
  groups: ReadonlySet<string>,
  paths: readonly string[],
  language: string | null,
): FeedListing['equipment'] {
  const values = [...paths.flatMap((path) => fields.all(path)), ...fields.within(groups)];
  const lines: FeedListing['equipment'][number][] = [];
  for (const value of values.filter(({ path }) => !path.includes('/@')).slice(0, MAX_LINES)) {
    const line = equipmentLine(value, language === null ? ENGLISH : localeOf(language));
    fields.markMapped(value);
    if (line === null) continue;
    if (line.locale === null) fields.markUnmapped(value.path);
    else lines.push({ locale: line.locale, text: line.text.slice(0, MAX_LINE_LENGTH) });
  }
  return lines;
}

function equipmentLine({ element, text: markup }: AdvertValue, locale: Locale | null) {
  const text = lineOf(markup);
  const name = lineOf((element.attributes.get('name') ?? element.name).replaceAll('_', ' '));
  const isThere = readYesNo(markup);
  if (text === null || name === null || isThere === false) return null;
  if (isThere === true) return { locale: ENGLISH, text: name };
  const isNumber = /^\d+$/.test(text);
  return isNumber || locale === ENGLISH ? { locale: ENGLISH, text: `${name}: ${text}` } : { locale, text };
}

/** Reads pictures, the main one first and otherwise in the order of the feed, and films (FD1). */
export function readMedia(fields: AdvertFields, paths: readonly string[]): Pick<FeedListing, 'pictures' | 'films'> {
  const pictures = new Map<string, FeedPicture & { readonly isMain: boolean }>();
  const films = new Set<string>();
  for (const path of paths) fields.all(`${path}/@type`);
  for (const value of paths.flatMap((path) => fields.all(path))) {
    const { attributes } = value.element;
    const type = attributes.get('type')?.trim().toLowerCase() ?? '';
    const address = readWebAddress(value.text);
    const film = address === null ? null : filmAddress(address);
    if (address === null) fields.leaveOut(value, 'is not a web address');
    else if (film !== null) films.add(film);
    else if (type.startsWith('video') || /(^|\/)video$/i.test(value.path))
      fields.leaveOut(value, 'is not a YouTube film');
    else if (type !== '' && !type.startsWith('image')) fields.leaveOut(value, 'is not a picture');
    else if (!pictures.has(address)) {
      const isMain = readYesNo(attributes.get('primary') ?? '') === true;
      pictures.set(address, { url: address, caption: lineOf(attributes.get('caption') ?? ''), isMain });
    }
  }
  const ordered = [...pictures.values()].sort((one, other) => Number(other.isMain) - Number(one.isMain));
  return { pictures: ordered.map(({ url, caption }) => ({ url, caption })), films: [...films] };
}
