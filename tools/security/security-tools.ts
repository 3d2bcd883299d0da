import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../setup.mjs';

const LOCKED = 'tools/security/packages';
const FOLDER = join(ROOT, '.cache/security-tools');
/** The files that say what is installed, and how. */
const SOURCES = { 'package.json': LOCKED, 'package-lock.json': LOCKED, '.npmrc': '.' };

/**
 * Installs what the security commands run with into `.cache/security-tools`, unless it is there: 258 packages of which
 * the site itself, its build and its tests need none. Throws where the registry cannot be reached.
 */
export function installSecurityTools(): void {
  const lockfile = 'package-lock.json';
  const installed = join(FOLDER, 'node_modules/.package-lock.json');
  const isSame =
    existsSync(installed) &&
    readFileSync(join(FOLDER, lockfile), 'utf8') === readFileSync(join(ROOT, LOCKED, lockfile), 'utf8');
  if (isSame) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, from] of Object.entries(SOURCES)) copyFileSync(join(ROOT, from, file), join(FOLDER, file));
  const { status } = spawnSync('npm', ['ci', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The security tools could not be installed.');
}

/** Imports a file of an installed security tool, by its path within `node_modules`. */
export async function securityTool<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(FOLDER, 'node_modules', path)).href)) as T;
}

export const SECURITY_TOOLS = FOLDER;
