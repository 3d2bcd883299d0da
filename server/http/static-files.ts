import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { plainFailure } from '../pages/failure-page.ts';
import { acceptedEncoding } from './accept-encoding.ts';
import { contentTypeOf } from './content-type.ts';
import { FILE_HEADERS } from './security-headers.ts';

const MEMORY = 32 * 1024 * 1024;
const ASSETS = '/assets/';

export interface StaticFiles {
  /** Whether the build holds a file at this path; only those are ever opened. */
  has(path: string): boolean;
  /** Returns the status sent. */
  send(request: IncomingMessage, response: ServerResponse, path: string): Promise<number>;
}

export interface BuildFiles extends StaticFiles {
  /** Every hashed file of this build by its name below /assets/. */
  readonly assets: ReadonlyMap<string, string>;
  /** From here on, what this build lacks is looked for among the assets of earlier ones (product.md UI4). */
  addEarlier(earlier: EarlierAssets): void;
}

/** Assets of builds that were replaced not long ago, by name. */
export interface EarlierAssets {
  file(name: string): string | null;
}

/**
 * The browser's part of the build. Its files are listed once, at start: a path is looked up, never joined, so none
 * leads out of the folder. Bodies are read and compressed once. Hashed names may be kept for ever.
 */
export async function listStaticFiles(folder: string): Promise<BuildFiles> {
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
    const caching = path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
    const headers = ['Cache-Control', caching, 'Vary', 'Accept-Encoding', 'Last-Modified', mtime.toUTCString()];
    const answer = new PreparedAnswer(200, contentTypeOf(path), body, headers, () => FILE_HEADERS);
    answers.set(path, answer);
    return answer;
  }

  let earlier: EarlierAssets | null = null;
  const fileOf = (path: string): string | null =>
    files.get(path) ?? (path.startsWith(ASSETS) ? (earlier?.file(path.slice(ASSETS.length)) ?? null) : null);
  const assets = [...files].filter(([path]) => path.startsWith(ASSETS));

  return {
    assets: new Map(assets.map(([path, file]) => [path.slice(ASSETS.length), file])),
    addEarlier(found) {
      earlier = found;
    },
    has: (path) => fileOf(path) !== null,
    async send(request, response, path) {
      const answer = await answerFor(path, fileOf(path) ?? '').catch(notThereAnyMore);
      const variant = await answer.prepare(acceptedEncoding(request.headers['accept-encoding']));
      return answer.send(request, response, variant, false);
    },
  };
}

/** Another node may have let go of an earlier build's file just now. */
function notThereAnyMore(error: unknown): PreparedAnswer {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return plainFailure(404);
  throw error;
}
