import { isBuiltin } from 'node:module';

const STATIC_IMPORT = /^(?:import|export) (?:[^'"]* from )?"([^"]+)";$/gm;

/**
 * Returns the packages outside the bundle that a built script loads as it starts, with all scripts that it imports.
 * @param read returns the text of a script, by its path from the others
 */
export function packagesAtStart(script: string, read: (path: string) => string): readonly string[] {
  const seen = new Set([script]);
  for (const path of seen) {
    if (!path.startsWith('./')) continue;
    for (const [, imported = ''] of read(path).matchAll(STATIC_IMPORT)) seen.add(imported);
  }
  return [...seen].filter((name) => !name.startsWith('./') && !isBuiltin(name)).sort();
}
