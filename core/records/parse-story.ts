import { inEveryLocale, type Localized } from '../locale/locale.ts';
import type { YachtStory } from '../yacht/yacht.ts';
import type { RecordReader } from './record-reader.ts';

/**
 * Parses a yacht's story; null if its headline or standfirst is missing in a language. Empty paragraphs are left out.
 */
export function storyOf(yacht: RecordReader): Localized<YachtStory> | null {
  if (yacht.raw('story') === null) return null;
  const told = yacht.perLocale('story', (stories, locale) => toldIn(stories.object(locale)));
  return Object.values(told).some((story) => story === null)
    ? null
    : inEveryLocale((locale) => told[locale] as YachtStory);
}

function toldIn(story: RecordReader): YachtStory | null {
  const opening = story.sound(() => ({ headline: story.text('headline'), standfirst: story.text('standfirst') }));
  const paragraphs = paragraphsOf(story);
  return opening === null ? null : { ...opening, paragraphs };
}

function paragraphsOf(story: RecordReader): string[] {
  return story
    .soundList('paragraphs', (items, index) => (items.raw(index) === null ? null : items.text(index)))
    .filter((paragraph) => paragraph !== null);
}
