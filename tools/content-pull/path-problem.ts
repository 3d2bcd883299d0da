import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../../core/shared/error-text.ts';

/** A step of a path: not hidden, not `..`, and short enough for a file system. */
const STEP = /^(?!\.)[^\\/\p{Cc}]{1,200}$/u;

/**
 * Returns why a file may not be written, or null. Names come from the space, where anybody may have written them.
 * @param file path below `dir`, with forward slashes
 */
export async function pathProblem(dir: string, file: string): Promise<string | null> {
  const steps = file.split('/');
  if (!steps.every((step) => STEP.test(step))) return 'is not a name of a content file';
  for (const at of steps.keys()) {
    const path = join(...steps.slice(0, at + 1));
    const found = await statOf(join(dir, path));
    if (found === null) return null;
    if (found.isSymbolicLink()) return `leads through the symbolic link ${path}`;
    if (at < steps.length - 1 ? !found.isDirectory() : !found.isFile()) return `is blocked by ${path}`;
  }
  return null;
}

async function statOf(path: string) {
  try {
    return await lstat(path);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
