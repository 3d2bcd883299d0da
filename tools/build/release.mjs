// npm run release -- FOLDER: copies what a machine needs to serve the site into a new folder: the build, the packages that
// are not part of it, with all that they need, and package.json; nothing that only developers read. The content is copied
// beside it, or mounted. The image is made of it (Containerfile).
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { giveUp, ROOT } from '../setup.mjs';
import { OUTSIDE } from './outside-packages.mjs';

/** Maps, types, texts for readers and what tools of developers left; licences stay. */
const FOR_DEVELOPERS = /\.(?:map|md|d\.[cm]?ts)$|\/\.[^/]+$/;
/** Packages with native code for another C library than that of this machine. */
const OTHER_LIBC = process.report.getReport().header.glibcVersionRuntime ? /-musl$/ : /-gnu$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) giveUp('Name a folder: npm run release -- FOLDER');
const to = resolve(folder);
if (existsSync(join(to, 'package.json'))) giveUp(`${to} holds a release already.`);
if (!existsSync(join(ROOT, 'dist/app/main.js'))) giveUp('There is no build in dist: run "npm run build".');

for (const part of ['app', 'client', 'messages'])
  cpSync(join(ROOT, 'dist', part), join(to, 'dist', part), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
const packages = packageFolders(OUTSIDE);
for (const path of packages)
  cpSync(path, join(to, relative(ROOT, path)), {
    recursive: true,
    // Packages inside a package are in the list themselves.
    filter: (source) => isServed(source) && !relative(path, source).split('/').includes('node_modules'),
  });
const { name, version, license, type, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
mkdirSync(to, { recursive: true });
writeFileSync(join(to, 'package.json'), `${JSON.stringify({ name, version, license, type, engines }, null, 2)}\n`);
for (const text of ['LICENSE', 'THIRD-PARTY-NOTICES.md']) cpSync(join(ROOT, text), join(to, text));
console.log(`${to} has the build and ${packages.size} packages.`);

function isServed(path) {
  return !FOR_DEVELOPERS.test(path);
}

/** Returns the folders of packages, and of all that they depend on. What is optional and not installed is left out. */
function packageFolders(names) {
  const found = new Set();
  const visit = (wanted, from, isOptional) => {
    const path = folderOf(wanted, from);
    if (isOptional && (path === null || OTHER_LIBC.test(wanted))) return;
    if (path === null) giveUp(`The package ${wanted}, which ${from} needs, is not installed.`);
    if (found.has(path)) return;
    found.add(path);
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    for (const next of Object.keys(dependencies)) visit(next, path, next in optionalDependencies);
    for (const next of Object.keys(optionalDependencies)) visit(next, path, true);
    for (const next of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[next]?.optional) visit(next, path, false);
  };
  for (const wanted of names) visit(wanted, ROOT, false);
  return found;
}

/** Finds a package as Node does, from a folder upwards; what Node has itself under the same name is not asked. */
function folderOf(wanted, from) {
  for (let folder = from; folder.startsWith(ROOT); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', wanted);
    if (existsSync(join(path, 'package.json'))) return path;
  }
  return null;
}
