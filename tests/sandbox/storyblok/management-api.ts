import { type Fields, isFields } from '../../../tools/stored-stories/stored.ts';
import type { Answer } from './delivery-api.ts';
import { ManagedAssets } from './managed-assets.ts';
import { ManagedLists } from './managed-lists.ts';
import { ManagedStories } from './managed-stories.ts';
import type { Space } from './space.ts';

export const SPACE_ID = 1;
const NOT_FOUND: Answer = { status: 404, body: ['This record could not be found'] };
const USUAL_PER_PAGE = 25;
const MAX_PER_PAGE = 100;

/** A request with its body, parsed. */
export interface ManagementRequest {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** Answers requests to the management API, version 1, from one space. */
export class ManagementApi {
  readonly lists = new ManagedLists();
  readonly assets: ManagedAssets;
  readonly #stories: ManagedStories;
  readonly #tables: ReadonlyMap<string, Map<number, Fields>> = new Map([
    ['components', this.lists.components],
    ['datasources', this.lists.datasources],
    ['datasource_entries', this.lists.entries],
    ['asset_folders', this.lists.assetFolders],
  ]);

  constructor(
    space: Space,
    private readonly token: string,
    origin: () => string,
  ) {
    this.#stories = new ManagedStories(space, this.lists);
    this.assets = new ManagedAssets(this.lists, () => space.now(), origin);
  }

  answer({ method, url, authorization, body }: ManagementRequest): Answer {
    if (authorization !== this.token) return { status: 401, body: { error: 'Unauthorized' } };
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const [, given, list = '', id, verb] = /^\/v1\/spaces\/(\d+)\/?([^/]*)\/?(\d+)?\/?([^/]*)$/.exec(pathname) ?? [];
    if (given !== String(SPACE_ID)) return NOT_FOUND;
    const fields = isFields(body) ? body : {};
    const number = id === undefined ? null : Number(id);
    switch (list) {
      case '':
        return this.#spaceItself(method, fields);
      case 'stories':
        return this.#storyAnswer(method, number, verb ?? '', query, fields);
      case 'assets':
        return this.#assetAnswer(method, number, verb ?? '', query, fields);
      default: {
        const rows = this.#tables.get(list);
        return rows === undefined ? NOT_FOUND : this.#tableAnswer(list, rows, method, number, query, fields);
      }
    }
  }

  #spaceItself(method: string, { space }: Fields): Answer {
    if (method === 'PUT' && isFields(space)) this.lists.languages = (space.languages ?? []) as readonly Fields[];
    const { languages } = this.lists;
    return { status: 200, body: { space: { id: SPACE_ID, name: 'Sandbox', languages, default_lang_name: 'English' } } };
  }

  #storyAnswer(
    method: string,
    id: number | null,
    verb: string,
    query: URLSearchParams,
    { story, publish }: Fields,
  ): Answer {
    const isPublished = publish === 1 || publish === true;
    if (method === 'GET' && id !== null && verb === 'unpublish') return this.#stories.unpublish(id);
    if (method === 'GET')
      return id === null ? paged('stories', this.#stories.list(query), query) : this.#stories.get(id);
    if (method === 'POST' && id === null) return this.#stories.create(story, isPublished);
    if (method === 'PUT' && id !== null) return this.#stories.update(id, story, isPublished);
    return method === 'DELETE' && id !== null ? this.#stories.remove(id) : NOT_FOUND;
  }

  #assetAnswer(method: string, id: number | null, verb: string, query: URLSearchParams, fields: Fields): Answer {
    if (id === null) {
      if (method === 'POST') return this.assets.sign(fields);
      return paged(
        'assets',
        [...this.lists.assets.values()].map((asset) => asset.fields),
        query,
      );
    }
    if (method === 'GET' && verb === 'finish_upload') return this.assets.finish(id);
    return method === 'PUT' ? this.assets.update(id, fields.asset) : NOT_FOUND;
  }

  /** A list whose entries are made, changed and removed as they come. */
  #tableAnswer(
    many: string,
    rows: Map<number, Fields>,
    method: string,
    id: number | null,
    query: URLSearchParams,
    body: Fields,
  ): Answer {
    const owner = query.get('datasource_id');
    const all = [...rows.values()].filter((row) => owner === null || String(row.datasource_id) === owner);
    // The components come all at once.
    if (method === 'GET') return many === 'components' ? whole(many, all) : paged(many, all, query);
    if (method === 'DELETE') return id !== null && rows.delete(id) ? { status: 204, body: null } : NOT_FOUND;
    const one = many === 'datasource_entries' ? 'datasource_entry' : many.slice(0, -1);
    const given = isFields(body[one]) ? body[one] : {};
    if (typeof given.name !== 'string' || given.name === '') return { status: 422, body: { name: ["can't be blank"] } };
    if (method === 'PUT' && (id === null || !rows.has(id))) return NOT_FOUND;
    const isTaken = all.some((row) => row.id !== id && row.name === given.name && row.parent_id === given.parent_id);
    if (isTaken && many !== 'datasource_entries') return { status: 422, body: { name: ['has already been taken'] } };
    const key = id ?? this.lists.nextId();
    rows.set(key, { ...rows.get(key), ...given, id: key });
    return { status: id === null ? 201 : 200, body: { [one]: rows.get(key) } };
  }
}

function whole(name: string, rows: readonly Fields[]): Answer {
  return { status: 200, body: { [name]: rows } };
}

function paged(name: string, rows: readonly Fields[], query: URLSearchParams): Answer {
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const perPage = Math.min(Number(query.get('per_page') ?? USUAL_PER_PAGE), MAX_PER_PAGE);
  const headers = { total: String(rows.length), 'per-page': String(perPage) };
  return { ...whole(name, rows.slice((page - 1) * perPage, page * perPage)), headers };
}
