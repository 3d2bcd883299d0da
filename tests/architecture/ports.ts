import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Lists what a port lacks: an interface and a symbol of the same name, a fake in memory, a contract suite that runs on
 * the fake, and a row in docs/guide/ports.md.
 * @param file path of the port below `root`, such as `core/ports/yacht-search.ts`
 */
export function missingOfPort(root: string, file: string): string[] {
  const slug = basename(file, '.ts');
  const name = slug.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  const read = (path: string) => {
    const found = fileBelow(join(root, dirname(path)), basename(path));
    return found === null ? '' : readFileSync(found, 'utf8');
  };
  const wanted: [lack: string, path: string, pattern: RegExp][] = [
    ['interface', file, new RegExp(`^export interface ${name}\\b`, 'm')],
    ['symbol', file, new RegExp(`^export const ${name} = Symbol\\.for\\('${name}'\\);$`, 'm')],
    [
      'memory fake',
      `tests/fakes/memory-${slug}.ts`,
      new RegExp(`^export class Memory${name} implements ${name}\\b`, 'm'),
    ],
    [
      'contract suite',
      `tests/contract/${slug}-contract.ts`,
      new RegExp(`^export function ${camel(name)}Contract\\(`, 'm'),
    ],
    ['contract run on the fake', `tests/contract/${slug}.test.ts`, new RegExp(`${camel(name)}Contract\\(\\s*'memory'`)],
    ['line in docs/guide/ports.md', 'docs/guide/ports.md', new RegExp(`^\\| \`${name}\` \\|.*\`memory\``, 'm')],
  ];
  return wanted.filter(([, path, pattern]) => !pattern.test(read(path))).map(([lack]) => `${name}: no ${lack}`);
}

/** Returns the path of the file with this name in a folder or below it; null where there is none. */
function fileBelow(folder: string, name: string): string | null {
  if (!existsSync(folder)) return null;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) => basename(path) === name);
  return found === undefined ? null : join(folder, found);
}

function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
