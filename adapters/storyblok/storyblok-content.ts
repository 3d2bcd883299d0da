import { inject, injectable } from 'inversify';
import type { PageIndex } from '../../core/content/page-index.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { CalendarSource } from '../../core/ports/availability-calendar.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import type { EditedDrafts } from '../../core/ports/edited-drafts.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Result } from '../../core/shared/result.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { StoryblokSpace } from './storyblok-space.ts';

/** Site, homepage, pages, charter terms and stops of a space; draft pages are as editors last saved them. */
@injectable()
export class StoryblokContent implements ContentRepository {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async site() {
    return required((await this.space.current()).site);
  }

  async home() {
    return required((await this.space.current()).home);
  }

  async page(slug: string, locale: Locale, edition: Edition = 'published') {
    return (await this.#pagesOf(edition)).bySlug(slug, locale);
  }

  async pages(edition: Edition = 'published') {
    return (await this.#pagesOf(edition)).pages;
  }

  async charterTerms() {
    return (await this.space.current()).charterTerms;
  }

  async stops() {
    return (await this.space.current()).stops;
  }

  async version() {
    return (await this.space.renewed()).versions.content;
  }

  async #pagesOf(edition: Edition): Promise<PageIndex> {
    return edition === 'draft' ? this.space.draftPages() : (await this.space.current()).pages;
  }
}

/** Drafts of a space as its visual editor has them (CM2). */
@injectable()
export class StoryblokEditedDrafts implements EditedDrafts {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async with(story: unknown, locale: Locale) {
    const pages = await this.space.editedPages(story, locale);
    return pages && new EditedContent(this.space, pages);
  }

  async anew() {
    return new EditedContent(this.space, await this.space.draftPages(true));
  }
}

/** The content of a space, in which these pages are the drafts. */
class EditedContent extends StoryblokContent {
  constructor(
    space: StoryblokSpace,
    private readonly drafts: PageIndex,
  ) {
    super(space);
  }

  override async page(slug: string, locale: Locale, edition: Edition = 'published') {
    return edition === 'draft' ? this.drafts.bySlug(slug, locale) : super.page(slug, locale, edition);
  }

  override async pages(edition: Edition = 'published') {
    return edition === 'draft' ? this.drafts.pages : super.pages(edition);
  }
}

function required<T>(part: Result<T, string>): T {
  if (part.ok) return part.value;
  throw new Error(part.error);
}

/** The yachts of a space, in the order of their ids. */
@injectable()
export class StoryblokYachts implements YachtCatalogue {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async all() {
    return (await this.space.current()).fleet.yachts;
  }

  async bySlug(market: Market, slug: string) {
    return (await this.space.current()).fleet.bySlug(market, slug);
  }

  async byId(id: YachtId) {
    return (await this.space.current()).fleet.byId(id);
  }

  async version() {
    return (await this.space.renewed()).fleet.version;
  }
}

/** The calendars in the stories of yachts (AV2). */
@injectable()
export class StoryblokCalendars implements CalendarSource {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async of(yacht: YachtId) {
    return (await this.space.current()).calendars.of(yacht, today());
  }

  async yachts() {
    return (await this.space.current()).calendars.yachts();
  }

  async feeds() {
    return (await this.space.current()).feeds;
  }

  async version() {
    return `${(await this.space.renewed()).versions.calendars} ${today()}`;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The offices of a space, in the order of their folder. */
@injectable()
export class StoryblokOffices implements OfficeDirectory {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async all() {
    return [...(await this.space.current()).offices.values()];
  }

  async byId(id: string) {
    return (await this.space.current()).offices.get(id) ?? null;
  }

  async version() {
    return (await this.space.renewed()).versions.offices;
  }
}

/** The redirects of a space. */
@injectable()
export class StoryblokRedirects implements RedirectRules {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async redirects() {
    return (await this.space.current()).redirects;
  }

  async version() {
    return (await this.space.renewed()).versions.redirects;
  }
}
