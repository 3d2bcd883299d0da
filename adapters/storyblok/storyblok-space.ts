import { inject, injectable } from 'inversify';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import type { IsTimeZone } from '../../core/records/parse-places.ts';
import { errorText } from '../../core/shared/error-text.ts';
import { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { parseSpaceContent, type SpaceContent } from './parse-space-content.ts';
import { SpaceDrafts } from './space-drafts.ts';
import { StoriesFile } from './stories-file.ts';
import { storyRecords } from './story-records.ts';
import type { Story } from './story-wire.ts';
import { OutageLog, type SpaceStories, type StoryblokAccount, StoryblokClient } from './storyblok-client.ts';
import { describeError, invalidResponse, type StoryblokError } from './storyblok-error.ts';

export interface StoryblokOptions extends StoryblokAccount {
  readonly isTimeZone: IsTimeZone;
  /** Folder of the stories that a start during an outage reads. */
  readonly keepIn: string;
  /** The most bytes of heap for the stories of one reading; by default what the heap has room for. */
  readonly mostStoryBytes?: number;
  /** Milliseconds between two requests for the space's version. */
  readonly checkIntervalMs?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export const StoryblokOptions = Symbol.for('StoryblokOptions');

const DEFAULTS = {
  /** Short enough for editors; a node sends at most 260,000 such requests a month. */
  checkIntervalMs: 10_000,
  now: () => performance.now(),
};

/**
 * Reads a space at its first use and keeps its content in memory. A check requests the space's version and, where that
 * has changed, all content. Until new content is read, and where reading fails, the last content is returned.
 */
@injectable()
export class StoryblokSpace {
  readonly drafts: SpaceDrafts;
  readonly #client: StoryblokClient;
  readonly #kept: StoriesFile;
  readonly #outage: OutageLog;
  readonly #options: StoryblokOptions & typeof DEFAULTS;
  #first: Promise<void> | null = null;
  #content: SpaceContent | null = null;
  /** The published stories that drafts may reference; empty where previews are off. */
  #stories: readonly Story[] = [];
  /** Versions of the space whose content is known. */
  #known: readonly number[] = [];
  #nextCheckAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(StoryblokOptions) options: StoryblokOptions,
    @inject(Log) private readonly log: Pick<Log, 'info' | 'warn'>,
    @inject(UpstreamWatch) upstreams?: UpstreamWatch,
  ) {
    this.#options = { ...DEFAULTS, ...options };
    this.#client = new StoryblokClient(http, options, options.mostStoryBytes, upstreams);
    this.#kept = new StoriesFile(options.keepIn, options);
    this.#outage = new OutageLog(log, 'Storyblok');
    this.drafts = new SpaceDrafts(this.#client, log, this.#options.now, async () => ({
      content: await this.current(),
      stories: this.#stories,
    }));
  }

  /** Returns the content; rejects until it has been read once, from the service or from the file. */
  async current(): Promise<SpaceContent> {
    if (this.#content !== null) return this.#content;
    this.#first ??= this.#begin().finally(() => {
      this.#first = null;
    });
    await this.#first;
    return this.current();
  }

  /** Returns the content as {@link current}, and starts a check where one is due and there is content already. */
  renewed(): Promise<SpaceContent> {
    const { now, checkIntervalMs } = this.#options;
    if (this.#content !== null && now() >= this.#nextCheckAt) {
      this.#nextCheckAt = now() + checkIntervalMs;
      void this.look();
    }
    return this.current();
  }

  /** Checks now; resolves when the check is over and any new content is in use. Never rejects. */
  look(): Promise<void> {
    this.#checking ??= this.#check()
      .catch((error: unknown) => this.#outage.failed(errorText(error)))
      .finally(() => {
        this.#checking = null;
      });
    return this.#checking;
  }

  async #check(): Promise<void> {
    await this.current();
    const list = await this.#newest();
    if (!list.ok) {
      this.#outage.failed(describeError(list.error));
      return;
    }
    this.#outage.over();
    if (list.value !== null) await this.#take(list.value);
  }

  /** Returns the stories of a new version; null where the version is known. */
  async #newest(): Promise<Result<SpaceStories | null, StoryblokError>> {
    const version = await this.#client.version();
    if (!version.ok) return version;
    if (this.#known.includes(version.value)) return { ok: true, value: null };
    const list = await this.#client.published(version.value);
    if (!list.ok) return list;
    // Every space has both: without one of them the answer is not all of it.
    const types = new Set(list.value.stories[DEFAULT_LOCALE].map(({ content }) => content.component));
    const lacking = ['site', 'home'].find((type) => !types.has(type));
    if (lacking !== undefined) return invalidResponse('/v2/cdn/stories', `no story of the content type ${lacking}`);
    this.#known = [version.value, list.value.cv];
    return list;
  }

  async #begin(): Promise<void> {
    this.#nextCheckAt = this.#options.now() + this.#options.checkIntervalMs;
    const list = await this.#newest();
    if (list.ok && list.value !== null) return this.#take(list.value);
    const problem = list.ok ? 'Storyblok: nothing was read' : describeError(list.error);
    const kept = await this.#kept.read();
    if (!kept.ok) this.log.warn({ file: this.#kept.file, problem: kept.error }, 'The stored content could not be read');
    if (!kept.ok || kept.value === null) throw new Error(`${problem}; no content was kept from before`);
    this.#outage.failed(problem, 'what was kept from before is shown');
    this.#known = [kept.value.cv];
    await this.#use(kept.value);
  }

  async #take(list: SpaceStories): Promise<void> {
    const isComplete = await this.#use(list);
    const kept = isComplete ? await this.#kept.write(list) : null;
    if (kept?.ok === false)
      this.log.warn({ file: this.#kept.file, problem: kept.error }, 'The content could not be stored');
  }

  /**
   * Uses new stories; returns whether they are complete enough for a start. Throws where they are not and there was no
   * content before.
   */
  async #use({ stories }: SpaceStories): Promise<boolean> {
    const next = await parseSpaceContent(storyRecords(stories, 'published'), this.log, this.#options.isTimeZone);
    const before = this.#content;
    for (const part of [next.site, next.home]) {
      if (part.ok) continue;
      if (before === null) {
        this.#known = [];
        throw new Error(part.error);
      }
      this.log.warn({ problem: part.error }, 'Content record left out: the previous one is shown');
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
