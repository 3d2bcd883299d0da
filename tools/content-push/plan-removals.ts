import type { Fields } from '../stored-stories/stored.ts';
import type { StoryPair } from '../stored-stories/story-list.ts';
import { changeSince, isStory, type KnownStories, stepName } from './known-stories.ts';
import type { PushJournal } from './push-journal.ts';
import type { Planner, PushPlan } from './push-plan.ts';

/** Removals of a type that no push needs to be asked for: so many, or this share of what pushes have written. */
const FEW_REMOVALS = 5;
const USUAL_SHARE = 1 / 5;

/** Plans the removal of the stories that a push has written and whose records are gone. */
export function planRemovals(
  planner: Planner,
  pairs: readonly StoryPair[],
  known: readonly Fields[],
  stories: KnownStories,
): void {
  const { client, journal, force } = planner.tools;
  const wanted = new Set(pairs.map(stepName));
  for (const [name, { id, seen }] of [...journal.entries]) {
    if (!isStory(name) || wanted.has(name) || stories.isTaken(id)) continue;
    const current = known.find((story) => story.id === id);
    if (current === undefined) {
      // An editor has removed it already.
      journal.forget(name);
      continue;
    }
    const isOwn = current.updated_at === seen && !journal.hasBegun(name);
    const entry = { kind: 'stories', name: name.slice('stories '.length) } as const;
    planner.add(entry, isOwn || force ? 'remove' : 'changed', async () => {
      const why = await changeSince(current, client);
      if (why === 'meanwhile') return why;
      if (why === null) await client.remove(`/stories/${id}`);
      journal.forget(name);
      return null;
    });
  }
}

/** Returns a line for each type of which a push would remove much, as where a part of the folder is missing. */
export function removalProblems({ steps }: PushPlan, journal: PushJournal): readonly string[] {
  const written = [...journal.entries].map(([name]) => name).filter(isStory);
  const removed = steps.filter(({ kind, change }) => kind === 'stories' && change === 'remove');
  const types = new Set(removed.map(({ name }) => typeOf(name)));
  return [...types].flatMap((type) => {
    const count = removed.filter(({ name }) => typeOf(name) === type).length;
    const all = written.filter((name) => name.startsWith(`stories ${type}/`)).length;
    return count > FEW_REMOVALS && count > all * USUAL_SHARE
      ? [`removals: ${count} of ${all} stories of the type ${type} would go`]
      : [];
  });
}

/** The content type in the name of a story, such as `yacht/752668`. */
function typeOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}
