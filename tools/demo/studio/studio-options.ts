import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import { type Choice, STAGES, type Stage } from './job.ts';

/** The arguments of `npm run studio`. */
export interface StudioArguments extends Choice {
  /** Number of concurrent Blenders, each with one thread and about 1 GB. */
  readonly workers: number;
  /** Time of day, HH:MM, after which no picture begins. */
  readonly until: string | null;
  /** Media folder to write to. */
  readonly out: string;
  /** Seed of the fleet, as in `npm run fleet`. */
  readonly seed: number;
  readonly size: number;
}

export const STUDIO_USAGE = `npm run studio -- [--stage ${STAGES.join('|')}] [--only NAME,NAME] [--workers N] [--limit N]
                  [--until HH:MM] [--force] [--out FOLDER] [--size N] [--seed N]

Renders the pictures that are missing. Ctrl-C ends it after the pictures in progress, twice ends it at once.

--stage     first pictures of featured yachts, their other angles and a day in one frame,
            interiors, places, or the rest of the fleet
--only      yachts by slug, places by name
--workers   pictures at the same time (1)
--limit     how many pictures at most
--until     begins nothing new after this time of day
--force     makes those again that exist
--out       media folder (content/media)
--size      yachts of the fleet (240); beyond the roster they are invented as "npm run fleet" invents them
--seed      seed of the fleet (7)
`;

const OPTIONS = {
  stage: { type: 'string' },
  only: { type: 'string', default: '' },
  workers: { type: 'string', default: '1' },
  limit: { type: 'string' },
  until: { type: 'string' },
  force: { type: 'boolean', default: false },
  out: { type: 'string', default: 'content/media' },
  size: { type: 'string', default: '240' },
  seed: { type: 'string', default: '7' },
} as const;

const isStage = (text: string): text is Stage => (STAGES as readonly string[]).includes(text);

/** Reads the arguments; the error is one line about the first mistake. */
export function studioArguments(argv: readonly string[]): Result<StudioArguments, string> {
  const given = parsed(argv);
  if (!given.ok) return given;
  const { stage, only, until, force, out, ...numbers } = given.value;
  if (stage !== undefined && !isStage(stage)) return err(`--stage must be ${STAGES.join(', ')}, not "${stage}".`);
  if (until !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(until)) {
    return err(`--until must be a time such as 18:30, not "${until}".`);
  }
  for (const name of ['workers', 'limit', 'size', 'seed'] as const) {
    const text = numbers[name];
    if (text !== undefined && !/^[1-9]\d{0,6}$/.test(text)) {
      return err(`--${name} must be a whole number from 1, not "${text}".`);
    }
  }
  const { workers, limit, size, seed } = numbers;
  return ok({
    stage: stage ?? null,
    only: only.split(',').filter((name) => name !== ''),
    force,
    limit: limit === undefined ? Number.POSITIVE_INFINITY : Number(limit),
    workers: Number(workers),
    until: until ?? null,
    out,
    size: Number(size),
    seed: Number(seed),
  });
}

function parsed(argv: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...argv], options: OPTIONS }).values);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the next time at which the clock shows HH:MM. */
export function deadline(until: string, now: Date): Date {
  const [hours, minutes] = until.split(':').map(Number);
  const then = new Date(now);
  then.setHours(hours ?? 0, minutes ?? 0, 0, 0);
  if (then <= now) then.setDate(then.getDate() + 1);
  return then;
}
