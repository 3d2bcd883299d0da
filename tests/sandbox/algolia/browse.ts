import { find } from './find.ts';
import { isObject, type JsonObject, member, parseJson } from './json.ts';
import { paramsString, readSearchParams } from './query/search-params.ts';
import { badRequest } from './routes/refusal.ts';
import { hitsOf } from './search.ts';
import type { SearchIndex } from './search-index.ts';

const PAGE = 1000;

/** Returns all records, page by page: the cursor of an answer requests the next page. @throws Refusal 400 */
export function browse(index: SearchIndex, body: JsonObject, seesAll: boolean): JsonObject {
  const { cursor, ...given } = body;
  const at = cursor === undefined || cursor === null ? { from: 0, asked: given } : placeOf(cursor);
  const params = readSearchParams({ attributesToHighlight: [], ...at.asked });
  const found = find(index, params);
  const hitsPerPage = Math.max(1, params.hitsPerPage ?? PAGE);
  const to = at.from + hitsPerPage;
  return {
    hits: hitsOf(found, found.rows.slice(at.from, to), params, seesAll),
    page: Math.floor(at.from / hitsPerPage),
    nbHits: found.rows.length,
    nbPages: Math.ceil(found.rows.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: params.query,
    params: paramsString(at.asked),
    ...(to < found.rows.length && { cursor: cursorOf(to, at.asked) }),
  };
}

function cursorOf(from: number, asked: JsonObject): string {
  return Buffer.from(JSON.stringify({ from, asked })).toString('base64url');
}

function placeOf(cursor: unknown): { readonly from: number; readonly asked: JsonObject } {
  const wrong = badRequest('Invalid cursor');
  if (typeof cursor !== 'string') throw wrong;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!text.startsWith('{')) throw wrong;
  const value = parseJson(text);
  if (!isObject(value)) throw wrong;
  const from = member(value, 'from');
  const asked = member(value, 'asked');
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 0 || !isObject(asked)) throw wrong;
  return { from, asked };
}
