import type { ContentRecords } from '../../../tools/stored-stories/content-records.ts';
import { type Fields, type StoredBlock, uuidOf } from '../../../tools/stored-stories/stored.ts';
import type { Surroundings } from '../../../tools/stored-stories/stored-content.ts';
import { type StoryEntry, storyContent, storyEntry, storyPairs } from '../../../tools/stored-stories/story-list.ts';

/** The content of a story as saved in a space: translations are beside the field, as `title__i18n__es`. */
export interface StoredVersion {
  readonly content: StoredBlock;
  /** The path in the default language. */
  readonly path: string;
  /** Slugs by language, for languages with a slug of their own. */
  readonly translated: Readonly<Record<string, string>>;
}

export interface StoredStory {
  readonly id: number;
  readonly uuid: string;
  position: number;
  name: string;
  /** The folder that holds it; null for the root. */
  parent: number | null;
  isStartpage: boolean;
  /** When it was saved or published last. */
  updated: string;
  published: StoredVersion | null;
  draft: StoredVersion;
  /** The fields of a story as the management API was given them. */
  own?: Fields;
}

/** A Unix time, as in the service; each publication adds a second. */
const FIRST_VERSION = 1_700_000_000;

/** A space with its stories, each as published and as last saved. */
export class Space {
  cv = FIRST_VERSION;
  readonly #stories = new Map<string, StoredStory>();
  /** Pages by language and path. */
  readonly #pages = new Map<string, { readonly uuid: string; readonly path: string }>();
  #saves = 0;

  constructor(content: ContentRecords) {
    const pairs = storyPairs(content);
    for (const { published, draft } of pairs) for (const entry of [published, draft]) if (entry) this.#reserve(entry);
    for (const { published } of pairs) if (published !== null) this.#save(published, 'published');
    for (const { draft } of pairs) if (draft !== null) this.#save(draft, 'draft');
  }

  /** Returns the stories in the order of their creation. */
  get stories(): readonly StoredStory[] {
    return [...this.#stories.values()].filter(({ draft }) => draft.path !== '');
  }

  /** Saves a record and publishes it, in place of the story with its type and id, or as a new one. */
  publish(type: string, record: Fields): void {
    const entry = storyEntry(type, record);
    this.#reserve(entry);
    this.#save(entry, 'published');
    this.cv += 1;
  }

  saveDraft(type: string, record: Fields): void {
    const entry = storyEntry(type, record);
    this.#reserve(entry);
    this.#save(entry, 'draft');
  }

  /** Removes a story from the published content; the draft stays. */
  unpublish(type: string, id: string): void {
    const story = this.#stories.get(`${type}/${id}`);
    if (story === undefined) return;
    story.published = null;
    this.cv += 1;
  }

  /** Changes a published story directly, without a record. */
  change(type: string, id: string, change: (content: Fields) => Fields): void {
    const story = this.#stories.get(`${type}/${id}`);
    if (story === undefined) throw new Error(`no ${type} "${id}"`);
    const content = change(story.draft.content) as StoredVersion['content'];
    story.draft = { ...story.draft, content };
    story.published = story.draft;
    story.updated = this.now();
    this.cv += 1;
  }

  /** Takes a story that the management API has made or changed. */
  put(story: StoredStory): void {
    this.#stories.set(`#${story.id}`, story);
  }

  remove(id: number): void {
    for (const [key, story] of this.#stories) if (story.id === id) this.#stories.delete(key);
    this.cv += 1;
  }

  /** Returns a later instant at each call. */
  now(): string {
    this.#saves += 1;
    return new Date((FIRST_VERSION + this.#saves) * 1000).toISOString();
  }

  /** Ids are assigned first, so that stories can refer to later ones. */
  #reserve(entry: StoryEntry): void {
    const { key, type, name, path, slugs } = entry;
    const count = this.#stories.size + 1;
    const story: StoredStory = this.#stories.get(key) ?? {
      ...{ id: 1000 + count, uuid: uuidOf(key), position: count * 10, name, parent: null, isStartpage: false },
      ...{ updated: this.now(), published: null },
      draft: { content: { _uid: '', component: type }, path: '', translated: {} },
    };
    this.#stories.set(key, story);
    if (type !== 'page') return;
    for (const [language, slug] of Object.entries(slugs)) {
      const at = `${language}/${slug}/`;
      if (!this.#pages.has(at)) this.#pages.set(at, { uuid: story.uuid, path });
    }
  }

  #save(entry: StoryEntry, edition: 'published' | 'draft'): void {
    const story = this.#stories.get(entry.key);
    if (story === undefined) return;
    const { path, translated } = entry;
    story.draft = { content: storyContent(entry, this.#around), path, translated };
    story.updated = this.now();
    if (edition === 'published') story.published = story.draft;
  }

  readonly #around: Surroundings = {
    uuidOf: (type, id) => this.#stories.get(`${type}/${id}`)?.uuid ?? null,
    pageAt: (path, language) => this.#pages.get(`${language}${path}`) ?? null,
    assetOf: (id) => ({
      id: Number.parseInt(uuidOf(id).slice(0, 6), 16),
      filename: `https://a.storyblok.com/f/1/1440x900/${uuidOf(id).slice(0, 10)}/picture.webp`,
    }),
  };
}
