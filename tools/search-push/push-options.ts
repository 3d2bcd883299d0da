import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type Env, parseEnv } from '../../server/start/env.ts';

/** The arguments of `npm run search:push`. */
export interface PushArguments {
  readonly contentDir: string;
  readonly appId: string;
  readonly adminKey: string;
  readonly host: string | null;
  /** Name of the yacht index. */
  readonly index: string;
  /** Name of the index of the whole site. */
  readonly siteIndex: string;
  readonly dryRun: boolean;
  readonly stateFile: string | null;
}

export const PUSH_USAGE = `npm run search:push -- [--dry-run] [--resume FILE]

Fills and configures the yacht index and the index of the whole site, both of ALGOLIA_APP_ID, from the content folder,
with the key in ALGOLIA_ADMIN_KEY.

--dry-run       says what would change, and changes nothing
--resume FILE   keeps in FILE, and for the whole site in FILE.site, how far it came, and goes on from there where the
                content is the same
`;

/** Reads arguments and environment; errors are one line for each mistake. */
export function pushArguments(
  argv: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): Result<PushArguments, readonly string[]> {
  const flags = flagsOf(argv);
  const env = parseEnv({ ...source, SEARCH: 'algolia' });
  if (!flags.ok) return flags;
  if (!env.ok) return env;
  const { search, contentDir } = env.value;
  const adminKey = source.ALGOLIA_ADMIN_KEY?.trim() ?? '';
  const appId = appIdOf(search);
  if (search.kind !== 'algolia' || appId === null || adminKey === '') {
    return err([
      ...(appId === null ? ['ALGOLIA_APP_ID must name the application.'] : []),
      ...(adminKey === '' ? ['ALGOLIA_ADMIN_KEY must be a key that may browse, write and configure.'] : []),
    ]);
  }
  const { host, index, siteIndex } = search;
  return ok({ contentDir, appId, adminKey, host, index, siteIndex, ...flags.value });
}

function appIdOf(search: Env['search']): string | null {
  return search.kind === 'algolia' ? search.appId : null;
}

function flagsOf(argv: readonly string[]): Result<Pick<PushArguments, 'dryRun' | 'stateFile'>, readonly string[]> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { 'dry-run': { type: 'boolean', default: false }, resume: { type: 'string' } },
    });
    return ok({ dryRun: values['dry-run'], stateFile: values.resume ?? null });
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error)]);
  }
}
