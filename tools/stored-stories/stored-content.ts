import { DEFAULT_LOCALE as DEFAULT } from '../../core/locale/locale.ts';
import { nestedComponent } from '../space-schema/field-roles.ts';
import { type SpaceField, spaceField } from '../space-schema/space-fields.ts';
import { type Fields, isFields, LANGUAGES, type StoredBlock, uuidOf } from './stored.ts';
import { storedRichText } from './stored-rich-text.ts';

/** The other stories and the assets of the space, for references. */
export interface Surroundings {
  /** Returns the story of a content type whose record has this id. */
  uuidOf(type: string, id: string): string | null;
  /** Returns the page at a path of the site in a language. */
  pageAt(path: string, language: string): { readonly uuid: string; readonly path: string } | null;
  /** Returns the asset with this id in the media library. */
  assetOf(id: string): StoredAsset | null;
}

/** An asset of the space: its number there, and its address. */
export interface StoredAsset {
  readonly id: number;
  readonly filename: string;
}

/**
 * Returns a record, or a part of one, as the block that an editor would have filled in.
 * @param name identifies the block
 * @param within the language of the translated field that contains it: no field in it is translated again
 */
export function storedBlock(
  component: string,
  record: Fields,
  name: string,
  around: Surroundings,
  within: string | null = null,
): StoredBlock {
  const content: Record<string, unknown> = { _uid: uuidOf(name), component };
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue;
    const field = { component, key, name: `${name}.${key}`, around };
    if (within !== null || spaceField(component, key)?.isTranslated !== true) {
      content[key] = storedField(value, { ...field, language: within ?? DEFAULT, within });
      continue;
    }
    const said = (language: string) => (isFields(value) ? value[language] : value) ?? null;
    const stored = (text: unknown, language: string) =>
      storedField(text, { ...field, name: `${field.name}.${language}`, language, within: language });
    // The default language is never empty: it repeats another language's value, and the story names its languages.
    const main = [DEFAULT, ...LANGUAGES].find((language) => said(language) !== null) ?? DEFAULT;
    content[key] = stored(said(main), main);
    for (const language of LANGUAGES) {
      if (said(language) !== null) content[`${key}__i18n__${language}`] = stored(said(language), language);
    }
  }
  return content as StoredBlock;
}

interface Field {
  readonly component: string;
  readonly key: string;
  readonly name: string;
  readonly language: string;
  readonly within: string | null;
  readonly around: Surroundings;
}

function storedField(value: unknown, field: Field): unknown {
  const { component, key, around, language } = field;
  const known = spaceField(component, key);
  if (value === null) return emptyField(known);
  if (known?.as === 'rich-text' && Array.isArray(value)) {
    return storedRichText(value, (href) => richLink(storedLink(href, language, around)));
  }
  if (Array.isArray(value)) return storedList(value, field, known);
  if (isFields(value)) return [nestedBlock(value, field, 0)];
  if (typeof value === 'string') return storedText(value, field, known);
  // A number field holds its digits.
  return typeof value === 'number' ? String(value) : value;
}

function storedList(list: readonly unknown[], field: Field, known: SpaceField | undefined): unknown {
  if (known?.between !== undefined) return list.join(known.between);
  return list.map((item, index) => (isFields(item) ? nestedBlock(item, field, index) : storedField(item, field)));
}

/** Blocks of a page are named by their type; all others by their field. */
function nestedBlock(value: Fields, { component, key, name, around, within }: Field, index: number): StoredBlock {
  const named = `${name}.${index}`;
  if (component === 'page' && key === 'blocks') {
    const { type, ...fields } = value;
    return storedBlock(String(type), fields, named, around, within);
  }
  const { component: own, ...fields } = value;
  const is = typeof own === 'string' ? own : nestedComponent(component, key);
  return storedBlock(is, fields, named, around, within);
}

function storedText(text: string, { language, around }: Field, known: SpaceField | undefined): unknown {
  switch (known?.as) {
    case 'asset':
    case 'assets':
      return storedAsset(text, around.assetOf(text));
    case 'link':
      return storedLink(text, language, around);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00` : text;
    default:
      return (known?.story === undefined ? null : around.uuidOf(known.story, text)) ?? text;
  }
}

/** The service sends this value for a field without a choice. */
function emptyField(known: SpaceField | undefined): unknown {
  if (known?.as === 'blocks') return [];
  if (known?.as === 'asset') return { ...storedAsset('', null), filename: '' };
  if (known?.as === 'link') return LINK;
  return '';
}

/** An asset that the space does not have keeps its id, so that the site says what is missing. */
function storedAsset(name: string, asset: StoredAsset | null): Fields {
  return {
    ...{ id: asset?.id ?? null, alt: '', name, focus: '', title: '', source: '', copyright: '', fieldtype: 'asset' },
    filename: asset?.filename ?? `https://a.storyblok.com/missing/${name}`,
    meta_data: name === '' ? {} : { asset_id: name },
    is_external_url: asset === null && name !== '',
  };
}

const LINK = { id: '', url: '', linktype: 'url', fieldtype: 'multilink', cached_url: '' };

function storedLink(href: string, language: string, around: Surroundings): Fields {
  if (href.startsWith('mailto:')) return { ...LINK, linktype: 'email', email: href.slice('mailto:'.length) };
  const [path = '', anchor] = href.split('#');
  const page = around.pageAt(path, language);
  if (page === null) return { ...LINK, url: href, cached_url: href };
  const story = { ...LINK, id: page.uuid, linktype: 'story', cached_url: page.path };
  return anchor === undefined ? story : { ...story, anchor };
}

/** A link within rich text has the same values under other names. */
function richLink({ id, url, cached_url, linktype, anchor, email }: Fields): Fields {
  const attrs = { target: '_self', anchor: anchor ?? null, linktype };
  if (linktype === 'story') return { ...attrs, uuid: id, href: `/${cached_url}` };
  return { ...attrs, uuid: null, href: linktype === 'email' ? email : url };
}
