import { DEFAULT_LOCALE, inEveryLocale, LOCALES, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { HttpClient, HttpResponse } from '../../core/ports/http-client.ts';
import { describeProblems } from '../../core/records/read-by-schema.ts';
import type { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { mostStoryBytes, StoryHeapBudget } from './story-heap-budget.ts';
import { parseStory, type Story } from './story-wire.ts';
import { invalidResponse, type StoryblokResult } from './storyblok-error.ts';
import { StoryblokRequests } from './storyblok-requests.ts';

export interface StoryblokAccount {
  /** Origin of the service, such as `https://api.storyblok.com`; other regions have other origins. */
  readonly host: string;
  /** Gives access to published content. */
  readonly token: string;
  /** Gives access to drafts, too; null where previews are off. */
  readonly previewToken: string | null;
}

/** Stories in every language. */
export interface SpaceStories {
  /** The space's version, which grows with each publication; 0 for drafts. */
  readonly cv: number;
  readonly stories: Localized<readonly Story[]>;
}

interface AnswerPage {
  readonly cv: number;
  readonly total: number;
  readonly stories: readonly Story[];
}

type Params = Readonly<Record<string, string | number>>;

const SPACE = '/v2/cdn/spaces/me';
const STORIES = '/v2/cdn/stories';
/** A larger total is invalid. */
const MAX_STORIES = 100_000;
/** The largest page of stories that the service sends. */
const PER_PAGE = 100;
const MAX_READS = 3;

/** The part of a whole reading that drafts may be, since both can be under way at once. */
const DRAFT_SHARE = 0.25;

/**
 * StoryblokClient reads Storyblok's content delivery API, version 2. Errors are values, and an answer with missing
 * parts is an error.
 */
export class StoryblokClient {
  readonly #requests: StoryblokRequests;

  /** @param most bytes of heap for the stories of one reading, over its pages and languages */
  constructor(
    http: HttpClient,
    private readonly account: StoryblokAccount,
    private readonly maxBytes = mostStoryBytes(),
    upstreams?: UpstreamWatch,
  ) {
    this.#requests = new StoryblokRequests(http, account.host, upstreams);
  }

  get previews(): boolean {
    return this.account.previewToken !== null;
  }

  async version(): Promise<StoryblokResult<number>> {
    const query = new URLSearchParams({ token: this.account.token });
    const answer = await this.#requests.get(SPACE, query);
    if (!answer.ok) return answer;
    const { body } = answer.value;
    const space = isRecord(body) && isRecord(body.space) ? body.space : {};
    return isCount(space.version) ? ok(space.version) : invalidResponse(SPACE, 'space.version must be a whole number');
  }

  /**
   * Reads every published story.
   * @param cv the newest known version; where the answers name a newer one, everything is read again at that version
   */
  async published(cv: number): Promise<StoryblokResult<SpaceStories>> {
    let newest = cv;
    for (let read = 0; read < MAX_READS; read += 1) {
      const requestedVersion = newest;
      const reading = new StoryHeapBudget(this.maxBytes);
      const lists = await this.#everyLocale((locale) =>
        this.#allPages(reading, {
          token: this.account.token,
          version: 'published',
          cv: requestedVersion,
          ...languageOf(locale),
        }),
      );
      if (!lists.ok) return lists;
      const versions = LOCALES.flatMap(({ code }) => lists.value[code].map((page) => page.cv));
      newest = Math.max(...versions);
      if (versions.every((version) => version === newest)) return joinPages(newest, lists.value);
    }
    return err({ kind: 'changed-while-read' });
  }

  /** Reads every page as editors last saved it. */
  async draftPages(): Promise<StoryblokResult<SpaceStories>> {
    const token = this.account.previewToken ?? '';
    const reading = new StoryHeapBudget(this.maxBytes * DRAFT_SHARE);
    const lists = await this.#everyLocale((locale) =>
      this.#allPages(reading, { token, version: 'draft', content_type: 'page', ...languageOf(locale) }),
    );
    return lists.ok ? joinPages(0, lists.value) : lists;
  }

  /** Reads one story as editors last saved it, in every language. */
  async draftStory(uuid: string): Promise<StoryblokResult<Localized<readonly Story[]>>> {
    const path = `${STORIES}/${encodeURIComponent(uuid)}`;
    const reading = new StoryHeapBudget(this.maxBytes * DRAFT_SHARE);
    return this.#everyLocale(async (locale) => {
      const token = this.account.previewToken ?? '';
      const query = new URLSearchParams({ token, version: 'draft', find_by: 'uuid', ...languageOf(locale) });
      const answer = await this.#requests.get(path, query, reading);
      if (!answer.ok) return answer;
      const { body } = answer.value;
      const story = parseStory(isRecord(body) ? body.story : null);
      return story.ok ? ok([story.value]) : invalidResponse(path, `story ${describeProblems(story.error)}`);
    });
  }

  async #everyLocale<T>(read: (locale: Locale) => Promise<StoryblokResult<T>>): Promise<StoryblokResult<Localized<T>>> {
    const codes = LOCALES.map(({ code }) => code);
    const answers = combineResults(await Promise.all(codes.map(read)));
    return answers.ok ? ok(inEveryLocale((locale) => answers.value[codes.indexOf(locale)] as T)) : answers;
  }

  async #allPages(reading: StoryHeapBudget, params: Params): Promise<StoryblokResult<readonly AnswerPage[]>> {
    const first = await this.#page(reading, params, 1);
    if (!first.ok) return first;
    const count = Math.ceil(first.value.total / PER_PAGE);
    const others = await Promise.all(
      Array.from({ length: Math.max(count - 1, 0) }, (_, index) => this.#page(reading, params, index + 2)),
    );
    return combineResults([first, ...others]);
  }

  async #page(reading: StoryHeapBudget, params: Params, page: number): Promise<StoryblokResult<AnswerPage>> {
    const named = Object.entries({ ...params, per_page: PER_PAGE, page });
    const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
    const answer = await this.#requests.get(STORIES, query, reading);
    const read = answer.ok ? readPage(answer.value) : answer;
    if (!read.ok) return read;
    for (const { content } of read.value.stories) reading.add(content);
    return reading.refused(STORIES) ?? read;
  }
}

/** Returns the values of all results, or the first error. */
export function combineResults<T, E>(results: readonly Result<T, E>[]): Result<readonly T[], E> {
  const failed = results.find((result) => !result.ok);
  return failed ?? ok(results.flatMap((result) => (result.ok ? [result.value] : [])));
}

/** Returns the query parameter of a language; the default language has none. */
function languageOf(locale: Locale): { readonly language?: string } {
  return locale === DEFAULT_LOCALE ? {} : { language: locale };
}

/**
 * Parses an answer. One invalid story makes it invalid, since that is a fault of the service, and content that it omits
 * must not disappear from the site.
 */
function readPage({ body, headers }: HttpResponse): StoryblokResult<AnswerPage> {
  if (!isRecord(body) || !Array.isArray(body.stories)) return invalidResponse(STORIES, 'stories must be a list');
  const total = Number(headers.total ?? Number.NaN);
  if (!isCount(total) || total > MAX_STORIES) return invalidResponse(STORIES, 'the header "total" is invalid');
  if (!isCount(body.cv)) return invalidResponse(STORIES, 'cv must be a whole number');
  const stories: Story[] = [];
  for (const [index, raw] of body.stories.entries()) {
    const story = parseStory(raw);
    if (!story.ok) {
      return invalidResponse(STORIES, `stories[${index}] ${describeProblems(story.error)}`);
    }
    stories.push(story.value);
  }
  return ok({ cv: body.cv, total, stories });
}

/**
 * Joins the pages of each language into one list; fails where the number of stories differs from the total, as it does
 * when a story was moved meanwhile.
 */
function joinPages(cv: number, lists: Localized<readonly AnswerPage[]>): StoryblokResult<SpaceStories> {
  for (const { code } of LOCALES) {
    const uuids = new Set(lists[code].flatMap(({ stories }) => stories.map(({ uuid }) => uuid)));
    const wrong = lists[code].find(({ total }) => total !== uuids.size);
    if (wrong !== undefined)
      return invalidResponse(STORIES, `has ${uuids.size} stories, but a total of ${wrong.total}`);
  }
  return ok({ cv, stories: inEveryLocale((locale) => lists[locale].flatMap(({ stories }) => stories)) });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Logs an outage as warnings: when it begins, when its problem changes and when it ends. */
export class OutageLog {
  #problem: string | null = null;

  constructor(
    private readonly log: Pick<Log, 'warn'>,
    /** The content that cannot be read; the log lines begin with it. */
    private readonly what: string,
  ) {}

  failed(problem: string, instead = 'what was read last is shown'): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.log.warn({ problem }, `${this.what} cannot be read: ${instead}`);
  }

  over(): void {
    if (this.#problem === null) return;
    this.#problem = null;
    this.log.warn({}, `${this.what} can be read again`);
  }
}
