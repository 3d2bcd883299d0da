import { DEFAULT_LOCALE, inEveryLocale, type Localized } from '../../core/locale/locale.ts';
import { STORY_TYPES, type StoryType } from './component-schema.ts';
import { type StoryEdition, StoryIndex } from './story-index.ts';
import { storyRecord } from './story-record.ts';
import type { Fields, Story } from './story-wire.ts';

export interface NamedRecord {
  /** Address of the story, for the log. */
  readonly story: string;
  readonly record: Fields;
}

export type RecordsByType = Readonly<Record<StoryType, readonly NamedRecord[]>>;

/**
 * Converts all stories into records by content type, ordered by folder and address.
 * @param known further stories that these may reference
 */
export function storyRecords(
  stories: Localized<readonly Story[]>,
  edition: StoryEdition,
  known: readonly Story[] = [],
): RecordsByType {
  const index = new StoryIndex([...known, ...stories[DEFAULT_LOCALE]], edition);
  const byUuid = inEveryLocale((locale) => new Map(stories[locale].map((story) => [story.uuid, story])));
  const sorted = [...stories[DEFAULT_LOCALE]].sort(inOrder);
  const ofType = (type: StoryType) =>
    sorted
      .filter(({ content }) => content.component === type)
      .map((story) => {
        const languages = inEveryLocale((locale) => byUuid[locale].get(story.uuid) ?? null);
        return { story: story.full_slug, record: storyRecord(story, languages, { index, edition }) };
      });
  return Object.fromEntries(STORY_TYPES.map((type) => [type, ofType(type)])) as unknown as RecordsByType;
}

function inOrder(a: Story, b: Story): number {
  return a.position - b.position || (a.full_slug < b.full_slug ? -1 : 1);
}
