import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import ts from 'typescript';

/** The most modules of a folder, lines of a file and lines of a function. */
export const LIMITS = { modules: 25, fileLines: 250, functionLines: 60 };

const MODULE = /\.(?:tsx?|mjs)$/;
/** Tests, stories, fixtures and type declarations stand beside modules and are not counted. */
const BESIDE = /\.(?:test|e2e|load|stories|fixture|d)\.(?:tsx?|mjs)$/;

/** Paths of all modules in some folders below a root, tests and planted violations apart, in the order of the alphabet. */
export function modulesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => MODULE.test(path) && !BESIDE.test(path) && !path.startsWith('tests/architecture/planted/'))
    .sort();
}

/** Folders with too many modules: `folder 31`. */
export function crowdedFolders(modules: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of modules) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > LIMITS.modules).map(([folder, count]) => `${folder} ${count}`);
}

/**
 * Circles between the folders of a layer: `one → two → one`. A folder imports another if any of its modules does.
 * @param layer such as `core`
 */
export function folderCircles(root: string, layer: string, modules: readonly string[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const path of modules) {
    const from = folderOf(path);
    for (const target of importsOf(root, path)) {
      const to = folderOf(target);
      if (target.startsWith(`${layer}/`) && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const circles = new Map<string, string>();
  const follow = (folder: string, way: readonly string[]) => {
    const start = way.indexOf(folder);
    if (start >= 0) {
      const circle = way.slice(start);
      circles.set([...circle].sort().join(), [...circle, folder].join(' → '));
      return;
    }
    for (const next of finished.has(folder) ? [] : (imports.get(folder) ?? [])) follow(next, [...way, folder]);
    finished.add(folder);
  };
  const finished = new Set<string>();
  for (const folder of imports.keys()) follow(folder, []);
  return [...circles.values()];
}

/** Files with too many lines: `path 318`. */
export function longFiles(root: string, modules: readonly string[]): string[] {
  return modules.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    return lines > LIMITS.fileLines ? [`${path} ${lines}`] : [];
  });
}

/** Functions with too many lines, from the first of their head to the last of their body: `path name 83`. */
export function longFunctions(root: string, modules: readonly string[]): string[] {
  return modules.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    if (source.split('\n').length <= LIMITS.functionLines) return [];
    const kind = extname(path) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
    const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = line(node.end) - line(node.getStart()) + 1;
        if (lines > LIMITS.functionLines) found.push(`${path} ${nameOf(node)} ${lines}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

function nameOf(node: ts.SignatureDeclaration): string {
  const holder = ts.isVariableDeclaration(node.parent) ? node.parent : node;
  return holder.name?.getText() ?? 'unnamed';
}

/** `core/price/season.ts` → `core/price`. */
function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function importsOf(root: string, path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) =>
    relative(root, join(root, dirname(path), target as string)),
  );
}
