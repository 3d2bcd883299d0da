import { inject, injectable } from 'inversify';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { Edition } from '../../core/ports/content-repository.ts';
import type { EditedContent, EditedDrafts } from '../../core/ports/edited-drafts.ts';
import type { Route } from '../../core/routing/routes.ts';
import type { DraftsWithEdit } from './space-drafts.ts';
import { StoryblokContent, StoryblokYachts } from './storyblok-content.ts';
import { StoryblokSpace } from './storyblok-space.ts';

/** Drafts of a space as its visual editor has them (CM2). */
@injectable()
export class StoryblokEditedDrafts implements EditedDrafts {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async with(story: unknown, locale: Locale) {
    const pinned = await this.space.drafts.edited(story, locale);
    return pinned && this.#contentWith(pinned);
  }

  async pathOf(address: string) {
    return this.space.drafts.pathOf(address);
  }

  async anew(shown: Route) {
    return this.#contentWith(await this.#readAnew(shown));
  }

  /** Reads as little as the route shows: the service answers a few requests a second. */
  async #readAnew(shown: Route): Promise<DraftsWithEdit> {
    const { drafts } = this.space;
    if (shown.name === 'home') return { home: await drafts.home(true) };
    if (shown.name !== 'yacht') return { pages: await drafts.pages(true) };
    const yacht = (await this.space.current()).fleet.bySlug(shown.market, shown.slug);
    return yacht === null ? {} : { yacht: { id: yacht.id, draft: await drafts.yacht(yacht.id, true) } };
  }

  #contentWith(pinned: DraftsWithEdit): EditedContent {
    return { content: new PinnedContent(this.space, pinned), catalogue: new PinnedYachts(this.space, pinned) };
  }
}

/** The content of a space with these drafts. */
class PinnedContent extends StoryblokContent {
  constructor(
    space: StoryblokSpace,
    private readonly pinned: DraftsWithEdit,
  ) {
    super(space);
  }

  override async homeDraft() {
    return this.pinned.home ?? super.homeDraft();
  }

  override async page(slug: string, locale: Locale, edition: Edition = 'published') {
    const { pages } = this.pinned;
    return edition === 'draft' && pages ? pages.bySlug(slug, locale) : super.page(slug, locale, edition);
  }

  override async pages(edition: Edition = 'published') {
    const { pages } = this.pinned;
    return edition === 'draft' && pages ? pages.pages : super.pages(edition);
  }
}

/** The yachts of a space with the draft of one. */
class PinnedYachts extends StoryblokYachts {
  constructor(
    space: StoryblokSpace,
    private readonly pinned: DraftsWithEdit,
  ) {
    super(space);
  }

  override async draftBySlug(market: Market, slug: string) {
    const { yacht } = this.pinned;
    const published = await this.bySlug(market, slug);
    return yacht?.draft && yacht.id === published?.id ? yacht.draft : super.draftBySlug(market, slug);
  }
}
