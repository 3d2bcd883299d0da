import type { Locale } from '../../core/locale/locale.ts';
import { type ComponentSchema, schemaOf, textValue } from './component-schema.ts';
import { richTextOf } from './rich-text.ts';
import type { StoryIndex } from './story-index.ts';
import { type Block, type Fields, isBlock, isFields } from './story-wire.ts';

/** In what language values are read, and by which stories names and links are resolved. */
export interface FieldContext {
  readonly locale: Locale;
  readonly index: StoryIndex;
}

/**
 * A field's value as content holds it, out of the service's own shapes: assets are ids, links addresses, rich text
 * running text, other stories ids; numbers and days are told by the field's name. Null for what is left empty.
 */
export function fieldValue(value: unknown, key: string, schema: ComponentSchema, reading: FieldContext): unknown {
  if (typeof value === 'string') return textField(value, key, schema, reading);
  if (Array.isArray(value)) {
    const items = value.map((item) => fieldValue(item, key, {}, reading)).filter((item) => item !== null);
    return schema.one?.includes(key) ? (items[0] ?? null) : items;
  }
  if (isFields(value)) return objectValue(value, reading);
  return value ?? null;
}

/** A nested block in one language; what is empty in it is left out. */
function blockValue(block: Block, reading: FieldContext): Fields {
  const schema = schemaOf(block.component);
  const fields = ownFields(block).flatMap(([key, raw]) => {
    const value = fieldValue(raw, key, schema, reading);
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[key, value] as const];
  });
  return { ...Object.fromEntries(fields), type: block.type ?? block.component };
}

/** A block's own fields, without those by which the service and its editor know it. */
export function ownFields(block: Fields): readonly (readonly [string, unknown])[] {
  return Object.entries(block).filter(
    ([key]) => key !== 'component' && key !== 'plugin' && !key.startsWith('_') && !key.includes('__i18n__'),
  );
}

function textField(
  text: string,
  key: string,
  { lines, paragraphs }: ComponentSchema,
  { index }: FieldContext,
): unknown {
  if (lines?.includes(key)) return parts(text, /\r?\n/).map((line) => textValue(key, line));
  if (paragraphs?.includes(key)) return parts(text, /\r?\n[ \t]*\r?\n/);
  return text === '' ? null : (index.idOf(text) ?? textValue(key, text));
}

function objectValue(value: Fields, reading: FieldContext): unknown {
  if (value.fieldtype === 'asset') return assetId(value);
  if (value.fieldtype === 'multilink') return href(value, reading);
  if (value.type === 'doc') {
    const text = richTextOf(value, (link) => href(link, reading));
    return text.length === 0 ? null : text;
  }
  return isBlock(value) ? blockValue(value, reading) : Object.fromEntries(ownFields(value));
}

/**
 * The media library's id of an asset: an asset there is a file of our library, and its meta data field `asset_id`, or
 * else its name, holds the id. Null where no asset is chosen.
 */
function assetId({ filename, meta_data: meta, name }: Fields): string | null {
  if (typeof filename !== 'string' || filename === '') return null;
  const given = isFields(meta) ? meta.asset_id : null;
  return ([given, name].find((id) => typeof id === 'string' && id !== '') as string | undefined) ?? null;
}

/** A link field, or a link in rich text; null where none is chosen, and for a story without a page in the language. */
function href(link: Fields, { index, locale }: FieldContext): string | null {
  const text = (key: string) => (typeof link[key] === 'string' ? link[key].trim() : '');
  const anchor = text('anchor') === '' ? '' : `#${text('anchor')}`;
  switch (link.linktype) {
    case 'story': {
      const path = index.pathOf(text('uuid') || text('id'), locale);
      return path === null ? null : `${path}${anchor}`;
    }
    case 'email': {
      const address = text('email') || text('href') || text('url');
      return address === '' ? null : `mailto:${address.replace(/^mailto:/, '')}`;
    }
    default: {
      const url = text('url') || text('href') || text('cached_url');
      return url === '' ? null : `${url}${anchor}`;
    }
  }
}

function parts(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
