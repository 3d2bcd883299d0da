// This module is plain Node without dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALLED = join(ROOT, 'node_modules/.halyard-installed');
const BUILT = join(ROOT, 'dist/.halyard-built');
/** The files and folders that a build is made from. */
const SOURCES = [
  'core',
  'adapters',
  'server',
  'ui',
  'locales',
  'public',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/build',
  'tools/setup.mjs',
  'tools/heap-flags.mjs',
];

/** Runs a command in the project's folder and shows its output. @returns whether it succeeded */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Installs the dependencies if there are none, or if the lockfile or the version of Node has changed. */
export function ensureDependencies() {
  const wanted = hashOf([join(ROOT, 'package-lock.json')]);
  if (stamp(INSTALLED) === wanted) return;
  console.log('Installing dependencies …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'], { NODE_ENV: 'development' }))
    giveUp('The dependencies could not be installed.');
  writeFileSync(INSTALLED, wanted);
}

/** Builds the site if there is no build, or if one of its sources or the version of Node has changed. */
export function ensureBuild() {
  const wanted = hashOf(SOURCES.flatMap((source) => filesIn(join(ROOT, source))));
  if (stamp(BUILT) === wanted && existsSync(join(ROOT, 'dist/app/main.js'))) return;
  console.log('Building …');
  if (!run('npm', ['run', 'build'])) giveUp('The build failed.');
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, wanted);
}

export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

function stamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSyncOrFile(path);
  return entries.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file)).sort();
}

function readdirSyncOrFile(path) {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files) hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
