import { inject, injectable } from 'inversify';
import type { Page } from '../../core/content/page.ts';
import type { PageIndex } from '../../core/content/page-index.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { CharterTerms } from '../../core/estimate/charter-terms.ts';
import type { Stop } from '../../core/itinerary/itinerary.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { Office } from '../../core/office/office.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Redirects } from '../../core/routing/redirects.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { StoryblokSpace } from './storyblok-space.ts';

/** Site, homepage and pages of a space; the draft edition as editors last saved it. */
@injectable()
export class StoryblokContent implements ContentRepository {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async site(): Promise<Site> {
    return required((await this.space.current()).site);
  }

  async home(): Promise<HomeContent> {
    return required((await this.space.current()).home);
  }

  async page(slug: string, locale: Locale, edition: Edition = 'published'): Promise<Page | null> {
    return (await this.#pagesOf(edition)).bySlug(slug, locale);
  }

  async pages(edition: Edition = 'published'): Promise<readonly Page[]> {
    return (await this.#pagesOf(edition)).pages;
  }

  async charterTerms(): Promise<CharterTerms | null> {
    return (await this.space.current()).charterTerms;
  }

  async stops(): Promise<readonly Stop[]> {
    return (await this.space.current()).stops;
  }

  async version(): Promise<string> {
    this.space.renew();
    return (await this.space.current()).versions.content;
  }

  async #pagesOf(edition: Edition): Promise<PageIndex> {
    return edition === 'draft' ? this.space.draftPages() : (await this.space.current()).pages;
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

  async all(): Promise<readonly Yacht[]> {
    return (await this.space.current()).fleet.yachts;
  }

  async bySlug(market: Market, slug: string): Promise<Yacht | null> {
    return (await this.space.current()).fleet.bySlug(market, slug);
  }

  async byId(id: YachtId): Promise<Yacht | null> {
    return (await this.space.current()).fleet.byId(id);
  }

  async version(): Promise<string> {
    this.space.renew();
    return (await this.space.current()).fleet.version;
  }
}

/** The offices of a space, in the order of their folder. */
@injectable()
export class StoryblokOffices implements OfficeDirectory {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async all(): Promise<readonly Office[]> {
    return [...(await this.space.current()).offices.values()];
  }

  async byId(id: string): Promise<Office | null> {
    return (await this.space.current()).offices.get(id) ?? null;
  }

  async version(): Promise<string> {
    this.space.renew();
    return (await this.space.current()).versions.offices;
  }
}

/** The redirects of a space. */
@injectable()
export class StoryblokRedirects implements RedirectRules {
  constructor(@inject(StoryblokSpace) private readonly space: StoryblokSpace) {}

  async redirects(): Promise<Redirects> {
    return (await this.space.current()).redirects;
  }

  async version(): Promise<string> {
    this.space.renew();
    return (await this.space.current()).versions.redirects;
  }
}
