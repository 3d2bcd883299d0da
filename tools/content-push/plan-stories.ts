import { type Fields, isFields } from '../stored-stories/stored.ts';
import type { StoredAsset, Surroundings } from '../stored-stories/stored-content.ts';
import { type StoryEntry, type StoryPair, storyContent } from '../stored-stories/story-list.ts';
import { hashOf, holds } from './json-values.ts';
import { changeSince, KnownStories, mainOf, pathOf, stepName } from './known-stories.ts';
import { bySlug, lastOf, withIds } from './plan-folders.ts';
import { planRemovals } from './plan-removals.ts';
import { decide, type Planner, type Step, type Why } from './push-plan.ts';

/** What the stories refer to besides each other: the steps of a push fill it. */
export interface StoryPlaces {
  /** Numbers of folders by path. */
  readonly folders: ReadonlyMap<string, number>;
  readonly assets: ReadonlyMap<string, StoredAsset>;
}

/** Stories of these types refer to few others, and are written at once when they come first. */
const FIRST = ['area', 'office', 'stop', 'media-gallery'];

/**
 * Plans the stories of a content folder, and the removal of those that a push has written and that are gone.
 * @param known the stories and folders of the space
 */
export async function planStories(
  planner: Planner,
  pairs: readonly StoryPair[],
  known: readonly Fields[],
  places: StoryPlaces,
): Promise<void> {
  const stories = new KnownStories(planner, pairs, known);
  const writer = new StoryWriter(planner, pairs, stories, places);
  for (const pair of pairs.toSorted((a, b) => rank(a) - rank(b))) await writer.plan(pair);
  planRemovals(planner, pairs, known, stories);
}

function rank(pair: StoryPair): number {
  const at = FIRST.indexOf(mainOf(pair).type);
  return at === -1 ? FIRST.length : at;
}

class StoryWriter {
  /** The keys of pages by language and path. */
  readonly #pages = new Map<string, { readonly key: string; readonly path: string }>();
  readonly #keys: ReadonlySet<string>;
  /** Stories that this push has made, and those whose content it has written. */
  readonly #made = new Set<string>();
  readonly #done = new Set<string>();
  /** Whether the content that was made last names a story that is not there yet. */
  #isIncomplete = false;

  constructor(
    private readonly planner: Planner,
    pairs: readonly StoryPair[],
    private readonly known: KnownStories,
    private readonly places: StoryPlaces,
  ) {
    // A story that an editor has removed, or that is not there yet, is no target of a reference.
    const targets = pairs.map(mainOf).filter(({ key }) => !known.isRemoved(key) && !known.isBlocked(key));
    this.#keys = new Set(targets.map(({ key }) => key));
    for (const { key, path, slugs } of targets) {
      for (const [language, slug] of Object.entries(slugs)) {
        const address = `${language}/${slug}/`;
        if (!this.#pages.has(address)) this.#pages.set(address, { key, path });
      }
    }
  }

  async plan(pair: StoryPair): Promise<void> {
    const { client, journal } = this.planner.tools;
    const { key, path } = mainOf(pair);
    const name = stepName(pair);
    const current = this.known.get(key);
    const former = this.known.formerName(key);
    const before = journal.get(former ?? name);
    const isBegun = journal.hasBegun(name) || (former !== undefined && journal.hasBegun(former));
    const isOwn = current !== undefined && before?.seen === current.updated_at && !isBegun;
    const wanted = this.#wanted(pair);
    // A story that nobody has changed since it was written is not read again.
    const isEqual = isOwn
      ? before !== undefined && isSame(before.wanted, wanted, current.position)
      : current !== undefined && this.#isWritten(pair, (await client.get(`/stories/${current.id}`)).story);
    const found = current === undefined ? null : { isEqual, isOwn };
    const isNew = found === null && this.known.isMistaken(key);
    const decision = isNew ? 'create' : decide(name, found, this.planner.tools);
    if (isEqual && !isOwn && current !== undefined) this.#note(pair, current, wanted);
    const entry: Pick<Step, 'kind' | 'name'> = { kind: 'stories', name: key };
    const isHomeless = ['create', 'change'].includes(decision) && this.planner.lacksFolder(this.known.folderOf(path));
    this.planner.add(
      entry,
      this.known.isBlocked(key) ? 'blocked' : isHomeless ? 'homeless' : decision,
      () => this.#write(pair),
      () => this.#make(pair),
    );
  }

  /** Makes a story that is not there, without its content where that names one that is not there yet. */
  async #make(pair: StoryPair): Promise<void> {
    const { client, journal } = this.planner.tools;
    const entry = mainOf(pair);
    const { key, path, type } = entry;
    if (this.known.get(key) !== undefined) return;
    const story = this.#fields(entry);
    const isWhole = !this.#isIncomplete && (pair.published === null || pair.draft === null);
    journal.begin(stepName(pair), true);
    const body = {
      story: isWhole ? story : { ...story, content: { component: type } },
      ...(isWhole && pair.published !== null ? { publish: 1 } : {}),
    };
    const find = async () => {
      const found = await client.list('/stories', 'stories', {
        with_slug: this.known.isRoot(path) ? `${path}/` : path,
      });
      return found.find((one) => one.is_folder !== true) ?? null;
    };
    const answer = await client.post('/stories', body, find);
    // A story that was found again may lack its content.
    if (isWhole && isFields(answer.story)) this.#done.add(key);
    this.#made.add(key);
    this.#take(pair, isFields(answer.story) ? answer.story : answer);
  }

  /** Writes the content: what is published, and then the draft; nothing where somebody has changed the story meanwhile. */
  async #write(pair: StoryPair): Promise<Why | null> {
    const { client, journal } = this.planner.tools;
    const { key } = mainOf(pair);
    const current = this.known.get(key);
    if (current === undefined || this.#done.has(key)) return null;
    const why = this.#made.has(key) ? null : await changeSince(current, client);
    if (why !== null) return why;
    journal.begin(stepName(pair));
    if (pair.published === null && current.published === true) await client.get(`/stories/${current.id}/unpublish`);
    let last = current;
    for (const entry of [pair.published, pair.draft]) {
      if (entry === null) continue;
      const story = this.#fields(entry, current);
      const publish = entry === pair.published ? { publish: 1 } : {};
      const answer = await client.put(`/stories/${current.id}`, { story, force_update: 1, ...publish });
      last = isFields(answer.story) ? answer.story : last;
    }
    this.#done.add(key);
    this.#take(pair, last);
    return null;
  }

  #take(pair: StoryPair, story: Fields): void {
    const { key } = mainOf(pair);
    this.known.set(key, story);
    this.#note(pair, story, this.#done.has(key) ? this.#wanted(pair) : '');
  }

  #note(pair: StoryPair, { id, updated_at: seen }: Fields, wanted: string): void {
    const { journal } = this.planner.tools;
    journal.end(stepName(pair), { id: Number(id), seen: String(seen), wanted });
    const former = this.known.formerName(mainOf(pair).key);
    if (former !== undefined) journal.forget(former);
  }

  #fields(entry: StoryEntry, current: Fields = {}): Fields {
    const { key, name, path, translated } = entry;
    const position = this.known.positionOf(key);
    const isRoot = this.known.isRoot(path);
    const parent = this.places.folders.get(this.known.folderOf(path)) ?? 0;
    const slugs = Object.entries(translated).map(([lang, own]) => ({ lang, slug: lastOf(own), name }));
    return {
      ...{ name, slug: lastOf(path), position, is_startpage: isRoot, parent_id: parent },
      translated_slugs_attributes: withIds(slugs, current.translated_slugs),
      content: this.#content(entry),
    };
  }

  /** A hash of all that is wanted of a story, and its position. */
  #wanted(pair: StoryPair): string {
    const editions = [pair.published, pair.draft].map(
      (entry) => entry && [entry.name, entry.path, entry.translated, this.#content(entry)],
    );
    return `${hashOf(editions)} ${this.known.positionOf(mainOf(pair).key)}`;
  }

  #isWritten(pair: StoryPair, story: unknown): boolean {
    if (!isFields(story)) return false;
    const { published, draft } = pair;
    const saved = draft ?? mainOf(pair);
    const slugs = Object.fromEntries(Object.entries(saved.translated).map(([lang, own]) => [lang, lastOf(own)]));
    return (
      pathOf(story) === saved.path &&
      (story.published === true) === (published !== null) &&
      (story.unpublished_changes === true) === (published !== null && draft !== null) &&
      holds(story, { name: saved.name, position: this.known.positionOf(saved.key), content: this.#content(saved) }) &&
      holds(bySlug(story.translated_slugs), slugs)
    );
  }

  #content(entry: StoryEntry): Fields {
    this.#isIncomplete = false;
    return storyContent(entry, this.#around);
  }

  #uuidOf(key: string): string {
    const uuid = this.known.get(key)?.uuid;
    if (typeof uuid === 'string') return uuid;
    this.#isIncomplete = true;
    return `not yet ${key}`;
  }

  readonly #around: Surroundings = {
    uuidOf: (type, id) => (this.#keys.has(`${type}/${id}`) ? this.#uuidOf(`${type}/${id}`) : null),
    pageAt: (path, language) => {
      const page = this.#pages.get(`${language}${path}`);
      return page === undefined ? null : { uuid: this.#uuidOf(page.key), path: page.path };
    },
    assetOf: (id) => this.places.assets.get(id) ?? null,
  };
}

/** Whether what was written is what is wanted. The position may be another one that keeps the order. */
function isSame(written: string, wanted: string, position: unknown): boolean {
  const [hash, place] = wanted.split(' ');
  return written === wanted || (written.split(' ')[0] === hash && String(position) === place);
}
