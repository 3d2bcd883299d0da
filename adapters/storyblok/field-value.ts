import type { Locale } from '../../core/locale/locale.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { type ComponentSchema, convertTextField, schemaOf } from './component-schema.ts';
import { editMarkOf } from './edit-marks.ts';
import { richTextOf } from './rich-text.ts';
import type { StoryIndex } from './story-index.ts';
import { type Fields, isBlock, type StoryblokBlock } from './story-wire.ts';

/** The locale of the values, and the stories that names and links refer to. */
export interface FieldContext {
  readonly locale: Locale;
  readonly index: StoryIndex;
}

/**
 * Converts a field's value from the service's shapes into the content's: assets and referenced stories become ids,
 * links become addresses, rich text becomes running text; numbers and dates are recognised by the field's name. Null
 * for an empty field; an empty list stays.
 */
export function fieldValue(value: unknown, key: string, schema: ComponentSchema, context: FieldContext): unknown {
  if (typeof value === 'string') return textField(value, key, schema, context);
  if (Array.isArray(value)) {
    const items = value.map((item) => fieldValue(item, key, {}, context)).filter((item) => item !== null);
    return schema.one?.includes(key) ? (items[0] ?? null) : items;
  }
  return isRecord(value) ? objectValue(value, context) : (value ?? null);
}

/** Converts a nested block in one language, without its empty fields; that of a draft with its mark. */
function blockValue(block: StoryblokBlock, context: FieldContext): Fields {
  const schema = schemaOf(block.component);
  const fields = ownFields(block).flatMap(([key, raw]) => {
    const value = fieldValue(raw, key, schema, context);
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[key, value] as const];
  });
  const editMark = editMarkOf(block);
  return { ...Object.fromEntries(fields), type: block.type ?? block.component, ...(editMark !== null && { editMark }) };
}

/** Returns a block's content fields, without those that the service and its editor add. */
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
  if (lines?.includes(key)) return parts(text, /\r?\n/).map((line) => convertTextField(key, line));
  if (paragraphs?.includes(key)) return parts(text, /\r?\n[ \t]*\r?\n/);
  return text === '' ? null : (index.idOf(text) ?? convertTextField(key, text));
}

function objectValue(value: Fields, context: FieldContext): unknown {
  if (value.fieldtype === 'asset') return assetId(value);
  if (value.fieldtype === 'multilink') return href(value, context);
  if (value.type === 'doc') {
    const text = richTextOf(value, (link) => href(link, context));
    return text.length === 0 ? null : text;
  }
  return isBlock(value) ? blockValue(value, context) : Object.fromEntries(ownFields(value));
}

/**
 * Returns the media library's id of an asset: its metadata field `asset_id`, else its name. Null where no asset is
 * chosen, or it has neither.
 */
function assetId({ filename, meta_data: meta, name }: Fields): string | null {
  if (typeof filename !== 'string' || filename === '') return null;
  const given = isRecord(meta) ? meta.asset_id : null;
  return ([given, name].find((id) => typeof id === 'string' && id !== '') as string | undefined) ?? null;
}

/**
 * Returns the address of a link field or a rich-text link; null where none is chosen, and for a story without a page in
 * the language.
 */
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
