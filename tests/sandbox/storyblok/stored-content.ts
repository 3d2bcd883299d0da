import {
  ASSETS,
  DAYS,
  isTranslatable,
  LINKS,
  nestedComponent,
  PLUGINS,
  REFERENCES,
  RICH_TEXTS,
  TEXT_AREAS,
} from './space-schema.ts';
import { type Fields, isFields, LANGUAGES, type StoredBlock, uuidOf } from './stored.ts';
import { storedRichText } from './stored-rich-text.ts';

const DEFAULT = 'en';

/** The other stories of the space, for references. */
export interface Surroundings {
  /** Returns the story of a content type whose record has this id. */
  uuidOf(type: string, id: string): string | null;
  /** Returns the page at a path of the site in a language. */
  pageAt(path: string, language: string): { readonly uuid: string; readonly path: string } | null;
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
    if (within !== null || !isTranslatable(component, key)) {
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
  const { key, around, language } = field;
  if (value === null) return emptyField(field);
  if (PLUGINS.has(key) && isFields(value)) return { ...value, _uid: uuidOf(field.name), plugin: `halyard-${key}` };
  if (RICH_TEXTS.has(key) && Array.isArray(value)) {
    return storedRichText(value, (href) => richLink(storedLink(href, language, around)));
  }
  if (Array.isArray(value)) return storedList(value, field);
  if (isFields(value)) return [nestedBlock(value, field, 0)];
  if (typeof value === 'string') return storedText(value, field);
  // A number field holds its digits.
  return typeof value === 'number' ? String(value) : value;
}

function storedList(list: readonly unknown[], field: Field): unknown {
  const between = TEXT_AREAS.get(field.key);
  if (between !== undefined) return list.join(between);
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

/** Returns whether a field is one of links: "to" is where a redirect leads, and elsewhere the end of days. */
function isLink(component: string, key: string): boolean {
  return LINKS.has(key) && component !== 'site-social' && component !== 'yacht-period';
}

function storedText(text: string, { component, key, language, around }: Field): unknown {
  if (ASSETS.has(key)) return storedAsset(text);
  if (isLink(component, key)) return storedLink(text, language, around);
  if (DAYS.has(key) && /^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text} 00:00`;
  const type = REFERENCES.get(key);
  return (type === undefined ? null : around.uuidOf(type, text)) ?? text;
}

/** The service sends this value for a field without a choice. */
function emptyField({ component, key }: Field): unknown {
  if (['valid', 'details', 'link', 'button', 'price', 'features'].includes(key)) return [];
  if (ASSETS.has(key)) return { ...storedAsset(''), id: null, filename: '', name: '' };
  if (isLink(component, key)) return storedLink('', DEFAULT, { uuidOf: () => null, pageAt: () => null });
  return '';
}

function storedAsset(id: string): Fields {
  const number = Number.parseInt(uuidOf(id).slice(0, 6), 16);
  return {
    ...{ id: number, alt: '', name: id, focus: '', title: '', source: '', copyright: '', fieldtype: 'asset' },
    filename: `https://a.storyblok.com/f/1/1440x900/${uuidOf(id).slice(0, 10)}/picture.webp`,
    meta_data: {},
    is_external_url: false,
  };
}

function storedLink(href: string, language: string, around: Surroundings): Fields {
  const link = { id: '', url: '', linktype: 'url', fieldtype: 'multilink', cached_url: '' };
  if (href.startsWith('mailto:')) return { ...link, linktype: 'email', email: href.slice('mailto:'.length) };
  const [path = '', anchor] = href.split('#');
  const page = around.pageAt(path, language);
  if (page === null) return { ...link, url: href, cached_url: href };
  const story = { ...link, id: page.uuid, linktype: 'story', cached_url: page.path };
  return anchor === undefined ? story : { ...story, anchor };
}

/** A link within rich text has the same values under other names. */
function richLink({ id, url, cached_url, linktype, anchor, email }: Fields): Fields {
  const attrs = { target: '_self', anchor: anchor ?? null, linktype };
  if (linktype === 'story') return { ...attrs, uuid: id, href: `/${cached_url}` };
  return { ...attrs, uuid: null, href: linktype === 'email' ? email : url };
}
