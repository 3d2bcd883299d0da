import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import type { ContentRecords } from './content-records.ts';
import { type Fields, isFields, LANGUAGES, type StoredBlock } from './stored.ts';
import { type Surroundings, storedBlock } from './stored-content.ts';

/** A record of a content folder as a story of a space. */
export interface StoryEntry {
  /** Content type and id, such as `page/the-letter`. */
  readonly key: string;
  readonly type: string;
  /** The name that editors see. */
  readonly name: string;
  /** The path in the default language. */
  readonly path: string;
  /** The paths of a page by language. */
  readonly slugs: Readonly<Record<string, string>>;
  /** Those that are not in the default language. */
  readonly translated: Readonly<Record<string, string>>;
  readonly record: Fields;
}

export interface StoryPair {
  /** What is published; null for a draft of a new page. */
  readonly published: StoryEntry | null;
  /** What an editor has saved and not published; null where that is what is published. */
  readonly draft: StoryEntry | null;
}

const FOLDERS: Readonly<Record<string, string>> = {
  ...{ yacht: 'yachts/', area: 'areas/', office: 'offices/', redirect: 'redirects/', stop: 'stops/' },
  'media-gallery': 'galleries/',
};

/** Returns the stories of a content folder, each once; those of a type are in the order that they have on the site. */
export function storyPairs(content: ContentRecords): readonly StoryPair[] {
  const { site, home, charterTerms, redirects = [] } = content;
  const one = (record: Fields | undefined) => (record === undefined ? [] : [record]);
  const lists: readonly (readonly [type: string, records: readonly Fields[]])[] = [
    ['page', content.pages ?? []],
    ['area', content.areas ?? []],
    ['office', content.offices ?? []],
    ['yacht', content.yachts ?? []],
    ['redirect', redirects.map((rule, index) => ({ id: `rule-${String(index).padStart(4, '0')}`, ...rule }))],
    ['site', one(site)],
    ['home', one(home)],
    ['charter-terms', one(charterTerms)],
    ['stop', content.stops ?? []],
    ['media-gallery', content.galleries ?? []],
  ];
  const pairs = new Map<string, StoryPair>();
  for (const [type, records] of lists) {
    for (const record of records) {
      const published = storyEntry(type, record);
      pairs.set(published.key, { published, draft: null });
    }
  }
  for (const record of content.drafts ?? []) {
    const draft = storyEntry('page', record);
    pairs.set(draft.key, { published: pairs.get(draft.key)?.published ?? null, draft });
  }
  return [...pairs.values()];
}

export function storyEntry(type: string, record: Fields): StoryEntry {
  const id = String(record.yachtid ?? record.id ?? type);
  const slugs = type === 'page' ? slugsOf(record) : {};
  const { [DEFAULT_LOCALE]: main, ...translated } = slugs;
  const path = type === 'page' ? (main ?? Object.values(slugs)[0] ?? id) : `${FOLDERS[type] ?? ''}${id}`;
  return { key: `${type}/${id}`, type, name: nameOf(record) ?? id, path, slugs, translated, record };
}

/** Returns the content of a story. */
export function storyContent({ key, type, record }: StoryEntry, around: Surroundings): StoredBlock {
  const { id: _id, ...rule } = record;
  // A redirect has no id: that of its story stands for its place.
  if (type !== 'page') return storedBlock(type, type === 'redirect' ? rule : record, key, around);
  const { slug: _, ...fields } = withDetails(record);
  const languages = slugsOf(record)[DEFAULT_LOCALE] === undefined ? { languages: [...LANGUAGES] } : {};
  return storedBlock(type, { ...fields, ...languages }, key, around);
}

/** The details of a page are a nested block, whose component is named by the page's kind. */
function withDetails({ details, kind, ...page }: Fields): Fields {
  const hasDetails = isFields(details) && typeof kind === 'string' && kind !== 'content';
  return { ...page, kind, ...(hasDetails ? { details: { component: `${kind}-details`, ...details } } : {}) };
}

function slugsOf({ slug }: Fields): Readonly<Record<string, string>> {
  const slugs = isFields(slug) ? Object.entries(slug) : [];
  return Object.fromEntries(slugs.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function nameOf({ name, state }: Fields): string | null {
  const titles = isFields(state) ? Object.values(state).filter(isFields) : [];
  const names = isFields(name) ? Object.values(name) : [name];
  return [...titles.map(({ pageTitle }) => pageTitle), ...names].find(isText) ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
