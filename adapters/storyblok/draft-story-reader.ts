import type { ContentDraft } from '../../core/content/content-draft.ts';
import type { Locale, Localized } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import { DraftReadCache } from './draft-read-cache.ts';
import { editedStory, SILENT_LOG } from './edited-story.ts';
import type { Story } from './story-wire.ts';
import { OutageLog, type StoryblokClient } from './storyblok-client.ts';
import { describeError } from './storyblok-error.ts';

/** Parses the draft of a story; null for one that cannot be read as it is. */
export type ParseDraft<T> = (stories: Localized<readonly Story[]>, log: Pick<Log, 'warn'>) => ContentDraft<T> | null;

/** Reads one published story as editors last saved it (CO8), when a preview is requested. */
export class DraftStoryReader<T> {
  readonly #outage: OutageLog;
  readonly #reading: DraftReadCache<ContentDraft<T> | null>;
  #last: { readonly draft: ContentDraft<T> | null; readonly stories: Localized<readonly Story[]> } | null = null;

  constructor(
    private readonly client: StoryblokClient,
    readonly published: Story,
    private readonly log: Pick<Log, 'warn'>,
    now: () => number,
  ) {
    this.#outage = new OutageLog(log, `Storyblok’s draft of ${published.full_slug}`);
    this.#reading = new DraftReadCache(now);
  }

  /**
   * Returns null for a draft that cannot be read as it is, or that the service never sent.
   * @param anew whether a reading that has begun already does not count
   */
  read(parse: ParseDraft<T>, anew: boolean): Promise<ContentDraft<T> | null> {
    const read = () => this.#readOnce(parse);
    return anew ? this.#reading.anew(read) : this.#reading.latest(read);
  }

  /** Returns the draft as its editor has it in a language (CM2); null for one that cannot be read as it is. */
  async edited(story: unknown, locale: Locale, parse: ParseDraft<T>): Promise<ContentDraft<T> | null> {
    if (this.#last === null) await this.read(parse, false);
    const changed = this.#last && editedStory(story, locale, this.#last.stories);
    return changed && parse(changed, SILENT_LOG);
  }

  async #readOnce(parse: ParseDraft<T>): Promise<ContentDraft<T> | null> {
    const answer = await this.client.draftStory(this.published.uuid);
    if (!answer.ok) {
      this.#outage.failed(describeError(answer.error));
      return this.#last?.draft ?? null;
    }
    this.#outage.over();
    const draft = parse(answer.value, this.log);
    this.#last = { draft, stories: answer.value };
    return draft;
  }
}
