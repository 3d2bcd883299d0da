import type { PageContextServer } from 'vike/types';
import { destinationsOf } from '../../core/content/destinations.ts';
import { LikelyPages, type PageCandidate } from '../../core/content/likely-pages.ts';
import { isValidOn, type Page, pageName } from '../../core/content/page.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { HrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { withRefinement } from '../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { facetValue } from '../../core/search/facets/facet-value.ts';
import { encodeCriteria } from '../../core/search/query/criteria-query.ts';
import { mainPage } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { LinkView } from '../components/Link.tsx';

interface Candidate extends PageCandidate {
  /** Null for the page of a yacht and for the list of an area. */
  readonly page: Page | null;
}

interface Indexed {
  readonly pages: readonly Page[];
  readonly fleet: readonly Yacht[];
  readonly likely: Promise<LikelyPages<Candidate>>;
}

/** The index of each language, for the pages and yachts that it was made of. */
const indexes = new Map<Locale, Indexed>();

/** Returns links to the pages that an address may mean that leads nowhere: of the content, of areas, of yachts (UI2). */
export async function likelyLinks(
  address: string,
  { ports, locale, strategy, now }: PageContextServer,
  href: HrefBuilder,
): Promise<readonly LinkView[]> {
  const { path } = parseSiteAddress(address, strategy);
  const [pages, fleet] = await Promise.all([ports.content.pages(), ports.catalogue.all()]);
  const known = indexes.get(locale);
  const isKnown = known !== undefined && known.pages === pages && known.fleet === fleet;
  const { likely } = isKnown ? known : indexOf(pages, fleet, locale);
  return (await likely)
    .like(path, ({ page }) => page === null || isValidOn(page, now))
    .map((found) => ({ text: found.title, href: href(found.path) }));
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

function indexOf(pages: readonly Page[], fleet: readonly Yacht[], locale: Locale): Indexed {
  const indexed = { pages, fleet, likely: LikelyPages.of(candidates(pages, fleet, locale), turn) };
  indexes.set(locale, indexed);
  return indexed;
}

function* candidates(pages: readonly Page[], fleet: readonly Yacht[], locale: Locale): Generator<Candidate> {
  const areas = new Map(destinationsOf(fleet));
  for (const page of pages) {
    const translation = page.translations[locale];
    if (!translation) continue;
    const value = page.details.kind === 'destination' ? facetValue(page.details.areas[0] ?? '') : null;
    const names = [...namesOfPage(page), ...(areas.get(value ?? '')?.aliases ?? [])];
    yield { page, path: `/${translation.slug}/`, title: pageName(page, locale), names };
    if (value !== null) areas.delete(value);
  }
  // An area without a page of its own has a list of its yachts.
  for (const { value, market, name, aliases } of areas.values()) {
    const criteria = withRefinement(emptyCriteria(market), 'destination', value, true);
    const path = routePath({ name: 'yacht-list', market }) + encodeCriteria(criteria);
    yield { page: null, path, title: name[locale], names: [...Object.values(name), ...aliases] };
  }
  for (const yacht of fleet) {
    const shown = yacht.withdrawn === null ? mainPage(yacht) : null;
    if (shown === null) continue;
    yield {
      page: null,
      path: routePath({ name: 'yacht', ...shown }),
      title: yacht.name,
      names: [yacht.name, shown.slug],
    };
  }
}

/** Returns what a page is called in each language: in breadcrumbs, in its title, in its address. */
function namesOfPage({ translations }: Page): readonly string[] {
  return Object.values(translations).flatMap((translation) => {
    if (translation === null) return [];
    const { breadcrumbsTitle, pageTitle } = translation.state;
    return [breadcrumbsTitle, pageTitle, translation.slug.split('/').at(-1) ?? ''];
  });
}
