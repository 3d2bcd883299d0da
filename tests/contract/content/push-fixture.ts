import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { pull } from '../../../tools/content-pull/pull.ts';
import { ManagementClient } from '../../../tools/content-push/management-client.ts';
import { push } from '../../../tools/content-push/push.ts';
import { PushJournal } from '../../../tools/content-push/push-journal.ts';
import { choiceNames, componentDefinitions, SHARED_CHOICES } from '../../../tools/space-schema/components.ts';
import { readContentFolder } from '../../../tools/stored-stories/content-records.ts';
import type { Fields } from '../../../tools/stored-stories/stored.ts';
import { type StoryblokSandbox, startStoryblokSandbox } from '../../sandbox/storyblok/storyblok-sandbox.ts';

export interface SpaceTools {
  readonly contentDir: string;
  /** What was said, line by line, and the waits between requests in milliseconds. */
  readonly said: string[];
  readonly pauses: number[];
  /** Pushes the folder; each push reads the journal anew, as a new process does. */
  push(flags?: {
    readonly dryRun?: boolean;
    readonly resume?: boolean;
    readonly force?: boolean;
    readonly acceptsRemovals?: boolean;
  }): ReturnType<typeof push>;
  pull(into: string, acceptsRemovals?: boolean): ReturnType<typeof pull>;
}

/** Makes the commands for a stand-in, which wait for nothing. @param token another one than the space's */
export async function spaceTools(
  sandbox: StoryblokSandbox,
  contentDir: string,
  { token = sandbox.managementToken, space = sandbox.spaceId } = {},
): Promise<SpaceTools> {
  const folder = await temporaryFolder();
  const [said, pauses]: [string[], number[]] = [[], []];
  const client = new ManagementClient(
    { host: sandbox.origin, space, token, perSecond: Number.POSITIVE_INFINITY },
    {
      http: new KyHttpClient(),
      pause: async (ms) => void pauses.push(ms),
      now: () => 0,
      say: (line) => said.push(line),
    },
  );
  return {
    ...{ contentDir, said, pauses },
    push: async ({ dryRun = false, resume = false, force = false, acceptsRemovals = false } = {}) =>
      push({
        ...{ client, contentDir, dryRun, resume, force, acceptsRemovals, say: (line) => said.push(line) },
        journal: new PushJournal(join(folder, 'journal.jsonl'), !dryRun),
        content: await readContentFolder(contentDir),
      }),
    pull: (into, acceptsRemovals = false) =>
      pull({
        ...{ client, contentDir: into, dryRun: false, acceptsRemovals, say: (line) => said.push(line) },
        download: async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer()),
      }),
  };
}

/** Makes a folder that is removed at the end of the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-space-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Entries of the demo that refer to each other: pages below one another, a draft, a yacht with a calendar and media. */
const PART = [
  ...['site.json', 'home.json', 'redirects.json', 'calendars', 'drafts'],
  ...['pages/editorials.json', 'pages/editorials/reading-a-survey.json', 'pages/the-letter.json'],
  ...['pages/people/astrid-holm.json', 'pages/destinations/exumas.json', 'yachts/acanthus.json'],
  ...['media/assets.json', 'media/yachts/acanthus-1.webp', 'media/films/brume-dete-charter.en.vtt'],
];

/** Copies a part of the demo into a folder of one test. */
export async function partOfDemo(): Promise<string> {
  const folder = await temporaryFolder();
  const demo = join(import.meta.dirname, '../../../content');
  for (const name of PART) await cp(join(demo, name), join(folder, name), { recursive: true });
  await keepRows(join(folder, 'media/assets.json'), ({ file }) => file === 'yachts/acanthus-1.webp');
  await keepRows(join(folder, 'calendars/charter-fleet.json'), ({ id }) => id === '752668');
  return folder;
}

async function keepRows(file: string, isKept: (row: Fields) => boolean): Promise<void> {
  const rows: readonly Fields[] = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(rows.filter(isKept)));
}

/** Gives a stand-in the components and data sources that a push makes, so that one need not. */
function prepare({ management: { lists } }: StoryblokSandbox): void {
  for (const component of componentDefinitions()) {
    const id = lists.nextId();
    lists.components.set(id, { ...component, id });
  }
  for (const [slug, codes] of SHARED_CHOICES) {
    const source = lists.nextId();
    lists.datasources.set(source, { id: source, name: slug, slug });
    for (const value of codes) {
      const id = lists.nextId();
      lists.entries.set(id, { id, datasource_id: source, value, name: choiceNames(slug)(value) });
    }
  }
}

/** An empty space, and a folder that is a part of the demo. */
export async function emptySpace() {
  const sandbox = await startStoryblokSandbox();
  onTestFinished(() => sandbox.close());
  const contentDir = await partOfDemo();
  return { sandbox, contentDir, tools: await spaceTools(sandbox, contentDir) };
}

/** A space with the components and data sources of the site, and nothing else. */
export async function preparedSpace() {
  const empty = await emptySpace();
  prepare(empty.sandbox);
  return empty;
}

/** A space into which the folder was pushed. */
export async function pushedSpace() {
  const filled = await preparedSpace();
  await filled.tools.push();
  return filled;
}

/** Returns a story by its path, as the management API has it. */
export async function storyAt({ origin, managementToken: authorization }: StoryblokSandbox, path: string) {
  const stories = `${origin}/v1/spaces/1/stories`;
  const list = await (await fetch(`${stories}?with_slug=${path}`, { headers: { authorization } })).json();
  const url = `${stories}/${list.stories[0]?.id}`;
  const { story } = await (await fetch(url, { headers: { authorization } })).json();
  return { url, story };
}

/** Changes a story as an editor does, without publishing it. */
export async function editStory(sandbox: StoryblokSandbox, path: string, change: object): Promise<void> {
  const { url, story } = await storyAt(sandbox, path);
  const headers = { authorization: sandbox.managementToken, 'content-type': 'application/json' };
  const body = JSON.stringify({ story: { content: { ...story.content, ...change } } });
  await fetch(url, { method: 'PUT', headers, body });
}
