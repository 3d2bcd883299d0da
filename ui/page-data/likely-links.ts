import type { PageContextServer } from 'vike/types';
import { LikelyPages, type PageCandidate } from '../../core/content/likely-pages.ts';
import { isValidOn, type Page, pageName } from '../../core/content/page.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { HrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { mainPage } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { LinkView } from '../components/Link.tsx';

interface Candidate extends PageCandidate {
  /** Null for the page of a yacht. */
  readonly page: Page | null;
}

interface Indexed {
  readonly pages: readonly Page[];
  readonly fleet: readonly Yacht[];
  readonly likely: LikelyPages<Candidate>;
}

/** The index of each language, for the pages and yachts that it was made of. */
const indexes = new Map<Locale, Indexed>();

/** Returns links to the pages whose address is like one that leads nowhere: of the content, and of yachts (UI2). */
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
  return likely
    .like(path, ({ page }) => page === null || isValidOn(page, now))
    .map((found) => ({ text: found.title, href: href(found.path) }));
}

function indexOf(pages: readonly Page[], fleet: readonly Yacht[], locale: Locale): Indexed {
  const indexed = { pages, fleet, likely: new LikelyPages(candidates(pages, fleet, locale)) };
  indexes.set(locale, indexed);
  return indexed;
}

function* candidates(pages: readonly Page[], fleet: readonly Yacht[], locale: Locale): Generator<Candidate> {
  for (const page of pages) {
    const translation = page.translations[locale];
    if (translation) yield { page, path: `/${translation.slug}/`, title: pageName(page, locale) };
  }
  for (const yacht of fleet) {
    const shown = yacht.withdrawn === null ? mainPage(yacht) : null;
    if (shown !== null) yield { page: null, path: routePath({ name: 'yacht', ...shown }), title: yacht.name };
  }
}
