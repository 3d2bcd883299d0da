import { DEFAULT_LOCALE, inEveryLocale, LOCALES, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { HttpAnswer, HttpClient, HttpError } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { atMost } from './at-most.ts';
import { type AnswerPage, badAnswer, inOrder, isCount, readPage, STORIES, type StoryList } from './story-list.ts';
import { isFields } from './story-wire.ts';
import type { StoryblokError } from './storyblok-error.ts';

export interface StoryblokAccount {
  /** Origin of the service, such as `https://api.storyblok.com`; spaces of other regions have others. */
  readonly host: string;
  /** Reads what is published. */
  readonly token: string;
  /** Reads drafts, too; null where nobody previews. */
  readonly previewToken: string | null;
}

type Answered<T> = Result<T, StoryblokError>;
type Params = Readonly<Record<string, string | number>>;

const SPACE = '/v2/cdn/spaces/me';
/** The most that the service gives at a time. */
const PER_PAGE = 100;
/** It answers six such pages a second, to all who ask with these tokens. */
const AT_A_TIME = 3;
const TIMEOUT_MS = 10_000;
/** A page of a hundred yachts with all their texts has 2 MB. */
const MAX_BYTES = 20_000_000;
/**
 * Milliseconds between attempts while it says 429: its limits are by the second, and its advice is to wait ever longer;
 * longer still where it names a time, but not for ever.
 */
const LONGEST_PAUSE = 30_000;
const PAUSES = [1_000, 2_000, 4_000] as const;
const MOST_READINGS = 3;

/** Storyblok's content delivery API, version 2. Errors are values; answers are checked for being whole. */
export class StoryblokClient {
  readonly #http: HttpClient;
  readonly #account: StoryblokAccount;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #inTurn = atMost(AT_A_TIME);

  constructor(http: HttpClient, account: StoryblokAccount, pause: (ms: number) => Promise<void>) {
    this.#http = http;
    this.#account = account;
    this.#pause = pause;
  }

  get previews(): boolean {
    return this.#account.previewToken !== null;
  }

  /** The space's version as it is now. */
  async version(): Promise<Answered<number>> {
    const answer = await this.#get(SPACE, { token: this.#account.token });
    if (!answer.ok) return answer;
    const { body } = answer.value;
    const space = isFields(body) && isFields(body.space) ? body.space : {};
    return isCount(space.version) ? ok(space.version) : badAnswer(SPACE, 'space.version must be a whole number');
  }

  /** Everything that is published. @param cv the newest known version; another one is followed */
  async published(cv: number): Promise<Answered<StoryList>> {
    let newest = cv;
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
      const asked = newest;
      const lists = await this.#everyLocale((locale) =>
        this.#allPages({ token: this.#account.token, version: 'published', cv: asked, ...languageOf(locale) }),
      );
      if (!lists.ok) return lists;
      const versions = LOCALES.flatMap(({ code }) => lists.value[code].map((page) => page.cv));
      newest = Math.max(...versions);
      if (versions.every((version) => version === newest)) return inOrder(newest, lists.value);
    }
    return err({ kind: 'restless' });
  }

  /** Every page as editors last saved it. */
  async draftPages(): Promise<Answered<StoryList>> {
    const token = this.#account.previewToken ?? '';
    const lists = await this.#everyLocale((locale) =>
      this.#allPages({ token, version: 'draft', content_type: 'page', ...languageOf(locale) }),
    );
    return lists.ok ? inOrder(0, lists.value) : lists;
  }

  async #everyLocale<T>(read: (locale: Locale) => Promise<Answered<T>>): Promise<Answered<Localized<T>>> {
    const answers = await Promise.all(LOCALES.map(async ({ code }) => [code, await read(code)] as const));
    const found = new Map<Locale, T>();
    for (const [code, answer] of answers) {
      if (!answer.ok) return answer;
      found.set(code, answer.value);
    }
    return ok(inEveryLocale((locale) => found.get(locale) as T));
  }

  async #allPages(params: Params): Promise<Answered<readonly AnswerPage[]>> {
    const first = await this.#page(params, 1);
    if (!first.ok) return first;
    const count = Math.ceil(first.value.total / PER_PAGE);
    const others = await Promise.all(
      Array.from({ length: Math.max(count - 1, 0) }, (_, index) => this.#page(params, index + 2)),
    );
    const pages = [first.value];
    for (const page of others) {
      if (!page.ok) return page;
      pages.push(page.value);
    }
    return ok(pages);
  }

  async #page(params: Params, page: number): Promise<Answered<AnswerPage>> {
    const answer = await this.#get(STORIES, { ...params, per_page: PER_PAGE, page });
    return answer.ok ? readPage(answer.value) : answer;
  }

  async #get(path: string, params: Params): Promise<Answered<HttpAnswer>> {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const request = {
      url: `${this.#account.host}${path}?${query}`,
      headers: { accept: 'application/json' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    };
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#inTurn(() => this.#http.send(request));
      if (answer.ok) return answer;
      const pause = PAUSES[attempt];
      if (pause === undefined || !isRefusedForNow(answer.error)) {
        return err({ kind: 'http', path, error: answer.error });
      }
      await this.#pause(Math.max(pause, namedPause(answer.error)));
    }
  }
}

function isRefusedForNow(error: HttpError): boolean {
  return error.kind === 'status' && error.status === 429;
}

/** Milliseconds that the service asks to wait; 0 where it names none. */
function namedPause(error: HttpError): number {
  const seconds = error.kind === 'status' ? Number(error.retryAfter ?? '') : 0;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE) : 0;
}

/** The language's own parameter; the default language has none. */
function languageOf(locale: Locale): { readonly language?: string } {
  return locale === DEFAULT_LOCALE ? {} : { language: locale };
}
