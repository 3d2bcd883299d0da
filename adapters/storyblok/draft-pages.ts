import type { PageIndex } from '../../core/content/page-index.ts';
import { readPages } from '../../core/content/read-content.ts';
import type { Log } from '../../core/shared/log.ts';
import { storyRecords } from './story-records.ts';
import type { Story } from './story-wire.ts';
import type { StoryblokClient } from './storyblok-client.ts';
import { describeError, OutageLog } from './storyblok-error.ts';

/** Milliseconds: shorter than the time between saving and reloading, longer than the reads of one preview. */
const A_MOMENT = 2_000;

/** Reads all pages as editors last saved them (CO8), when a preview is requested. */
export class DraftPages {
  readonly #client: StoryblokClient;
  readonly #log: Pick<Log, 'warn'>;
  readonly #now: () => number;
  readonly #outage: OutageLog;
  #reading: Promise<PageIndex> | null = null;
  #until = Number.NEGATIVE_INFINITY;
  #last: PageIndex | null = null;

  constructor(client: StoryblokClient, log: Pick<Log, 'warn'>, now: () => number) {
    this.#client = client;
    this.#log = log;
    this.#now = now;
    this.#outage = new OutageLog(log, 'Storyblok’s drafts');
  }

  /**
   * @param stories published stories that drafts may reference
   * @param published the pages to show where drafts cannot be read and never were
   */
  read(stories: readonly Story[], published: PageIndex): Promise<PageIndex> {
    if (this.#reading === null || this.#now() >= this.#until) {
      this.#until = this.#now() + A_MOMENT;
      this.#reading = this.#readOnce(stories, published);
    }
    return this.#reading;
  }

  async #readOnce(stories: readonly Story[], published: PageIndex): Promise<PageIndex> {
    const list = await this.#client.draftPages();
    if (!list.ok) {
      this.#outage.failed(describeError(list.error));
      return this.#last ?? published;
    }
    this.#outage.over();
    this.#last = readPages(storyRecords(list.value.stories, 'draft', stories).page, this.#log);
    return this.#last;
  }
}
