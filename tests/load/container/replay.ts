import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { readContainerfile, type Stage, type Step } from './containerfile.ts';

/** What the steps leave: the last stage's folder, and how its process is run. */
export interface Replayed {
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** Turns the paths of a text into those of the stage's folder. */
  readonly within: (text: string) => string;
}

export interface ReplayOptions {
  /** The folder with the Containerfile. */
  readonly context: string;
  /** An empty folder. */
  readonly folder: string;
  /** Returns whether it did the command itself, which may be to take what an earlier build made. */
  readonly instead?: (command: string, cwd: string) => boolean;
}

/** The environment of the machine without that of the test's runner, which changes how a site is built. */
const OWN_ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV)/.test(name)));
/** Files that come from images: the machine has its own. */
const FROM_IMAGES = /^\/(?:usr\/local\/bin\/node|bin\/busybox)$/;

/**
 * Does the steps of the Containerfile in an empty folder, one folder a stage, with the Node of this machine. No image is
 * fetched: what a step takes from one must be on every machine that runs Node.
 */
export function replay(options: ReplayOptions): Replayed {
  const { context, folder } = options;
  const stages = readContainerfile(readFileSync(join(context, 'Containerfile'), 'utf8'));
  const roots = new Map<string, string>();
  let last: Replayed | null = null;
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, stage.name ?? `stage-${index}`);
    mkdirSync(root, { recursive: true });
    if (stage.name !== null) roots.set(stage.name, root);
    last = replayStage(stage, root, { ...options, roots });
  }
  if (last === null) throw new Error('The Containerfile has no stage');
  return last;
}

function replayStage(
  { steps }: Stage,
  root: string,
  { context, instead, roots }: ReplayOptions & { readonly roots: ReadonlyMap<string, string> },
): Replayed {
  const isIgnored = ignoredBy(readFileSync(join(context, '.dockerignore'), 'utf8'));
  let workdir = '/';
  const env: Record<string, string> = {};
  // A path from the root of the image begins a word, or follows `=`.
  const within = (text: string) => text.replace(/(?<=^|[\s=])\/(?=[a-z])(?!usr\/|bin\/)/g, `${root}/`);
  const place = (path: string) => join(root, resolve(workdir, path));
  for (const { name, options, rest } of steps) {
    const words = rest.split(' ');
    if (name === 'WORKDIR') workdir = resolve(workdir, rest);
    else if (name === 'ENV')
      for (const [, key = '', value = ''] of rest.matchAll(/(\S+?)=(\S*)/g)) env[key] = within(value);
    else if (name === 'COPY') {
      const to = words.pop() ?? '';
      const from = options.from === undefined ? context : (roots.get(options.from) ?? '');
      for (const path of words) {
        if (options.from !== undefined && FROM_IMAGES.test(path)) continue;
        const source = join(from, path);
        const target = to.endsWith('/') && lstatSync(source).isFile() ? join(place(to), path) : place(to);
        const filter = options.from === undefined ? (one: string) => !isIgnored(relative(context, one)) : () => true;
        cpSync(source, target, { recursive: true, filter });
      }
    } else if (name === 'RUN' && !instead?.(rest, place('.')))
      execFileSync('sh', ['-ec', within(rest)], {
        cwd: place('.'),
        stdio: 'pipe',
        env: OWN_ENV,
      });
    mkdirSync(place('.'), { recursive: true });
  }
  return { root, workdir: place('.'), env, steps, within };
}

/** Returns whether a path of the context is left out, by the lines of `.dockerignore` that ours has. */
export function ignoredBy(text: string): (path: string) => boolean {
  const lines = text.split('\n').filter((line) => line !== '');
  const kept = new Set(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));
  const anywhere = lines.filter((line) => line.startsWith('**/')).map((line) => namePattern(line.slice(3)));
  return (path) =>
    !kept.has(path) &&
    (anywhere.some((pattern) => pattern.test(basename(path))) ||
      lines.some((line) => path === line || path.startsWith(`${line}/`)));
}

function namePattern(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
}

/** Returns the files of a folder with their times of change and lengths. */
export function filesIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = lstatSync(path);
      return [relative(folder, path), `${mtimeMs} ${size}`];
    }),
  );
}
