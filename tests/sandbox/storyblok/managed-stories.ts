import { type Fields, isFields, LANGUAGES, type StoredBlock, uuidOf } from '../../../tools/stored-stories/stored.ts';
import type { Answer } from './delivery-api.ts';
import { folderPath, type ManagedLists, slugIn } from './managed-lists.ts';
import type { Space, StoredStory } from './space.ts';

const TAKEN: Answer = { status: 422, body: { slug: ['has already been taken'] } };
const NOT_FOUND: Answer = { status: 404, body: ['This record could not be found'] };

/** The stories and folders of a space in the management API. */
export class ManagedStories {
  constructor(
    private readonly space: Space,
    private readonly lists: ManagedLists,
  ) {}

  /** Lists have no content. */
  list(query: URLSearchParams): readonly Fields[] {
    const slug = query.get('with_slug');
    const all = [...this.lists.folders.values(), ...this.space.stories.map((story) => this.#summary(story))];
    return all.filter(({ full_slug }) => slug === null || full_slug === slug);
  }

  get(id: number): Answer {
    const folder = this.lists.folders.get(id);
    if (folder !== undefined) return { status: 200, body: { story: folder } };
    const story = this.#find(id);
    return story === undefined ? NOT_FOUND : { status: 200, body: { story: this.#whole(story) } };
  }

  create(given: unknown, publish: boolean): Answer {
    const fields = isFields(given) ? given : {};
    const wrong = ['name', 'slug'].filter((key) => typeof fields[key] !== 'string' || fields[key] === '');
    if (wrong.length > 0)
      return { status: 422, body: Object.fromEntries(wrong.map((key) => [key, ["can't be blank"]])) };
    if (fields.is_folder !== true && !isFields(fields.content))
      return { status: 422, body: { content: ['is missing'] } };
    if (this.list(new URLSearchParams()).some((one) => isAt(one, fields))) return TAKEN;
    const id = this.lists.nextId();
    return fields.is_folder === true ? this.#saveFolder(id, fields) : this.#saveStory(id, fields, publish);
  }

  update(id: number, given: unknown, publish: boolean): Answer {
    const fields = isFields(given) ? given : {};
    const folder = this.lists.folders.get(id);
    if (folder !== undefined) return this.#saveFolder(id, { ...folder, ...fields });
    const story = this.#find(id);
    if (story === undefined) return NOT_FOUND;
    const before = this.#whole(story);
    const others = this.list(new URLSearchParams()).filter((one) => one.id !== id);
    const next = { ...before, ...fields };
    return others.some((one) => isAt(one, next)) ? TAKEN : this.#saveStory(id, next, publish);
  }

  unpublish(id: number): Answer {
    const story = this.#find(id);
    if (story === undefined) return NOT_FOUND;
    Object.assign(story, { published: null, updated: this.space.now() });
    this.space.cv += 1;
    return this.get(id);
  }

  remove(id: number): Answer {
    if (this.lists.folders.delete(id)) return { status: 200, body: {} };
    if (this.#find(id) === undefined) return NOT_FOUND;
    this.space.remove(id);
    return { status: 200, body: {} };
  }

  #find(id: number): StoredStory | undefined {
    return this.space.stories.find((story) => story.id === id);
  }

  #saveFolder(id: number, fields: Fields): Answer {
    const { parent_id = 0 } = fields;
    const folder = {
      ...{ id, uuid: uuidOf(`folder ${id}`), is_folder: true, name: fields.name, slug: fields.slug, parent_id },
      ...{ published: false, translated_slugs: translatedSlugs(fields, id), updated_at: this.space.now() },
    };
    this.lists.folders.set(id, folder);
    const path = folderPath(this.lists.folders, id, null).slice(0, -1);
    const whole = { ...folder, full_slug: path };
    this.lists.folders.set(id, whole);
    return { status: 201, body: { story: whole } };
  }

  #saveStory(id: number, fields: Fields, publish: boolean): Answer {
    const own = { ...fields, translated_slugs: translatedSlugs(fields, id) };
    const translated = LANGUAGES.filter((language) => own.translated_slugs.some(({ lang }) => lang === language));
    const before = this.#find(id);
    const draft = {
      content: fields.content as StoredBlock,
      path: this.#path(own, null),
      translated: Object.fromEntries(translated.map((language) => [language, this.#path(own, language)])),
    };
    const story: StoredStory = {
      ...{ id, uuid: before?.uuid ?? uuidOf(`story ${id}`), position: Number(fields.position ?? id) },
      ...{ name: String(fields.name), parent: parentOf(fields), isStartpage: fields.is_startpage === true },
      ...{ updated: this.space.now(), draft, published: publish ? draft : (before?.published ?? null) },
      own,
    };
    if (before === undefined) this.space.put(story);
    else Object.assign(before, story);
    if (publish) this.space.cv += 1;
    return { status: before === undefined ? 201 : 200, body: { story: this.#whole(story) } };
  }

  /** The story at the root of a folder has the folder's path. */
  #path(fields: Fields, language: string | null): string {
    const folder = folderPath(this.lists.folders, fields.parent_id, language);
    return fields.is_startpage === true ? folder.slice(0, -1) : `${folder}${slugIn(fields, language)}`;
  }

  #whole(story: StoredStory): Fields {
    return { ...this.#summary(story), content: story.draft.content };
  }

  #summary(story: StoredStory): Fields {
    const { id, uuid, name, position, updated, published, draft, isStartpage, own = {} } = story;
    return {
      ...{ id, uuid, name, position, updated_at: updated, is_folder: false, is_startpage: isStartpage },
      ...{ slug: own.slug ?? draft.path.split('/').at(-1), full_slug: `${draft.path}${isStartpage ? '/' : ''}` },
      ...{ parent_id: story.parent ?? 0, translated_slugs: own.translated_slugs ?? [], published: published !== null },
      ...{ unpublished_changes: published !== null && published !== draft, content_type: draft.content.component },
    };
  }
}

/** Whether two entries would have one address: a folder and the story at its root have one slug, but not one place. */
function isAt(one: Fields, fields: Fields): boolean {
  if (one.is_startpage === true || fields.is_startpage === true) return false;
  return (parentOf(one) ?? 0) === (parentOf(fields) ?? 0) && one.slug === fields.slug;
}

function parentOf({ parent_id: parent }: Fields): number | null {
  return typeof parent === 'number' && parent > 0 ? parent : null;
}

function translatedSlugs(fields: Fields, id: number): readonly Fields[] {
  const { translated_slugs_attributes: given, translated_slugs: before = [] } = fields;
  if (!Array.isArray(given)) return before as readonly Fields[];
  return given.filter(isFields).map(({ lang, slug, name = null }) => ({ id: id * 10, lang, slug, name }));
}
