import { inEveryLocale, LOCALES, type Localized } from '../locale/locale.ts';
import { FEATURE_CATEGORIES, type Feature } from '../yacht/feature.ts';
import type { ListedText, YachtStory } from '../yacht/yacht.ts';
import type { RecordReader } from './record-reader.ts';

/** Parses a yacht's story, sound paragraphs only; null without one, or if a language lacks headline or standfirst. */
export function storyOf(yacht: RecordReader): Localized<YachtStory> | null {
  if (yacht.raw('story') === null) return null;
  const parsed = yacht.perLocale('story', (stories, locale) => storyInLocale(stories.object(locale)));
  return Object.values(parsed).some((story) => story === null)
    ? null
    : inEveryLocale((locale) => parsed[locale] as YachtStory);
}

function storyInLocale(story: RecordReader): YachtStory | null {
  const opening = story.sound(() => ({ headline: story.text('headline'), standfirst: story.text('standfirst') }));
  const paragraphs = story
    .soundList('paragraphs', (items, index) => (items.raw(index) === null ? null : items.text(index)))
    .filter((paragraph) => paragraph !== null);
  return opening === null ? null : { ...opening, paragraphs };
}

/** Parses what a feed says of a yacht (FD1), empty where nothing of it can be shown; null for a yacht of no feed. */
export function listedTextsOf(yacht: RecordReader): Partial<Localized<ListedText>> | null {
  const record = yacht.optional('listed', () => yacht.object('listed'));
  const texts = LOCALES.flatMap(({ code }) => {
    const isSpoken = record !== null && (record.raw(code) ?? null) !== null;
    const listed = isSpoken ? listedIn(record.object(code)) : null;
    return listed === null || listed.paragraphs.length + listed.equipment.length === 0 ? [] : [[code, listed] as const];
  });
  return record === null ? null : Object.fromEntries(texts);
}

function listedIn(listed: RecordReader): ListedText {
  const lines = (key: string) => listed.soundList(key, (items, index) => items.text(index));
  return { paragraphs: lines('paragraphs'), equipment: lines('equipment') };
}

/** Parses a yacht's features (YA4), except those without a valid id, category and text, or with an earlier one's id. */
export function parseFeatures(yacht: RecordReader): Feature[] {
  const ids = new Set<string>();
  if (yacht.raw('features') === null) return [];
  return yacht
    .list('features', (items, index) => featureOf(items.object(index), Number(index), ids))
    .filter((feature) => feature !== null);
}

function featureOf(item: RecordReader, index: number, taken: Set<string>): Feature | null {
  const parsed = item.sound(() => {
    const id = item.text('id');
    if (taken.has(id)) item.problem('id', `"${id}" is taken by an earlier feature`);
    return { id, category: item.oneOf('category', FEATURE_CATEGORIES), feature: item.localized('feature') };
  });
  const rest = {
    displayOrder: item.numberOrNull('displayOrder') ?? index,
    seo: item.localizedOrNull('seo'),
    featureUrl: item.textOrNull('featureURL'),
    charterPublish: item.booleanOrNull('charterPublish') ?? false,
    salesPublish: item.booleanOrNull('salesPublish') ?? false,
  };
  if (parsed === null) return null;
  taken.add(parsed.id);
  return { ...parsed, ...rest };
}
