import { type Fields, isFields } from '../stored-stories/stored.ts';
import type { StoryEntry, StoryPair } from '../stored-stories/story-list.ts';
import type { ManagementClient } from './management-client.ts';
import { pathsAbove } from './plan-folders.ts';
import type { PushJournal } from './push-journal.ts';
import type { Planner, Why } from './push-plan.ts';
import { positionsInOrder } from './story-positions.ts';

/** The stories of a space beside the records that they are made from. */
export class KnownStories {
  readonly #current = new Map<string, Fields>();
  /** The positions that put the stories of each type into order. */
  readonly #positions = new Map<string, number>();
  /** The names in the journal of stories that were pushed for a record that is gone, by the key of the one at their path. */
  readonly #former = new Map<string, string>();
  /** Keys of records without a story, whose story or folder an editor has removed. */
  readonly #removed = new Set<string>();
  /** Keys of records whose path is still that of another record's story. */
  readonly #blocked = new Set<string>();
  /** Keys of records whose number in the journal is that of another record's story. */
  readonly #mistaken = new Set<string>();
  /** Paths that have others below them: a page there is the story at the root of a folder. */
  readonly #above: ReadonlySet<string>;

  /** @param known the stories and folders of the space, after the folders were planned */
  constructor(planner: Planner, pairs: readonly StoryPair[], known: readonly Fields[]) {
    const { journal, force } = planner.tools;
    const stories = known.filter((entry) => entry.is_folder !== true);
    const byId = new Map(stories.map((story) => [story.id, story]));
    const byPath = new Map(stories.map((story) => [pathOf(story), story]));
    this.#above = new Set(pairs.flatMap((pair) => pathsAbove(mainOf(pair).path)));
    const names = new Set(pairs.map(stepName));
    const former = new Map<unknown, string>();
    for (const [name, { id }] of journal.entries) if (isStory(name) && !names.has(name)) former.set(id, name);
    const owners = this.#ownersOf(pairs, byId, journal);
    for (const pair of pairs) {
      const { key, path } = mainOf(pair);
      const before = journal.get(stepName(pair));
      const own = before && byId.get(before.id);
      if (own !== undefined && owners.get(own) !== key) this.#mistaken.add(key);
      const atPath = byPath.get(path);
      const isFree = atPath !== undefined && (owners.get(atPath) ?? key) === key;
      const current = own !== undefined && owners.get(own) === key ? own : isFree ? atPath : undefined;
      const formerName = former.get(current?.id);
      if (formerName !== undefined) this.#former.set(key, formerName);
      if (current !== undefined) this.#current.set(key, current);
      else if (atPath !== undefined) this.#blocked.add(key);
      else if ((before !== undefined && !this.#mistaken.has(key) && !force) || planner.lacksFolder(this.folderOf(path)))
        this.#removed.add(key);
    }
    const all = pairs.map(mainOf);
    for (const type of new Set(all.map((entry) => entry.type))) {
      const entries = all.filter((entry) => entry.type === type);
      const current = entries.map(({ key }) => this.#current.get(key)?.position);
      const positions = positionsInOrder(current.map((one) => (typeof one === 'number' ? one : undefined)));
      for (const [at, { key }] of entries.entries()) this.#positions.set(key, positions[at] ?? 0);
    }
  }

  /**
   * The record to which each story belongs by the journal, as the story's key; where two records have one number, the one
   * at whose path the story is.
   */
  #ownersOf(
    pairs: readonly StoryPair[],
    byId: ReadonlyMap<unknown, Fields>,
    journal: PushJournal,
  ): ReadonlyMap<Fields, string> {
    const owners = new Map<Fields, string>();
    for (const pair of pairs) {
      const { key, path } = mainOf(pair);
      const story = byId.get(journal.get(stepName(pair))?.id);
      if (story !== undefined && (!owners.has(story) || pathOf(story) === path)) owners.set(story, key);
    }
    return owners;
  }

  positionOf(key: string): number | undefined {
    return this.#positions.get(key);
  }

  get(key: string): Fields | undefined {
    return this.#current.get(key);
  }

  /** Notes a story that was made or written. */
  set(key: string, story: Fields): void {
    this.#current.set(key, { ...this.#current.get(key), ...story });
  }

  /** The name under which the journal has the story of a record whose id is new and whose path is not. */
  formerName(key: string): string | undefined {
    return this.#former.get(key);
  }

  /** Whether a story of the space is that of a record. */
  isTaken(id: number): boolean {
    return [...this.#current.values()].some((story) => story.id === id);
  }

  /** Whether a record has no story, and gets none. */
  isRemoved(key: string): boolean {
    return this.#removed.has(key);
  }

  /** Whether another record's story must leave a record's path first. */
  isBlocked(key: string): boolean {
    return this.#blocked.has(key);
  }

  /** Whether a record has no story although the journal gives it one, which is another record's. */
  isMistaken(key: string): boolean {
    return this.#mistaken.has(key);
  }

  isRoot(path: string): boolean {
    return this.#above.has(path);
  }

  /** The path of the folder that holds the story at a path; '' for the root. */
  folderOf(path: string): string {
    return this.isRoot(path) ? path : path.slice(0, Math.max(0, path.lastIndexOf('/')));
  }
}

/** Returns why a story may not be written as it was planned: somebody has changed or removed it since. */
export async function changeSince({ id, updated_at: seen }: Fields, client: ManagementClient): Promise<Why | null> {
  const found = await client.find(`/stories/${id}`);
  if (found === null) return 'removed';
  return isFields(found.story) && found.story.updated_at === seen ? null : 'meanwhile';
}

/** The entry that names a story: what is published, or else the draft. */
export function mainOf({ published, draft }: StoryPair): StoryEntry {
  const entry = published ?? draft;
  if (entry === null) throw new Error('a story has neither edition');
  return entry;
}

/** The name of a story in the journal. */
export function stepName(pair: StoryPair): string {
  return `stories ${mainOf(pair).key}`;
}

/** Whether a name in the journal is that of a story. */
export function isStory(name: string): boolean {
  return name.startsWith('stories ');
}

/** The path of a story; that of the story at the root of a folder ends with a slash. */
export function pathOf({ full_slug: path }: Fields): string {
  return String(path).replace(/\/$/, '');
}
