import { inject, injectable } from 'inversify';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import type { IsTimeZone } from '../../core/records/parse-office.ts';
import { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import { DraftPages } from './draft-pages.ts';
import { StoriesFile } from './kept-content.ts';
import { OutageLog } from './outage.ts';
import { type SpaceContent, spaceContent } from './space-content.ts';
import type { StoryList } from './story-list.ts';
import { storyRecords } from './story-records.ts';
import type { Story } from './story-wire.ts';
import { type StoryblokAccount, StoryblokClient } from './storyblok-client.ts';
import { describeError, type StoryblokError } from './storyblok-error.ts';

export interface StoryblokOptions extends StoryblokAccount {
  readonly isTimeZone: IsTimeZone;
  /** Folder for what is kept for a start while the service is away. */
  readonly keepIn: string;
  /** Milliseconds: asks for the space's version at most this often. */
  readonly lookAgainMs?: number;
  /** Milliseconds of any clock that goes on. */
  readonly now?: () => number;
}

export const StoryblokOptions = Symbol.for('StoryblokOptions');

/** Soon enough for whoever publishes; a node asks 260,000 times a month. */
const LOOK_AGAIN_MS = 10_000;

/**
 * What a space says, read at first use and kept in memory. A look asks for the space's version, and reads everything anew
 * where it changed; until that is done, and where it fails, what was read last goes on answering.
 */
@injectable()
export class StoryblokSpace {
  readonly #client: StoryblokClient;
  readonly #kept: StoriesFile;
  readonly #log: Pick<Log, 'warn'>;
  readonly #outage: OutageLog;
  readonly #drafts: DraftPages;
  readonly #lookAgainMs: number;
  readonly #now: () => number;
  readonly #isTimeZone: IsTimeZone;
  #first: Promise<void> | null = null;
  #content: SpaceContent | null = null;
  /** Of the stories that were read last, those that drafts may name; none where nobody previews. */
  #stories: readonly Story[] = [];
  /** Versions of the space at which there is nothing new. */
  #known: readonly number[] = [];
  #lookNext = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(StoryblokOptions) options: StoryblokOptions,
    @inject(Log) log: Pick<Log, 'warn'>,
  ) {
    const { lookAgainMs = LOOK_AGAIN_MS, now = () => performance.now(), keepIn } = options;
    this.#client = new StoryblokClient(http, options);
    this.#kept = new StoriesFile(keepIn, options);
    this.#log = log;
    this.#outage = new OutageLog(log, 'Storyblok');
    this.#drafts = new DraftPages(this.#client, log, now);
    this.#lookAgainMs = lookAgainMs;
    this.#now = now;
    this.#isTimeZone = options.isTimeZone;
  }

  /** Rejects as long as nothing was ever read, neither from the service nor from what was kept. */
  async current(): Promise<SpaceContent> {
    if (this.#content !== null) return this.#content;
    this.#first ??= this.#begin().finally(() => {
      this.#first = null;
    });
    await this.#first;
    return this.current();
  }

  /** What editors see; without a preview token what visitors do. */
  async draftPages(): Promise<SpaceContent['pages']> {
    const { pages } = await this.current();
    return this.#client.previews ? this.#drafts.read(this.#stories, pages) : pages;
  }

  /** Begins a look where one is due; nobody waits for the service. */
  renew(): void {
    if (this.#content === null || this.#now() < this.#lookNext) return;
    this.#lookNext = this.#now() + this.#lookAgainMs;
    void this.look();
  }

  /** Looks now; done when what it found is there. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => this.#outage.failed(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    await this.current();
    const list = await this.#newest();
    if (!list.ok) {
      this.#outage.failed(describeError(list.error));
      return;
    }
    this.#outage.over();
    if (list.value !== null) await this.#take(list.value);
  }

  /** Null where the version is a known one. */
  async #newest(): Promise<Result<StoryList | null, StoryblokError>> {
    const version = await this.#client.version();
    if (!version.ok) return version;
    if (this.#known.includes(version.value)) return { ok: true, value: null };
    const list = await this.#client.published(version.value);
    if (list.ok) this.#known = [version.value, list.value.cv];
    return list;
  }

  async #begin(): Promise<void> {
    this.#lookNext = this.#now() + this.#lookAgainMs;
    const list = await this.#newest();
    if (list.ok && list.value !== null) return this.#take(list.value);
    const problem = list.ok ? 'Storyblok: nothing was read' : describeError(list.error);
    const kept = await this.#kept.read();
    if (!kept.ok) this.#log.warn({ file: this.#kept.file, problem: kept.error }, 'Kept content left out');
    if (!kept.ok || kept.value === null) throw new Error(`${problem}; no content was kept from before`);
    this.#outage.failed(problem, 'what was kept from before is shown');
    this.#known = [kept.value.cv];
    this.#use(kept.value);
  }

  async #take(list: StoryList): Promise<void> {
    const isWhole = this.#use(list);
    const kept = isWhole ? await this.#kept.write(list) : null;
    if (kept?.ok === false) this.#log.warn({ file: this.#kept.file, problem: kept.error }, 'Content was not kept');
  }

  /** Whether it has all that a start needs. Throws where it has not, and nothing was there before. */
  #use({ stories }: StoryList): boolean {
    const records = storyRecords(stories, 'published');
    const next = spaceContent(records, this.#log, this.#isTimeZone);
    const before = this.#content;
    for (const part of [next.site, next.home]) {
      if (part.ok) continue;
      if (before === null) {
        this.#known = [];
        throw new Error(part.error);
      }
      this.#log.warn({ problem: part.error }, 'Content record left out: the one before is shown');
    }
    this.#content = {
      ...next,
      site: next.site.ok || before === null ? next.site : before.site,
      home: next.home.ok || before === null ? next.home : before.home,
    };
    this.#stories = this.#client.previews ? stories[DEFAULT_LOCALE] : [];
    return next.site.ok && next.home.ok;
  }
}
