import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { escapePattern } from '../../../core/shared/escape-pattern.ts';
import type { CruisingArea, Yacht } from '../../../core/yacht/yacht.ts';
import type { Content, YachtFile } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';
import { storyTexts } from './repeated-runs.ts';
import { STORY_WORDS, type StoryWords } from './story-words.ts';

/** Tonnages at which rules change, which a story may name for any yacht. */
const LIMITS_OF_TONNAGE = [300, 400, 499, 500, 3000];
/** Nautical miles; a shorter distance is a passage, and not her range. */
const MIN_RANGE = 400;
/** A rounded figure is this near to her own, as a share of it. */
const ROUNDED = 0.03;
/** Four digits of these years without a unit after them. */
const YEAR = /(?<![\d.,])(?:19[5-9]\d|20[0-4]\d)(?![\d.,]*\d| (?:miles|millas|metres|metros|GT|hp|CV|caballos))/g;
const MONEY = /[€$£]|(?<![A-Z])(?:EUR|USD|GBP|AUD)(?![A-Z])/;

/** Finds what stories say of yachts against their records: figures, equipment, waters and prices (LO8). */
export function storyFacts({ yachts, areas }: Content): readonly Finding[] {
  const known = [...areas.values()].map(({ value }) => value);
  return yachts.flatMap((yacht) => LOCALES.flatMap(({ code }) => inStory(yacht, code, known)));
}

function inStory({ file, yacht }: YachtFile, locale: Locale, areas: readonly CruisingArea[]): Finding[] {
  const words = STORY_WORDS.get(locale);
  if (words === undefined) return [];
  const texts = storyTexts(yacht, locale).map((text) => withoutNames(text, yacht, locale));
  const problems = texts.flatMap((text) => [
    ...figureProblems(text, yacht, words),
    ...countProblems(claimsIn(text, words), yacht, words),
    ...equipmentProblems(claimsIn(text, words), yacht, locale, words),
    ...waterProblems(text, yacht, locale, areas),
    ...(MONEY.test(text) ? ['a price in a story does not change with the record'] : []),
  ]);
  return problems.map((problem) => warningAt(file, `story.${locale}`, problem));
}

/** A text without names that hold figures or an area's name: of her engines, model, berth and the place where she lies. */
function withoutNames(text: string, { machinery, model, location, name }: Yacht, locale: Locale): string {
  const names = [machinery.mainEngine, model, location.berth, location.lying?.[locale] ?? null, name];
  return names.reduce<string>(
    (rest, found) => (found === null ? rest : rest.replaceAll(wholeWord(found), '')),
    text.replaceAll('\u00a0', ' '),
  );
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}(?![\\p{L}\\d])`, 'gu');
}

/** Leaves out the parts of sentences that tell what she does not have, or what other yachts have. */
function claimsIn(text: string, words: StoryWords): string {
  return text
    .split(/(?<=[.;:]) /)
    .filter((sentence) => !words.without.test(sentence))
    .join(' ');
}

function figureProblems(text: string, yacht: Yacht, words: StoryWords): string[] {
  const { dimensions, speeds, ranges, grossTonnage, machinery, builtYear, refitYear } = yacht;
  const { horsepower, engines } = machinery;
  const lengths = [dimensions.length, dimensions.beam, dimensions.draft, dimensions.minimumDraft];
  const years = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  const outside = (pattern: RegExp, own: readonly (number | null)[], least = 0) =>
    figuresIn(text, pattern, words).filter((figure) => figure >= least && !own.some((value) => isNear(figure, value)));
  const told: [readonly number[], string][] = [
    [outside(words.metres, lengths), 'metres is not her length, beam or draft'],
    [outside(words.knots, [speeds.max, speeds.cruise]), 'knots is not her speed'],
    [outside(words.miles, [ranges.cruise, ranges.economical], MIN_RANGE), 'miles is not her range'],
    [outside(words.tonnage, [grossTonnage, ...LIMITS_OF_TONNAGE]), 'GT is not her tonnage'],
    [outside(words.power, [horsepower, (horsepower ?? 0) * (engines ?? 0)]), 'horsepower is not her engines’'],
    [years.filter((year) => year !== builtYear && year !== refitYear), 'is neither her year nor that of her refit'],
  ];
  return told.flatMap(([figures, problem]) => figures.map((figure) => `${figure} ${problem}`));
}

function countProblems(text: string, { guests, cabins, crew }: Yacht, words: StoryWords): string[] {
  const beyond = (pattern: RegExp, most: number) =>
    [...text.matchAll(pattern)]
      .map(([, count = '']) => words.numbers.indexOf(count.toLowerCase()) + 1 || Number(count))
      .filter((count) => most > 0 && count > most);
  return [
    ...beyond(words.guests, Math.max(guests.total, guests.cruising, guests.sleeping)).map((n) => `has not ${n} guests`),
    ...beyond(words.cabins, Math.max(cabins.total, cabins.staterooms)).map((n) => `has not ${n} cabins`),
    ...beyond(words.crew, Math.max(crew.total, crew.charter)).map((n) => `has not ${n} crew`),
  ];
}

function equipmentProblems(text: string, yacht: Yacht, locale: Locale, words: StoryWords): string[] {
  const labels = yacht.features.map(({ feature }) => feature[locale]);
  return words.amenities
    .filter(([pattern, amenities]) => {
      const isHers = yacht.amenities.some((amenity) => amenities.includes(amenity));
      return !isHers && !labels.some((label) => pattern.test(label)) && pattern.test(text);
    })
    .map(([, [amenity]]) => `names her ${amenity}, which her record does not have`);
}

function waterProblems(text: string, { cruising }: Yacht, locale: Locale, areas: readonly CruisingArea[]): string[] {
  const own = new Set([...cruising.summer, ...cruising.winter].map(({ id }) => id));
  return areas
    .filter(({ id, name }) => !own.has(id) && text.includes(name[locale]))
    .map(({ name }) => `names ${name[locale]}, which is not among her cruising areas`);
}

function figuresIn(text: string, pattern: RegExp, { decimal }: StoryWords): number[] {
  return [...text.matchAll(pattern)].map(([, figure = '']) => {
    const digits = decimal === '.' ? figure.replaceAll(',', '') : figure.replaceAll('.', '').replace(',', '.');
    return Number(digits);
  });
}

/** Whether a figure is this value, or this value rounded to a whole number or by a few hundredths. */
function isNear(figure: number, value: number | null): boolean {
  if (value === null) return false;
  const isWhole = Number.isInteger(figure);
  return isWhole ? Math.abs(figure - value) <= Math.max(0.5, value * ROUNDED) : Math.abs(figure - value) < 0.051;
}
