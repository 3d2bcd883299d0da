import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** The headless shell comes first: it draws the page and no window around it. */
const SHELL = 'chromium-headless-shell';
const USUAL = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the end-to-end tests: the one in CHROMIUM_PATH, else the machine's own, else one installed by
 * the machine's package manager, else Playwright's.
 * @returns `{ path }`, a null path where Playwright finds it by itself, or `{ missing }` with a message of one line
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH names ${named}, which is not there.` };
  const own = installed();
  if (own) return { path: own };
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', SHELL], { DEBIAN_FRONTEND: 'noninteractive' });
    const fresh = installed();
    if (fresh) return { path: fresh };
  }
  if (run('npx', ['playwright', 'install', '--only-shell', 'chromium'])) return { path: null };
  return { missing: 'There is no Chromium: install one, or name it in CHROMIUM_PATH.' };
}

function installed() {
  for (const name of USUAL) {
    const path = inPath(name);
    if (path) return path;
  }
  return null;
}

function inPath(name) {
  for (const folder of ['/usr/bin', ...(process.env.PATH ?? '').split(':')]) {
    const path = `${folder}/${name}`;
    if (folder !== '' && existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0)
      return path;
  }
  return null;
}
