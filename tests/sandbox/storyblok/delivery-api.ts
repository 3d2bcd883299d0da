import { type Fields, LANGUAGES } from '../../../tools/stored-stories/stored.ts';
import { deliveredStory, type Version } from './delivered-story.ts';
import type { Space } from './space.ts';

export interface Tokens {
  /** Reads published content. */
  readonly token: string;
  /** Reads drafts, too. */
  readonly previewToken: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const STORIES = '/v2/cdn/stories';
const KNOWN = [
  'token',
  'version',
  'cv',
  'language',
  'page',
  'per_page',
  'starts_with',
  'content_type',
  'sort_by',
  'find_by',
];
const USUAL_PER_PAGE = 25;
const MAX_PER_PAGE = 100;
const NOT_FOUND: Answer = { status: 404, body: ['This record could not be found'] };

/** Answers requests to the content delivery API, version 2, from one space. @param url path and query, as received */
export function answerTo(space: Space, tokens: Tokens, method: string, url: string): Answer {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const version: Version = query.get('version') === 'draft' ? 'draft' : 'published';
  const token = query.get('token') ?? '';
  const allowed = version === 'draft' ? [tokens.previewToken] : [tokens.token, tokens.previewToken];
  if (!allowed.includes(token)) return { status: 401, body: { error: 'Unauthorized' } };
  if (method !== 'GET') return NOT_FOUND;
  if (pathname === '/v2/cdn/spaces/me') return answer({ space: spaceOf(space) });
  const isStories = pathname === STORIES || pathname.startsWith(`${STORIES}/`);
  if (!isStories && pathname !== '/v2/cdn/links') return NOT_FOUND;
  const unknown = [...query.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return { status: 422, body: { error: `Unknown parameter: ${unknown}` } };
  if (version === 'published' && query.get('cv') !== String(space.cv)) return newest(space, pathname, query);
  const stories = storiesOf(space, version, query);
  if (pathname === '/v2/cdn/links') return links(stories);
  if (pathname === STORIES) return listed(space, stories, query);
  const name = decodeURIComponent(pathname.slice(STORIES.length + 1));
  const names = query.get('find_by') === 'uuid' ? ['uuid'] : ['default_full_slug', 'full_slug'];
  const story = stories.find((each) => names.some((key) => each[key] === name));
  return story === undefined ? NOT_FOUND : answer({ story, cv: space.cv, rels: [], links: [] });
}

/** Redirects requests without the newest version to it, so that caches keep versions apart. */
function newest(space: Space, pathname: string, query: URLSearchParams): Answer {
  const to = new URLSearchParams(query);
  to.set('cv', String(space.cv));
  return { status: 301, headers: { location: `${pathname}?${to}` }, body: null };
}

function storiesOf(space: Space, version: Version, query: URLSearchParams): readonly Fields[] {
  const language = LANGUAGES.find((code) => code === query.get('language')) ?? null;
  const [type, start] = [query.get('content_type'), query.get('starts_with') ?? ''];
  return space.stories
    .filter((story) => type === null || story.draft.content.component === type)
    .filter((story) => story.draft.path.startsWith(start))
    .map((story) => deliveredStory(story, version, language))
    .filter((story) => story !== null);
}

function listed(space: Space, stories: readonly Fields[], query: URLSearchParams): Answer {
  const page = positive(query.get('page'), 1);
  const perPage = Math.min(positive(query.get('per_page'), USUAL_PER_PAGE), MAX_PER_PAGE);
  const body = { stories: stories.slice((page - 1) * perPage, page * perPage), cv: space.cv, rels: [], links: [] };
  return answer(body, { 'per-page': String(perPage), total: String(stories.length) });
}

function links(stories: readonly Fields[]): Answer {
  const byUuid = stories.map(({ id, uuid, default_full_slug: slug, name, published_at, position }) => [
    uuid,
    {
      ...{ id, uuid, slug, path: null, real_path: `/${slug}`, name, published: published_at !== null, position },
      ...{ parent_id: null, is_folder: false, is_startpage: false },
    },
  ]);
  return answer({ links: Object.fromEntries(byUuid) }, { total: String(stories.length) });
}

function spaceOf({ cv }: Space): Fields {
  return { id: 1, name: 'Sandbox', domain: 'http://localhost:3000/', version: cv, language_codes: [...LANGUAGES] };
}

function answer(body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, headers, body };
}

function positive(given: string | null, fallback: number): number {
  const value = Number(given ?? fallback);
  return Number.isSafeInteger(value) && value > 0 ? value : fallback;
}
