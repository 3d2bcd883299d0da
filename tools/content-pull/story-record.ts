import { schemaOf } from '../../adapters/storyblok/component-schema.ts';
import { fieldValue, ownFields } from '../../adapters/storyblok/field-value.ts';
import { recordId, slugIn } from '../../adapters/storyblok/story-ids.ts';
import type { storyIndex } from '../../adapters/storyblok/story-records.ts';
import { isBlock, type Story, type StoryblokBlock } from '../../adapters/storyblok/story-wire.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../core/locale/locale.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { type SpaceField, spaceField } from '../space-schema/space-fields.ts';
import type { Fields } from '../stored-stories/stored.ts';

type StoryIndex = ReturnType<typeof storyIndex>;

/** Returns a story, as the management API has it with all languages, as a record of a content folder. */
export function storyRecord(story: Story, index: StoryIndex): Fields {
  const { content } = story;
  const record = recordOf(content, null, index);
  switch (content.component) {
    case 'page':
      return pageRecord(story, record);
    case 'yacht':
      return { ...record, yachtid: recordId(story) };
    case 'area':
    case 'office':
    case 'stop':
    case 'media-gallery':
      return { ...record, id: recordId(story) };
    default:
      return record;
  }
}

/** A page has its texts in the languages in which it has an address. */
function pageRecord(story: Story, { languages: _, ...record }: Fields): Fields {
  const slugs = LOCALES.map(({ code }) => [code, slugIn(story, code, 'draft')] as const).filter(
    ([, slug]) => slug !== null,
  );
  const spoken = new Set<string>(slugs.map(([code]) => code));
  const texts = ['state', 'blocks', 'teaser'].filter((key) => typeof record[key] === 'object' && record[key] !== null);
  const own = texts.map((key) => {
    const values = Object.entries(record[key] as Fields).filter(([code]) => spoken.has(code));
    return [key, Object.fromEntries(values)] as const;
  });
  return { ...record, id: recordId(story), slug: Object.fromEntries(slugs), ...Object.fromEntries(own) };
}

/** @param within the language of the translated field that holds the block; null where its fields have all languages */
function recordOf(block: StoryblokBlock, within: Locale | null, index: StoryIndex): Fields {
  const { component } = block;
  const fields = ownFields(block).map(([key, raw]) => {
    const field = spaceField(component, key);
    const value = (stored: unknown, locale: Locale) => fieldOf(stored, { block, key, field, locale, within, index });
    if (within !== null || field?.isTranslated !== true) return [key, value(raw, within ?? DEFAULT_LOCALE)] as const;
    const values = LOCALES.flatMap(({ code }) => {
      const stored = code === DEFAULT_LOCALE ? raw : block[`${key}__i18n__${code}`];
      return stored === undefined
        ? []
        : [[code, fieldOf(stored, { block, key, field, locale: code, within: code, index })] as const];
    });
    return [key, joined(values, field)] as const;
  });
  return Object.fromEntries(fields);
}

/** Joins the values of the languages: null where there is none, and one for all where the record may have that. */
function joined(values: readonly (readonly [Locale, unknown])[], field: SpaceField): unknown {
  if (values.every(([, value]) => value === null)) return null;
  const [first] = values;
  const isOne = values.length === LOCALES.length && values.every(([, value]) => value === first?.[1]);
  return field.isOneOrLocalized && isOne ? first?.[1] : Object.fromEntries(values);
}

interface Place {
  readonly block: StoryblokBlock;
  readonly key: string;
  readonly field: SpaceField | undefined;
  readonly locale: Locale;
  readonly within: Locale | null;
  readonly index: StoryIndex;
}

function fieldOf(stored: unknown, { block, key, field, locale, within, index }: Place): unknown {
  const { component } = block;
  if (!Array.isArray(stored) || !stored.every(isBlock) || (stored.length === 0 && field?.as !== 'blocks')) {
    const value = fieldValue(stored, key, schemaOf(component), { locale, index });
    return field?.as === 'rich-text' && Array.isArray(value) ? value.map(plainPart) : value;
  }
  const isTyped = component === 'page' && key === 'blocks';
  const items = stored.map((one) => ({ ...(isTyped ? { type: one.component } : {}), ...recordOf(one, within, index) }));
  return field?.as === 'blocks' && field.list === null ? (items[0] ?? null) : items;
}

/** A paragraph or an item of one plain text is that text. */
function plainPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.length === 1 && typeof part[0] === 'string' ? part[0] : part;
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, Array.isArray(value) ? value.map(plainPart) : value]),
  );
}
