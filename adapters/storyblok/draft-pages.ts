import { PageIndex } from '../../core/content/page-index.ts';
import { readPages } from '../../core/content/read-content.ts';
import { DEFAULT_LOCALE, inEveryLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { withEditMarks } from './edit-marks.ts';
import { storyRecords } from './story-records.ts';
import { isBlock, isTooDeep, type Story, type StoryblokBlock } from './story-wire.ts';
import { OutageLog, type StoryblokClient } from './storyblok-client.ts';
import { describeError } from './storyblok-error.ts';

/** Milliseconds: shorter than the time between saving and reloading, longer than the reads of one preview. */
const DRAFTS_FRESH_MS = 2_000;

/** A preview shows what is wrong with a block; the log is not told at each key that an editor presses. */
const UNLOGGED: Pick<Log, 'warn'> = { warn() {} };

/** Reads all pages as editors last saved them (CO8), when a preview is requested. */
export class DraftPages {
  readonly #outage: OutageLog;
  #reading: Promise<PageIndex> | null = null;
  /** The reading that begins when the one under way has ended. */
  #next: Promise<PageIndex> | null = null;
  #freshUntil = Number.NEGATIVE_INFINITY;
  #last: { readonly pages: PageIndex; readonly stories: Localized<readonly Story[]> } | null = null;

  constructor(
    private readonly client: StoryblokClient,
    private readonly log: Pick<Log, 'warn'>,
    private readonly now: () => number,
  ) {
    this.#outage = new OutageLog(log, 'Storyblok’s drafts');
  }

  /** Whether drafts were read; an editor's page is put among those that were read last. */
  get known(): boolean {
    return this.#last !== null;
  }

  /**
   * @param stories published stories that drafts may reference
   * @param published the pages to show where drafts cannot be read and never were
   */
  read(stories: readonly Story[], published: PageIndex): Promise<PageIndex> {
    if (this.#reading === null || this.now() >= this.#freshUntil) this.#reading = this.#readOnce(stories, published);
    return this.#reading;
  }

  /** Reads what was saved up to now. However many ask, one reading is under way, and one more waits for its end. */
  readAnew(stories: readonly Story[], published: PageIndex): Promise<PageIndex> {
    this.#next ??= (this.#reading ?? Promise.resolve()).then(() => {
      this.#next = null;
      this.#reading = this.#readOnce(stories, published);
      return this.#reading;
    });
    return this.#next;
  }

  /**
   * Returns the last pages, with one as its editor has it (CM2), which is read like any other. Null where the story is
   * not known, or is no page as it is.
   * @param locale the language that the editor works in
   */
  edited(story: unknown, locale: Locale, stories: readonly Story[]): PageIndex | null {
    const last = this.#last;
    const changed = last && editedStory(story, locale, last.stories);
    if (last === null || changed === null) return null;
    const known = [...stories, ...last.stories[DEFAULT_LOCALE]];
    const [page] = readPages(storyRecords(changed, 'draft', known).page, UNLOGGED).pages;
    return page === undefined ? null : PageIndex.withDrafts(last.pages.pages, [page]);
  }

  async #readOnce(stories: readonly Story[], published: PageIndex): Promise<PageIndex> {
    this.#freshUntil = this.now() + DRAFTS_FRESH_MS;
    const list = await this.client.draftPages();
    if (!list.ok) {
      this.#outage.failed(describeError(list.error));
      return this.#last?.pages ?? published;
    }
    this.#outage.over();
    const pages = readPages(storyRecords(list.value.stories, 'draft', stories).page, this.log);
    this.#last = { pages, stories: list.value.stories };
    return pages;
  }
}

/**
 * Returns a story in every language, as its editor has it in one of them. The editor's message names it by its uuid; its
 * content alone is taken, since address and languages change when it is saved.
 */
function editedStory(
  edited: unknown,
  locale: Locale,
  stories: Localized<readonly Story[]>,
): Localized<readonly Story[]> | null {
  if (!isRecord(edited) || !isBlock(edited.content) || isTooDeep(edited.content)) return null;
  const { uuid, content } = edited;
  const drafts = inEveryLocale((code) => stories[code].find((story) => story.uuid === uuid) ?? null);
  const own = drafts[locale];
  if (own === null || own.content.component !== content.component) return null;
  const written = { ...own, content: withEditMarks(inLanguage(content, locale), own.content) };
  return inEveryLocale((code) => {
    const story = code === locale ? written : drafts[code];
    return story === null ? [] : [story];
  });
}

/** Returns fields in a language: the editor sends translations beside the texts of the default language. */
function inLanguage(block: StoryblokBlock, locale: Locale): StoryblokBlock {
  const own = `__i18n__${locale}`;
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const translation = value[key + own];
        return [key, read(translation === undefined || translation === '' ? field : translation)];
      }),
    );
  };
  return read(block) as StoryblokBlock;
}
