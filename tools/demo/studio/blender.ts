import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { err, ok, type Result } from '../../../core/shared/result.ts';

const RENDERER = new URL('./renderer/render.py', import.meta.url).pathname;

/** The command for Blender with one thread and the lowest priority; the file with the specs follows. */
export const BLENDER: readonly string[] = ['nice', '-n', '19', 'blender', '-b', '-t', '1', '--python', RENDERER, '--'];

export function hasBlender(): boolean {
  return spawnSync('blender', ['--version'], { stdio: 'ignore' }).status === 0;
}

type Report = { readonly done: string; readonly seconds: number } | { readonly failed: string; readonly error: string };

/** Finds the renderer's own lines in Blender's output. */
function reportIn(line: string): Report | null {
  if (!/^\{"(done|failed)":/.test(line)) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const running = new Set<ChildProcess>();

/**
 * Runs the renderer on a file with one spec. @returns seconds, or the reason of a failure
 * @param cache folder of the renderer for skies and its denoiser
 */
export function render(
  specFile: string,
  cache: string,
  command: readonly string[] = BLENDER,
): Promise<Result<number, string>> {
  return new Promise((resolve) => {
    const [program = '', ...options] = command;
    const child = spawn(program, [...options, specFile], {
      env: { ...process.env, STUDIO_CACHE: cache },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that Ctrl-C reaches this program only.
      detached: true,
    });
    running.add(child);
    let report: Report | null = null;
    let complaint = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      report = reportIn(line) ?? report;
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.trim() !== '') complaint = line.trim();
    });
    const end = (how: string) => {
      running.delete(child);
      resolve(outcome(report, complaint === '' ? how : `${how}: ${complaint}`));
    };
    child.on('error', ({ message }) => end(message));
    child.on('close', (code, signal) => end(`Blender ended with ${signal ?? code}`));
  });
}

function outcome(report: Report | null, otherwise: string): Result<number, string> {
  if (report === null) return err(otherwise);
  return 'done' in report ? ok(report.seconds) : err(report.error);
}

/** Ends all rendering at once. */
export function endAll(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid);
}
