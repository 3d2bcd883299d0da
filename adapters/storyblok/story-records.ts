import type { SourceRecord } from '../../core/content/parse-source-records.ts';
import { DEFAULT_LOCALE, inEveryLocale, type Localized } from '../../core/locale/locale.ts';
import { STORY_TYPES, type StoryType, schemaOf } from './component-schema.ts';
import { fieldValue, ownFields } from './field-value.ts';
import { recordId, type StoryEdition, slugIn } from './story-ids.ts';
import { StoryIndex } from './story-index.ts';
import { type Fields, isBlock, type Story, type StoryblokBlock } from './story-wire.ts';

/** A story as a record of a content folder; its source is the address of the story. */
export interface StoryRecord extends SourceRecord {
  readonly source: { readonly story: string };
  readonly json: { readonly ok: true; readonly value: Fields };
}

export type StoryRecords = Readonly<Record<StoryType, readonly StoryRecord[]>>;

/**
 * Converts all stories into records by content type, ordered by position in their folder, then by address.
 * @param known further stories that these may reference
 */
export function storyRecords(
  stories: Localized<readonly Story[]>,
  edition: StoryEdition,
  known: readonly Story[] = [],
): StoryRecords {
  const index = storyIndex([...known, ...stories[DEFAULT_LOCALE]], edition);
  const byUuid = inEveryLocale((locale) => new Map(stories[locale].map((story) => [story.uuid, story])));
  const sorted = stories[DEFAULT_LOCALE].toSorted(
    (a, b) => a.position - b.position || (a.full_slug < b.full_slug ? -1 : 1),
  );
  const ofType = (type: StoryType): readonly StoryRecord[] =>
    sorted
      .filter(({ content }) => content.component === type)
      .map((story) => {
        const fields = joinLanguages(
          inEveryLocale((locale) => byUuid[locale].get(story.uuid)?.content ?? null),
          index,
        );
        return { source: { story: story.full_slug }, json: { ok: true, value: storyRecord(story, fields, edition) } };
      });
  return Object.fromEntries(STORY_TYPES.map((type) => [type, ofType(type)])) as unknown as StoryRecords;
}

/** Returns what stories that are referred to are in a content folder: ids, and the addresses of pages. */
export function storyIndex(stories: readonly Story[], edition: StoryEdition): StoryIndex {
  return new StoryIndex(stories, edition);
}

/** Text fields of a yacht that a record holds even where they are empty. */
const TEXTS = [
  'salePriceContractCurrency',
  'charterPriceContractCurrency',
  'charterSummerPriceContractCurrency',
  'charterWinterPriceContractCurrency',
] as const;
const FLAG_TEXTS = ['saleNewToMarket', 'charterNewToMarket'] as const;

/** Completes the joined fields of a story to a record as a content folder has it, which core/records parses. */
function storyRecord(story: Story, fields: Fields, edition: StoryEdition): Fields {
  switch (story.content.component) {
    case 'page': {
      const slug = inEveryLocale((locale) => slugIn(story, locale, edition));
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

/**
 * Joins the language versions of a block into one record: translated fields of the schema hold a value for each locale,
 * others that of the default language. Fields that are empty in every language are null. A language without the block
 * contributes nothing.
 */
export function joinLanguages(blocks: Localized<StoryblokBlock | null>, index: StoryIndex): Fields {
  const main = blocks[DEFAULT_LOCALE];
  if (main === null) return {};
  const schema = schemaOf(main.component);
  const fields = ownFields(main).map(([key, value]) => {
    if (schema.translated?.includes(key)) return [key, translated(blocks, key, index)] as const;
    if (!isNested(value)) return [key, fieldValue(value, key, schema, { locale: DEFAULT_LOCALE, index })] as const;
    const others = nestedByUid(blocks, key);
    const items = value.map((block) => joinLanguages(counterparts(block, others), index));
    return [key, schema.one?.includes(key) ? (items[0] ?? null) : items] as const;
  });
  return { ...schema.untouched, ...Object.fromEntries(fields) };
}

function translated(
  blocks: Localized<StoryblokBlock | null>,
  key: string,
  index: StoryIndex,
): Localized<unknown> | null {
  const values = inEveryLocale((locale) => {
    const block = blocks[locale];
    if (block === null) return null;
    return fieldValue(block[key], key, schemaOf(block.component), { locale, index });
  });
  return Object.values(values).every((value) => value === null) ? null : values;
}

/** Returns the blocks of a nested list in each language by their `_uid`, which is the same in all. */
function nestedByUid(blocks: Localized<StoryblokBlock | null>, key: string): Localized<Map<unknown, StoryblokBlock>> {
  return inEveryLocale((locale) => {
    const list = blocks[locale]?.[key];
    const nested = Array.isArray(list) ? list.filter(isBlock) : [];
    return new Map(nested.toReversed().map((block) => [block._uid, block]));
  });
}

/** Takes the block's versions in the other languages, each of which belongs to one block. */
function counterparts(
  block: StoryblokBlock,
  others: Localized<Map<unknown, StoryblokBlock>>,
): Localized<StoryblokBlock | null> {
  return inEveryLocale((locale) => {
    if (locale === DEFAULT_LOCALE) return block;
    const other = others[locale].get(block._uid) ?? null;
    others[locale].delete(block._uid);
    return other;
  });
}

function isNested(value: unknown): value is readonly StoryblokBlock[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlock);
}
