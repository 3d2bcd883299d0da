import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { parseEnv } from '../../server/start/env.ts';
import type { ManagementAccount } from './management-client.ts';

/** The arguments of `npm run content:push` and `npm run content:pull`. */
export interface SpaceArguments {
  readonly contentDir: string;
  readonly cacheDir: string;
  readonly account: ManagementAccount;
  readonly dryRun: boolean;
  readonly resume: boolean;
  readonly force: boolean;
  /** Whether a push may remove much. */
  readonly acceptsRemovals: boolean;
  readonly help: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_HOST = 'https://mapi.storyblok.com';
/** What the smallest plan allows. */
const PER_SECOND = 3;
/** The flags that an operator gives to one push. */
const GUARD = 'removals';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Reads arguments and environment; errors are one line for each mistake. @param flags names of the command's own flags; `accept` has a value */
export function spaceArguments(
  argv: readonly string[],
  source: Environment,
  flags: readonly string[],
): Result<SpaceArguments, readonly string[]> {
  const given = flagsOf(argv, flags);
  const env = parseEnv({ CONTENT_DIR: source.CONTENT_DIR, CACHE_DIR: source.CACHE_DIR });
  if (!given.ok) return given;
  if (!env.ok) return env;
  const { contentDir, cacheDir } = env.value;
  const { help = false, 'dry-run': dryRun = false, resume = false, force = false, accept } = given.value;
  if (accept !== undefined && accept !== GUARD) return err([`--accept: there is no guard "${accept}", only ${GUARD}`]);
  const acceptsRemovals = accept === GUARD;
  const account = help ? ok({ host: '', space: 0, token: '', perSecond: PER_SECOND }) : accountOf(source);
  return account.ok
    ? ok({ contentDir, cacheDir, account: account.value, dryRun, resume, force, acceptsRemovals, help })
    : account;
}

interface Flags {
  readonly help?: boolean;
  readonly 'dry-run'?: boolean;
  readonly resume?: boolean;
  readonly force?: boolean;
  readonly accept?: string;
}

function flagsOf(argv: readonly string[], flags: readonly string[]): Result<Flags, readonly string[]> {
  const typeOf = (flag: string) => (flag === 'accept' ? 'string' : 'boolean');
  const options = Object.fromEntries([...flags, 'help'].map((flag) => [flag, { type: typeOf(flag) } as const]));
  try {
    return ok(parseArgs({ args: [...argv], options }).values as Flags);
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error)]);
  }
}

function accountOf(source: Environment): Result<ManagementAccount, readonly string[]> {
  const token = source.STORYBLOK_MANAGEMENT_TOKEN?.trim() ?? '';
  const space = Number(source.STORYBLOK_SPACE?.trim() || Number.NaN);
  const host = (source.STORYBLOK_MANAGEMENT_HOST?.trim() || DEFAULT_HOST).replace(/\/+$/, '');
  const perSecond = Number(source.STORYBLOK_MANAGEMENT_RATE?.trim() || PER_SECOND);
  const problems = [
    ...(token === '' ? ['STORYBLOK_MANAGEMENT_TOKEN must be a personal access token of Storyblok.'] : []),
    ...(Number.isSafeInteger(space) && space > 0 ? [] : ['STORYBLOK_SPACE must be the number of the space.']),
    ...(isSafeOrigin(host)
      ? []
      : ['STORYBLOK_MANAGEMENT_HOST must be https, or on this machine: the token is sent with every request.']),
    ...(perSecond > 0 ? [] : ['STORYBLOK_MANAGEMENT_RATE must be a number of requests a second.']),
  ];
  return problems.length > 0 ? err(problems) : ok({ host, space, token, perSecond });
}

function isSafeOrigin(host: string): boolean {
  if (!URL.canParse(host)) return false;
  const { protocol, hostname, origin } = new URL(host);
  return origin === host && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname)));
}
