import { fieldsOf } from '../shared/parse-json.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** The build that is served now, as in `builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** ISO 8601 instant in UTC since which this server has been serving it. */
  readonly timestamp: string;
  /** Time of the build in seconds since 1970, by which tabs compare builds. */
  readonly builtAt: number;
}

/** The identity of a build, and its time for comparison. */
export type BuildVersion = Pick<LatestBuild, 'id' | 'builtAt'>;

/** A build with today's redirects, as in `builds/meta/{id}.json` (UI4). Its times are those of the served build. */
export interface BuildMeta extends LatestBuild {
  /** Unparsed; `core/routing/redirects.ts` reads them. */
  readonly redirects: unknown;
}

/** The first field that is missing or wrong. */
export interface BuildMetaProblem {
  readonly kind: 'bad-build';
  readonly field: 'id' | 'timestamp' | 'builtAt' | 'redirects';
}

const ID = /^[a-z0-9-]{6,64}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

export function isBuildId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Returns whether a value is a number of whole seconds since 1970. */
function isBuildTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Reads `builds/latest.json`. */
export function parseLatestBuild(raw: unknown): Result<LatestBuild, BuildMetaProblem> {
  const { id, timestamp, builtAt } = fieldsOf(raw);
  if (!isBuildId(id)) return err({ kind: 'bad-build', field: 'id' });
  if (typeof timestamp !== 'string' || !INSTANT.test(timestamp)) return err({ kind: 'bad-build', field: 'timestamp' });
  if (!isBuildTime(builtAt)) return err({ kind: 'bad-build', field: 'builtAt' });
  return ok({ id, timestamp, builtAt });
}

/** Reads `builds/meta/{id}.json`. */
export function parseBuildMeta(raw: unknown): Result<BuildMeta, BuildMetaProblem> {
  const latest = parseLatestBuild(raw);
  if (!latest.ok) return latest;
  const { redirects } = fieldsOf(raw);
  return redirects === undefined ? err({ kind: 'bad-build', field: 'redirects' }) : ok({ ...latest.value, redirects });
}

/** Writes a build version for the root element of a document. */
export function writeBuildVersion({ id, builtAt }: BuildVersion): string {
  return `${id} ${builtAt}`;
}

/** Reads what {@link writeBuildVersion} wrote; null for anything else. */
export function readBuildVersion(text: string): BuildVersion | null {
  const [id, time] = text.split(' ');
  const builtAt = Number(time);
  return isBuildId(id) && isBuildTime(builtAt) ? { id, builtAt } : null;
}

/** Returns whether a served build is newer than the running one (UI4). During a deploy, older nodes still answer. */
export function isNewerBuild(served: BuildVersion, running: BuildVersion): boolean {
  return served.id !== running.id && served.builtAt > running.builtAt;
}
