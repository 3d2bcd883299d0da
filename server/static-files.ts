import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from './accept-encoding.ts';
import { contentTypeOf } from './content-type.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { FILE_HEADERS } from './security-headers.ts';

const MEMORY = 32 * 1024 * 1024;
const HASHED = /^\/assets\//;

export interface StaticFiles {
  /** Whether the build holds a file at this path; only those are ever opened. */
  has(path: string): boolean;
  /** Returns the status sent. */
  send(request: IncomingMessage, response: ServerResponse, path: string): Promise<number>;
}

/**
 * The browser's part of the build. Its files are listed once, at start: a path is looked up, never joined, so none
 * leads out of the folder. Bodies are read and compressed once. Hashed names may be kept for ever.
 */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(`/${relative(folder, file).split(sep).join('/')}`, file);
  }
  const answers = new LRUCache<string, PreparedAnswer>({ maxSize: MEMORY, sizeCalculation: (answer) => answer.bytes });

  async function answerFor(path: string, file: string): Promise<PreparedAnswer> {
    const known = answers.get(path);
    if (known !== undefined) return known;
    const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    const caching = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
    const headers = ['Cache-Control', caching, 'Vary', 'Accept-Encoding', 'Last-Modified', mtime.toUTCString()];
    const answer = new PreparedAnswer(200, contentTypeOf(path), body, headers, () => FILE_HEADERS);
    answers.set(path, answer);
    return answer;
  }

  return {
    has: (path) => files.has(path),
    async send(request, response, path) {
      const answer = await answerFor(path, files.get(path) ?? '');
      const variant = await answer.prepare(acceptedEncoding(request.headers['accept-encoding']));
      return answer.send(request, response, variant, false);
    },
  };
}
