import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { type Content, fieldOf, type PageFile } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { localesOf } from './placed.ts';
import type { PlacedText, RecordTexts } from './texts.ts';

/**
 * A text with this many words, and this many of them lower-case, is a sentence and not a name: the same text in two
 * languages is untranslated.
 */
const WORDS_OF_A_SENTENCE = 4;
const SMALL_WORDS = 2;

/** Finds texts that are missing in a language, and texts that seem to be untranslated (LO8). */
export function translationFindings(
  { source, pages, drafts, assets }: Content,
  records: readonly RecordTexts[],
): readonly Finding[] {
  return [
    ...[...pages, ...drafts].flatMap((page) => [...pageIn(page), ...blocksAlike(page)]),
    ...[...assets.values()].flatMap(({ place, raw }) =>
      ['title', 'description'].flatMap((key) => oneSided(source.assets.name, `${place}.${key}`, fieldOf(raw, key))),
    ),
    ...records.flatMap(({ file, texts }) => untranslated(file, texts)),
  ];
}

function nameOf(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}
const NAMES = new Map(LOCALES.map(({ code }) => [code, nameOf(code)]));

function pageIn(page: PageFile): Finding[] {
  const there = localesOf(page);
  const missing = LOCALES.filter(({ code }) => !there.includes(code));
  return [
    ...missing.map(({ code }) => warningAt(page.file, `slug.${code}`, `there is no such page in ${NAMES.get(code)}`)),
    ...(missing.length === 0 ? oneSided(page.file, 'teaser', fieldOf(page.raw, 'teaser')) : []),
  ];
}

function oneSided(file: string, field: string, texts: unknown): Finding[] {
  const isGiven = (code: string) => {
    const text = fieldOf(texts, code);
    return typeof text === 'string' && text.trim() !== '';
  };
  if (!LOCALES.some(({ code }) => isGiven(code))) return [];
  return LOCALES.filter(({ code }) => !isGiven(code)).map(({ code }) =>
    warningAt(file, `${field}.${code}`, 'is missing, and given in another language'),
  );
}

function blocksAlike({ file, page, blocks }: PageFile): Finding[] {
  const [first, ...others] = localesOf({ page });
  if (first === undefined) return [];
  const types = (locale: Locale) => blocks[locale].map(({ raw }) => String(fieldOf(raw, 'type')));
  const expected = types(first);
  return others.flatMap((locale) => {
    const found = types(locale);
    const at = expected.findIndex((type, index) => found[index] !== type);
    const differs = at < 0 && found.length > expected.length ? expected.length : at;
    if (differs < 0) return [];
    const [here, there] = [found[differs] ?? 'none', expected[differs] ?? 'none'];
    return [errorAt(file, `blocks.${locale}[${differs}]`, `is "${here}" where ${NAMES.get(first)} has "${there}"`)];
  });
}

/** Finds sentences that are the same in two languages. */
function untranslated(file: string, texts: readonly PlacedText[]): Finding[] {
  const byPlace = new Map<string, PlacedText>();
  return texts.flatMap((placed) => {
    const other = byPlace.get(placed.common);
    if (other === undefined) byPlace.set(placed.common, placed);
    const isSame = other !== undefined && other.locale !== placed.locale && other.text === placed.text;
    return isSame && isSentence(placed.text)
      ? [warningAt(file, placed.path, `is the same as in ${NAMES.get(other.locale)}: "${placed.text}"`)]
      : [];
  });
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\P{L}*\p{Ll}/u.test(word));
  return words.length >= WORDS_OF_A_SENTENCE && small.length >= SMALL_WORDS;
}
