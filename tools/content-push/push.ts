import type { ContentRecords } from '../stored-stories/content-records.ts';
import { storyPairs } from '../stored-stories/story-list.ts';
import { PushError } from './management-client.ts';
import { planAssets } from './plan-assets.ts';
import { planFolders, wantedFolders } from './plan-folders.ts';
import { removalProblems } from './plan-removals.ts';
import { planComponents, planLanguages, planSources } from './plan-schema.ts';
import { planStories } from './plan-stories.ts';
import { KINDS, Planner, type PushPlan, type PushTools, REASONS, type Step } from './push-plan.ts';

export interface PushOptions extends PushTools {
  readonly contentDir: string;
  readonly content: ContentRecords;
  readonly dryRun: boolean;
  /** Whether it may remove much. */
  readonly acceptsRemovals: boolean;
  readonly say: (line: string) => void;
}

/**
 * Brings a space to what a content folder says (CM1); resolves with the part of the plan that was carried out. Rejects
 * where a step fails.
 */
export async function push(options: PushOptions): Promise<PushPlan> {
  const { journal, resume, dryRun, acceptsRemovals, say } = options;
  if (journal.isInterrupted && !resume)
    say('the last push was interrupted: --resume goes on, and else what it was writing counts as changed by others');
  const plan = await planned(options);
  sayPlan(plan, say);
  const problems = acceptsRemovals ? [] : removalProblems(plan, journal);
  if (problems.length > 0)
    throw new PushError([...problems, 'Nothing was written. If that is right: --accept removals'].join('\n'));
  if (dryRun) return plan;
  const done: Step[] = [];
  const spared = [...plan.spared];
  for (const kind of KINDS) {
    const steps = plan.steps.filter((step) => step.kind === kind);
    for (const step of steps) await step.prepare();
    for (const step of steps) {
      const why = await step.run();
      if (why === null) done.push(step);
      else spared.push({ kind, name: step.name, why });
      if (done.length > 0 && done.length % 50 === 0) say(`${done.length}/${plan.steps.length}`);
    }
  }
  saySpared(spared.slice(plan.spared.length), say);
  return { ...plan, steps: done, spared };
}

async function planned(options: PushOptions): Promise<PushPlan> {
  const { client, content, contentDir } = options;
  const pairs = storyPairs(content);
  if (pairs.length === 0) throw new PushError(`${contentDir} holds no content: the space stays as it is.`);
  const folders = wantedFolders(
    pairs.flatMap(({ published, draft }) => [published, draft]).filter((one) => one !== null),
  );
  const planner = new Planner(options);
  await planLanguages(planner);
  await planComponents(planner);
  await planSources(planner, content);
  const assets = await planAssets(planner, contentDir);
  const known = await client.list('/stories', 'stories');
  await planStories(planner, pairs, known, { folders: planFolders(planner, folders, known), assets });
  return planner.plan;
}

function sayPlan({ steps, kept, spared }: PushPlan, say: (line: string) => void): void {
  for (const step of steps) say(`${WORDS[step.change]} ${step.kind}: ${step.name}`);
  saySpared(spared, say);
  for (const kind of KINDS) {
    const counts = (['create', 'change', 'remove'] as const)
      .map(
        (change) =>
          [steps.filter((step) => step.kind === kind && step.change === change).length, WORDS[change]] as const,
      )
      .filter(([count]) => count > 0);
    if (counts.length > 0) say(`${kind}: ${counts.map(([count, word]) => `${count} ${word}`).join(', ')}`);
  }
  say(`${kept} unchanged${spared.length > 0 ? `, ${spared.length} left alone: --force writes them` : ''}`);
}

function saySpared(spared: PushPlan['spared'], say: (line: string) => void): void {
  for (const { kind, name, why } of spared) say(`left alone ${kind}: ${name} (${REASONS[why]})`);
}

const WORDS: Readonly<Record<Step['change'], string>> = { create: 'new', change: 'changed', remove: 'removed' };
