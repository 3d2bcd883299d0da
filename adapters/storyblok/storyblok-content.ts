import { inject, injectable } from 'inversify';
import { type ContentDraft, publishedAsDraft } from '../../core/content/content-draft.ts';
import type { PageIndex } from '../../core/content/page-index.ts';
import type { HomeContent } from '../../core/content/site.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { ContentCalendars } from '../../core/ports/availability-calendar.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
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

  async homeDraft(): Promise<ContentDraft<HomeContent>> {
    const { drafts } = this.space;
    return (await drafts.home()) ?? publishedAsDraft(await this.home(), drafts.exist);
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
    return edition === 'draft' ? this.space.drafts.pages() : (await this.space.current()).pages;
  }
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

  async draftBySlug(market: Market, slug: string): Promise<ContentDraft<Yacht> | null> {
    const yacht = await this.bySlug(market, slug);
    const { drafts } = this.space;
    return yacht && ((await drafts.yacht(yacht.id)) ?? publishedAsDraft(yacht, drafts.exist));
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
export class StoryblokCalendars implements ContentCalendars {
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

function required<T>(part: Result<T, string>): T {
  if (part.ok) return part.value;
  throw new Error(part.error);
}
