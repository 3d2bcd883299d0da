import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import type { Content } from '../content.ts';

/** The texts of one record of a file. */
export interface RecordTexts {
  readonly file: string;
  readonly texts: readonly PlacedText[];
}

/** A text below a value in one language, named by a key such as `blocks.en[0].title` or `teaser.es`. */
export interface PlacedText {
  readonly path: string;
  /** The path that all languages share, with `*` in place of the language's code. */
  readonly common: string;
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
}

function textsOf(record: unknown, path = ''): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  const walk = (value: unknown, at: Omit<PlacedText, 'locale' | 'text'>, locale: Locale | null): void => {
    if (typeof value === 'string') {
      if (locale !== null) texts.push({ ...at, locale, text: value });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        walk(item, { path: `${at.path}[${index}]`, common: `${at.common}[${index}]`, key: at.key }, locale);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const named = locale === null ? (LOCALES.find(({ code }) => code === key)?.code ?? null) : null;
        const dot = at.path === '' ? '' : '.';
        const common = `${at.common}${dot}${named === null ? key : '*'}`;
        walk(item, { path: `${at.path}${dot}${key}`, common, key: named === null ? key : at.key }, named ?? locale);
      }
    }
  };
  walk(record, { path, common: path, key: '' }, null);
  return texts;
}

/** Returns every text that visitors read in one language or the other. */
export function allTexts({
  source,
  pages,
  drafts,
  yachts,
  areas,
  offices,
  assets,
  galleries,
  stops,
}: Content): readonly RecordTexts[] {
  const whole = (file: string, record: unknown) => ({ file, texts: textsOf(record) });
  const rows = (file: string, all: Content['areas' | 'offices' | 'assets' | 'galleries' | 'stops']) =>
    [...all.values()].map(({ place, raw }) => ({ file, texts: textsOf(raw, place) }));
  return [
    ...[source.site, source.home, source.charterTerms].flatMap(({ name, json }) =>
      json.ok ? [whole(name, json.value)] : [],
    ),
    ...[...pages, ...drafts, ...yachts].map(({ file, raw }) => whole(file, raw)),
    ...rows(source.areas.name, areas),
    ...rows(source.offices.name, offices),
    ...rows(source.assets.name, assets),
    ...rows(source.galleries.name, galleries),
    ...rows(source.stops.name, stops),
  ];
}
