// npm run lockfile: adds to package-lock.json the optional packages for other platforms, which npm omits if the
// registry mirror does not hold them; without them `npm ci` refuses to start. An entry has name, version and platform,
// which npm needs to skip the package here and to fetch it elsewhere. Then it asks the registry for the digest, licence
// and platform of each entry that has no digest. The exit code is 1 while one remains without.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

const FILE = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const at = `node_modules/${name}`;
    if (lock.packages[at] || lock.packages[`${path}/${at}`]) continue;
    lock.packages[at] = { version: range.replace(/^[\^~]/, ''), ...platformOf(name), optional: true };
    if (parent.dev) lock.packages[at].dev = true;
    added.push(name);
  }
}
const remaining = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.inBundle || entry.integrity) continue;
  const name = entry.name ?? path.split('node_modules/').at(-1);
  const published = publishedEntry(`${name}@${entry.version}`);
  if (published === null) remaining.push(name);
  else lock.packages[path] = completeEntry(entry, published);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lockfile names every platform.' : `Added: ${added.join(', ')}`);
if (remaining.length > 0) {
  console.error(`The registry gave no digest for: ${remaining.join(', ')}`);
  process.exitCode = 1;
}

/** Asks the registry for what the lockfile keeps of a package; null where it does not answer or lacks the package. */
function publishedEntry(spec) {
  const fields = ['dist.integrity', 'license', 'os', 'cpu', 'libc', 'engines'];
  const { status, stdout } = spawnSync('npm', ['view', spec, ...fields, '--json'], { encoding: 'utf8' });
  if (status !== 0 || stdout.trim() === '') return null;
  const { 'dist.integrity': integrity, ...rest } = JSON.parse(stdout);
  return integrity ? { integrity, ...rest } : null;
}

/** Returns an entry in the order in which npm writes it. npm view writes a list of one value as that value. */
function completeEntry({ version, ...entry }, { integrity, license, engines, ...platform }) {
  const lists = Object.entries({ ...entry, ...platform }).map(([key, value]) =>
    key in platform ? [key, [value].flat()] : [key, value],
  );
  const sorted = Object.entries({ ...Object.fromEntries(lists), license }).sort(([a], [b]) => (a < b ? -1 : 1));
  return { version, integrity, ...Object.fromEntries(sorted), ...(engines ? { engines } : {}) };
}

/** Reads the platform of a package from its name; fsevents, whose name does not say, is for macOS. */
function platformOf(name) {
  if (name === 'fsevents') return { os: ['darwin'] };
  const words = name.split(/[/-]/).map((word) => word.replace(/^win$/, 'win32').replace(/^linuxmusl$/, 'linux'));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) =>
    words.some((word) => word === processor || (processor === 'arm' && /^arm(eabi|v7)?$/.test(word))),
  );
  const libc = name.includes('musl')
    ? ['musl']
    : os.includes('linux') && /gnu|linux-(x64|arm64)$/.test(name)
      ? ['glibc']
      : [];
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(os.length > 0 ? { os } : {}), ...(libc.length > 0 ? { libc } : {}) };
}
