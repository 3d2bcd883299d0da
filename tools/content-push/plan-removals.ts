import type { Fields } from '../stored-stories/stored.ts';
import type { StoryPair } from '../stored-stories/story-list.ts';
import { isStory, type KnownStories, stepName } from './known-stories.ts';
import type { Planner } from './push-plan.ts';

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
      await client.remove(`/stories/${id}`);
      journal.forget(name);
    });
  }
}
