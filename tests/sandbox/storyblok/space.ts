import type { SandboxContent } from './sandbox-content.ts';
import { type Fields, isFields, LANGUAGES, type StoredVersion, uuidOf } from './stored.ts';
import { type Surroundings, storedBlock } from './stored-content.ts';

export type ContentType =
  | ('page' | 'yacht' | 'area' | 'office' | 'redirect' | 'site' | 'home')
  | ('charter-terms' | 'stop');

export interface StoredStory {
  readonly id: number;
  readonly uuid: string;
  readonly position: number;
  published: StoredVersion | null;
  draft: StoredVersion;
}

/** A Unix time, as in the service; each publication adds a second. */
const FIRST_VERSION = 1_700_000_000;
const FOLDERS: Readonly<Record<string, string>> = {
  yacht: 'yachts/',
  area: 'areas/',
  office: 'offices/',
  redirect: 'redirects/',
  stop: 'stops/',
};

/** A space with its stories, each as published and as last saved. */
export class Space {
  cv = FIRST_VERSION;
  readonly #stories = new Map<string, StoredStory>();
  /** Pages by language and path. */
  readonly #pages = new Map<string, { readonly uuid: string; readonly path: string }>();

  constructor(content: SandboxContent) {
    const {
      site,
      home,
      charterTerms,
      pages = [],
      drafts = [],
      yachts = [],
      areas = [],
      offices = [],
      redirects = [],
      stops = [],
    } = content;
    const records: (readonly [ContentType, readonly Fields[]])[] = [
      ['page', pages],
      ['area', areas],
      ['office', offices],
      ['yacht', yachts],
      ['redirect', redirects.map((rule, index) => ({ id: `rule-${String(index).padStart(4, '0')}`, ...rule }))],
      ['site', site === undefined ? [] : [site]],
      ['home', home === undefined ? [] : [home]],
      ['charter-terms', charterTerms === undefined ? [] : [charterTerms]],
      ['stop', stops],
    ];
    for (const [type, list] of records) for (const record of list) this.#reserve(type, record);
    for (const record of drafts) this.#reserve('page', record);
    for (const [type, list] of records) for (const record of list) this.#save(type, record, 'published');
    for (const record of drafts) this.#save('page', record, 'draft');
  }

  /** Returns the stories in the order of their creation. */
  get stories(): readonly StoredStory[] {
    return [...this.#stories.values()].filter(({ draft }) => draft.path !== '');
  }

  /** Saves a record and publishes it, in place of the story with its type and id, or as a new one. */
  publish(type: ContentType, record: Fields): void {
    this.#reserve(type, record);
    this.#save(type, record, 'published');
    this.cv += 1;
  }

  saveDraft(type: ContentType, record: Fields): void {
    this.#reserve(type, record);
    this.#save(type, record, 'draft');
  }

  /** Removes a story from the published content; the draft stays. */
  unpublish(type: ContentType, id: string): void {
    const story = this.#stories.get(`${type}/${id}`);
    if (story === undefined) return;
    story.published = null;
    this.cv += 1;
  }

  /** Changes a published story directly, without a record. */
  change(type: ContentType, id: string, change: (content: Fields) => Fields): void {
    const story = this.#stories.get(`${type}/${id}`);
    if (story === undefined) throw new Error(`no ${type} "${id}"`);
    const content = change(story.draft.content) as StoredVersion['content'];
    story.draft = { ...story.draft, content };
    story.published = story.draft;
    this.cv += 1;
  }

  /** Ids are assigned first, so that stories can refer to later ones. */
  #reserve(type: ContentType, record: Fields): void {
    const key = keyOf(type, record);
    const nothing = { content: { _uid: '', component: type }, path: '', translated: {} };
    const count = this.#stories.size + 1;
    const story = this.#stories.get(key) ?? {
      ...{ id: 1000 + count, uuid: uuidOf(key), position: count * 10, published: null, draft: nothing },
    };
    this.#stories.set(key, story);
    if (type !== 'page') return;
    for (const [language, slug] of Object.entries(slugsOf(record))) {
      const at = `${language}/${slug}/`;
      if (!this.#pages.has(at)) this.#pages.set(at, { uuid: story.uuid, path: pathOf(type, record) });
    }
  }

  #save(type: ContentType, record: Fields, edition: 'published' | 'draft'): void {
    const key = keyOf(type, record);
    const story = this.#stories.get(key);
    if (story === undefined) return;
    const { en, ...translated } = slugsOf(record);
    const { slug: _, ...fields } = type === 'page' ? withDetails(record) : { ...record, slug: null };
    const inAll = type !== 'page' || en !== undefined;
    const content = storedBlock(type, inAll ? fields : { ...fields, languages: [...LANGUAGES] }, key, this.#around);
    story.draft = { content, path: pathOf(type, record), translated };
    if (edition === 'published') story.published = story.draft;
  }

  readonly #around: Surroundings = {
    uuidOf: (type, id) => this.#stories.get(`${type}/${id}`)?.uuid ?? null,
    pageAt: (path, language) => this.#pages.get(`${language}${path}`) ?? null,
  };
}

function keyOf(type: ContentType, { id, yachtid }: Fields): string {
  return `${type}/${String(type === 'yacht' ? yachtid : (id ?? type))}`;
}

/** The details of a page are a nested block. */
function withDetails({ details, kind, ...page }: Fields): Fields {
  const hasDetails = isFields(details) && typeof kind === 'string' && kind !== 'content';
  return { ...page, kind, ...(hasDetails ? { details: { component: `${kind}-details`, ...details } } : {}) };
}

function slugsOf({ slug }: Fields): Readonly<Record<string, string>> {
  const slugs = isFields(slug) ? Object.entries(slug) : [];
  return Object.fromEntries(slugs.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function pathOf(type: ContentType, record: Fields): string {
  const slugs = slugsOf(record);
  if (type === 'page') return slugs.en ?? Object.values(slugs)[0] ?? String(record.id);
  return `${FOLDERS[type] ?? ''}${String(record.yachtid ?? record.id ?? type)}`;
}
