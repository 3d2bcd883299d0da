import { DEFAULT_LOCALE, inEveryLocale, type Localized } from '../../core/locale/locale.ts';
import { schemaOf } from './component-schema.ts';
import { fieldValue, ownFields } from './field-value.ts';
import type { StoryIndex } from './story-index.ts';
import { type Block, type Fields, isBlock } from './story-wire.ts';

/**
 * Joins the language versions of a block into one record: translated fields of the schema hold a value for each locale,
 * others that of the default language. Fields that are empty in every language are null. A language without the block
 * contributes nothing.
 */
export function joinLanguages(blocks: Localized<Block | null>, index: StoryIndex): Fields {
  const main = blocks[DEFAULT_LOCALE];
  if (main === null) return {};
  const schema = schemaOf(main.component);
  const fields = ownFields(main).map(([key, value]) => {
    if (schema.translated?.includes(key)) return [key, translated(blocks, key, index)] as const;
    if (!isNested(value)) return [key, fieldValue(value, key, schema, { locale: DEFAULT_LOCALE, index })] as const;
    const items = value.map((block) => joinLanguages(counterparts(block, blocks, key), index));
    return [key, schema.one?.includes(key) ? (items[0] ?? null) : items] as const;
  });
  return { ...schema.untouched, ...Object.fromEntries(fields) };
}

function translated(blocks: Localized<Block | null>, key: string, index: StoryIndex): Localized<unknown> | null {
  const values = inEveryLocale((locale) => {
    const block = blocks[locale];
    if (block === null) return null;
    return fieldValue(block[key], key, schemaOf(block.component), { locale, index });
  });
  return Object.values(values).every((value) => value === null) ? null : values;
}

/** Finds the nested block in the other languages by its `_uid`, which is the same in all. */
function counterparts(block: Block, blocks: Localized<Block | null>, key: string): Localized<Block | null> {
  return inEveryLocale((locale) => {
    if (locale === DEFAULT_LOCALE) return block;
    const list = blocks[locale]?.[key];
    const others = Array.isArray(list) ? list.filter(isBlock) : [];
    return others.find((other) => other._uid === block._uid) ?? null;
  });
}

function isNested(value: unknown): value is readonly Block[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlock);
}
