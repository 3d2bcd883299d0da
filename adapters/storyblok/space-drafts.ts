import type { ContentDraft } from '../../core/content/content-draft.ts';
import type { PageIndex } from '../../core/content/page-index.ts';
import { parseYachtAndLog } from '../../core/content/parse-source-records.ts';
import { type HomeContent, parseHome } from '../../core/content/site.ts';
import { DEFAULT_LOCALE, type Locale } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import { fieldsOf } from '../../core/shared/parse-json.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { DraftPagesReader } from './draft-pages-reader.ts';
import { DraftStoryReader, type ParseDraft } from './draft-story-reader.ts';
import { editMarksOf } from './edit-marks.ts';
import { type SpaceContent, singleRecord } from './parse-space-content.ts';
import { recordId } from './story-ids.ts';
import { storyIndex, storyRecords } from './story-records.ts';
import type { Story } from './story-wire.ts';
import type { StoryblokClient } from './storyblok-client.ts';

/** The published content, with the stories that drafts may reference. */
interface Published {
  readonly content: SpaceContent;
  readonly stories: readonly Story[];
}

/** The drafts in which one is as its editor has it: of all pages, of the homepage, or of one yacht. */
export interface DraftsWithEdit {
  readonly pages?: PageIndex;
  readonly home?: ContentDraft<HomeContent> | null;
  readonly yacht?: { readonly id: YachtId; readonly draft: ContentDraft<Yacht> | null };
}

/** Yachts whose drafts are kept: more than editors work on at a time. */
const MAX_YACHTS = 20;

/** Reads the drafts of a space: pages all at once, the homepage and each yacht alone. Without a preview token there are none. */
export class SpaceDrafts {
  readonly #pages: DraftPagesReader;
  #home: DraftStoryReader<HomeContent> | null = null;
  /** By the uuid of their story. */
  readonly #yachts = new Map<string, DraftStoryReader<Yacht>>();

  constructor(
    private readonly client: StoryblokClient,
    private readonly log: Pick<Log, 'warn'>,
    private readonly now: () => number,
    private readonly published: () => Promise<Published>,
  ) {
    this.#pages = new DraftPagesReader(client, log, now);
  }

  get exist(): boolean {
    return this.client.previews;
  }

  /** @param anew whether a reading that has begun already does not count */
  async pages(anew = false): Promise<PageIndex> {
    const { content, stories } = await this.published();
    return this.exist ? this.#pages.read(stories, content.pages, anew) : content.pages;
  }

  /** Returns null where what is published is to be shown. */
  async home(anew = false): Promise<ContentDraft<HomeContent> | null> {
    const { stories } = await this.published();
    const story = this.exist ? stories.find(({ content }) => content.component === 'home') : undefined;
    return story === undefined ? null : this.#homeOf(story).read(homeParser(stories), anew);
  }

  /** Returns null where what is published is to be shown. */
  async yacht(id: YachtId, anew = false): Promise<ContentDraft<Yacht> | null> {
    const published = await this.published();
    const { stories } = published;
    const story = this.exist
      ? stories.find((each) => each.content.component === 'yacht' && recordId(each) === id)
      : undefined;
    return story === undefined ? null : this.#yachtOf(story).read(yachtParser(published), anew);
  }

  /** Returns drafts with a story as its editor has it (CM2); null where that is not known or cannot be read. */
  async edited(story: unknown, locale: Locale): Promise<DraftsWithEdit | null> {
    if (!this.exist) return null;
    const published = await this.published();
    const { stories } = published;
    const { uuid } = fieldsOf(story);
    const known = stories.find((each) => each.uuid === uuid);
    if (known?.content.component === 'home') {
      const home = await this.#homeOf(known).edited(story, locale, homeParser(stories));
      return home && { home };
    }
    if (known?.content.component === 'yacht') {
      const draft = await this.#yachtOf(known).edited(story, locale, yachtParser(published));
      return draft && { yacht: { id: recordId(known) as YachtId, draft } };
    }
    if (!this.#pages.known) await this.pages();
    const pages = this.#pages.edited(story, locale, stories);
    return pages && { pages };
  }

  /** Returns the path of a published story's page where it is not the address of the story; null for anything else. */
  async pathOf(address: string): Promise<string | null> {
    const { stories } = await this.published();
    const story = stories.find((each) => each.full_slug === address);
    if (story === undefined || story.content.component === 'page') return null;
    return storyIndex([story], 'published').pathOf(story.uuid, DEFAULT_LOCALE);
  }

  #homeOf(story: Story): DraftStoryReader<HomeContent> {
    // A homepage that was removed and made anew has another uuid.
    if (this.#home?.published.uuid !== story.uuid) this.#home = null;
    this.#home ??= new DraftStoryReader(this.client, story, this.log, this.now);
    return this.#home;
  }

  #yachtOf(story: Story): DraftStoryReader<Yacht> {
    const { uuid } = story;
    const kept = this.#yachts.get(uuid) ?? new DraftStoryReader(this.client, story, this.log, this.now);
    // The yacht that was asked for last is the last of the map.
    this.#yachts.delete(uuid);
    this.#yachts.set(uuid, kept);
    const [oldest] = this.#yachts.keys();
    if (this.#yachts.size > MAX_YACHTS && oldest !== undefined) this.#yachts.delete(oldest);
    return kept;
  }
}

function homeParser(known: readonly Story[]): ParseDraft<HomeContent> {
  return (stories, log) => {
    const home = singleRecord('home', storyRecords(stories, 'draft', known), parseHome, log);
    if (!home.ok) log.warn({ problem: home.error }, 'Draft left out');
    return home.ok ? draftOf(home.value, stories[DEFAULT_LOCALE]) : null;
  };
}

function yachtParser({ content: { areas }, stories: known }: Published): ParseDraft<Yacht> {
  return (stories, log) => {
    const [record] = storyRecords(stories, 'draft', known).yacht;
    const yacht = record === undefined ? null : parseYachtAndLog(record, areas, log).yacht;
    return yacht && draftOf(yacht, stories[DEFAULT_LOCALE]);
  };
}

function draftOf<T>(value: T, [story]: readonly Story[]): ContentDraft<T> {
  return { value, isBehind: false, editMarks: story === undefined ? {} : editMarksOf(story.content) };
}
