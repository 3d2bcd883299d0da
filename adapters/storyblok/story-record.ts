import { inEveryLocale, type Localized } from '../../core/locale/locale.ts';
import { joinLanguages } from './join-languages.ts';
import { recordId, type StoryEdition, type StoryIndex, slugIn } from './story-index.ts';
import type { Fields, Story } from './story-wire.ts';

/** Text fields of a yacht that a record holds even where they are empty. */
const TEXTS = [
  'salePriceContractCurrency',
  'charterPriceContractCurrency',
  'charterSummerPriceContractCurrency',
  'charterWinterPriceContractCurrency',
] as const;
const FLAG_TEXTS = ['saleNewToMarket', 'charterNewToMarket'] as const;

export interface StoryContext {
  readonly index: StoryIndex;
  readonly edition: StoryEdition;
}

/**
 * Converts a story into a record as a content folder has it, which core/records parses.
 * @param languages the story in every language, null where a language has no version
 */
export function storyRecord(story: Story, languages: Localized<Story | null>, reading: StoryContext): Fields {
  const fields = joinLanguages(
    inEveryLocale((locale) => languages[locale]?.content ?? null),
    reading.index,
  );
  switch (story.content.component) {
    case 'page': {
      const slug = inEveryLocale((locale) => slugIn(story, locale, reading.edition));
      return { ...fields, id: recordId(story), updated: fields.updated ?? story.published_at, slug };
    }
    case 'yacht':
      return yachtRecord(story, fields);
    case 'area':
    case 'office':
    case 'stop':
      return { ...fields, id: recordId(story) };
    default:
      return fields;
  }
}

function yachtRecord(story: Story, { lyingNames, ...fields }: Fields): Fields {
  return {
    ...fields,
    yachtid: recordId(story),
    updatedAt: fields.updatedAt ?? story.published_at,
    ...Object.fromEntries(TEXTS.map((key) => [key, fields[key] ?? ''])),
    ...Object.fromEntries(FLAG_TEXTS.map((key) => [key, fields[key] === true ? 'true' : (fields[key] ?? '')])),
    // Only for places whose name differs between languages.
    ...((lyingNames ?? null) === null ? {} : { lyingNames }),
  };
}
