import { PageIndex } from '../../core/content/page-index.ts';
import { parsePagesAndLog } from '../../core/content/parse-source-records.ts';
import { DEFAULT_LOCALE, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import { DraftReadCache } from './draft-read-cache.ts';
import { editedStory, SILENT_LOG } from './edited-story.ts';
import { storyRecords } from './story-records.ts';
import type { Story } from './story-wire.ts';
import { OutageLog, type StoryblokClient } from './storyblok-client.ts';
import { describeError } from './storyblok-error.ts';

/** Reads all pages as editors last saved them (CO8), when a preview is requested. */
export class DraftPagesReader {
  readonly #outage: OutageLog;
  readonly #reading: DraftReadCache<PageIndex>;
  #last: { readonly pages: PageIndex; readonly stories: Localized<readonly Story[]> } | null = null;

  constructor(
    private readonly client: StoryblokClient,
    private readonly log: Pick<Log, 'warn'>,
    now: () => number,
  ) {
    this.#outage = new OutageLog(log, 'Storyblok’s drafts');
    this.#reading = new DraftReadCache(now);
  }

  /** Whether drafts were read; an editor's page is put among those that were read last. */
  get known(): boolean {
    return this.#last !== null;
  }

  /**
   * @param stories published stories that drafts may reference
   * @param published the pages to show where drafts cannot be read and never were
   * @param anew whether a reading that has begun already does not count
   */
  read(stories: readonly Story[], published: PageIndex, anew: boolean): Promise<PageIndex> {
    const read = () => this.#readOnce(stories, published);
    return anew ? this.#reading.anew(read) : this.#reading.latest(read);
  }

  /**
   * Returns the last pages, with one as its editor has it (CM2), which is read like any other. Null where the story is
   * not known, or is not a page as it is.
   * @param locale the language that the editor works in
   */
  edited(story: unknown, locale: Locale, stories: readonly Story[]): PageIndex | null {
    const last = this.#last;
    const changed = last && editedStory(story, locale, last.stories);
    if (last === null || changed === null) return null;
    const known = [...stories, ...last.stories[DEFAULT_LOCALE]];
    const [page] = parsePagesAndLog(storyRecords(changed, 'draft', known).page, SILENT_LOG).pages;
    return page === undefined ? null : PageIndex.withDrafts(last.pages.pages, [page]);
  }

  async #readOnce(stories: readonly Story[], published: PageIndex): Promise<PageIndex> {
    const list = await this.client.draftPages();
    if (!list.ok) {
      this.#outage.failed(describeError(list.error));
      return this.#last?.pages ?? published;
    }
    this.#outage.over();
    const pages = parsePagesAndLog(storyRecords(list.value.stories, 'draft', stories).page, this.log);
    this.#last = { pages, stories: list.value.stories };
    return pages;
  }
}
