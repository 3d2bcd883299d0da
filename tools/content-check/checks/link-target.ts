import { isValidOn, type Page } from '../../../core/content/page.ts';
import type { PageIndex } from '../../../core/content/page-index.ts';
import { LOCALES, type Locale, splitLocale } from '../../../core/locale/locale.ts';
import { routeQueryRules } from '../../../core/navigation/route-query-rules.ts';
import type { Fleet } from '../../../core/records/fleet.ts';
import { classifyLink } from '../../../core/routing/link-policy.ts';
import { isCanonicalQuery } from '../../../core/routing/query-rules.ts';
import { findRedirect, type Redirects } from '../../../core/routing/redirects.ts';
import { type Route, routePath } from '../../../core/routing/routes.ts';
import { parseSiteAddress } from '../../../core/routing/site-address.ts';
import { isSlashExempt, splitAddress, trailingSlashRedirect } from '../../../core/routing/trailing-slash.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { decodeSearch } from '../../../core/search/query/search-query.ts';
import { anchorsIn } from './anchors.ts';

/** The pages and other targets that links of the site can lead to. */
export interface LinkTargets {
  readonly pageIndex: PageIndex;
  readonly fleet: Fleet;
  readonly redirects: Redirects;
  /** Ids of the office directory. */
  readonly offices: ReadonlySet<string>;
  /** Areas and regions, as the destination filter of a list has them. */
  readonly destinations: ReadonlySet<string>;
  readonly today: string;
}

export interface LinkCheck {
  /** The content page that the link leads to; null for none and for any other target. */
  readonly page: Page | null;
  readonly error: string | null;
  readonly warning: string | null;
}

const VALID: LinkCheck = { page: null, error: null, warning: null };
const broken = (error: string): LinkCheck => ({ ...VALID, error });

/**
 * Resolves a link in a text of a language. A link that names a language leads to the page in that language; a mere
 * `#id` leads to the page that contains it.
 */
export function linkTarget(href: string, locale: Locale, site: LinkTargets, own: Page | null = null): LinkCheck {
  const { kind } = classifyLink(href);
  if (kind === 'refused') return broken('is an address that the site refuses');
  if (kind !== 'internal') return VALID;
  if (href.startsWith('#')) return own === null ? VALID : withAnchor({ ...VALID, page: own }, href, locale, site);
  if (!href.startsWith('/')) return broken('is neither a path that begins with a slash nor an address of the web');
  const { path } = splitAddress(href);
  if (isSlashExempt(path)) return VALID;
  const { locale: named, path: bare } = splitLocale(href);
  return pathTarget(bare, named ?? locale, site);
}

function pathTarget(href: string, locale: Locale, site: LinkTargets): LinkCheck {
  // The address gets its language as a prefix, so that no other part is read as one.
  const { route, query, hash } = parseSiteAddress(`/${locale}${href}`, 'prefix');
  const { path } = splitAddress(href);
  const rule = findRedirect(site.redirects, path, locale);
  if (rule !== null) return { ...VALID, warning: `goes by a redirect to ${rule.to}` };
  const found = route === null ? broken('is not an address of the site') : routeTarget(route, locale, site);
  if (found.error !== null || route === null) return found;
  const error = queryProblem(route, query, site);
  if (error !== null) return { ...found, error };
  const slashed = trailingSlashRedirect(href);
  const warned = slashed === null ? found : { ...found, warning: `goes by a redirect to ${slashed}` };
  return hash === '' ? warned : withAnchor(warned, hash, locale, site);
}

function routeTarget(route: Route, locale: Locale, { pageIndex, fleet, today }: LinkTargets): LinkCheck {
  switch (route.name) {
    case 'yacht':
      return fleet.bySlug(route.market, route.slug) === null ? broken('is not a page of a yacht') : VALID;
    case 'content':
    case 'berth':
    case 'itinerary': {
      const slug = routePath(route).slice(1, -1);
      const page = pageIndex.bySlug(slug, locale);
      if (page === null) return broken(otherLanguage(slug, locale, pageIndex) ?? 'leads to no page');
      return isValidOn(page, today)
        ? { ...VALID, page }
        : { ...VALID, page, error: 'leads to a page that is not there today' };
    }
    default:
      return VALID;
  }
}

/** Describes the likeliest mistake: an address of another language. */
function otherLanguage(slug: string, locale: Locale, pageIndex: PageIndex): string | null {
  for (const { code, name } of LOCALES) {
    const page = pageIndex.bySlug(slug, code);
    if (page === null) continue;
    const own = page.translations[locale]?.slug;
    return `is an address in ${name}${own === undefined ? '' : `; here it is /${own}/`}`;
  }
  return null;
}

function queryProblem(route: Route, query: string, { destinations }: LinkTargets): string | null {
  const rules = routeQueryRules(route);
  if (rules === null || query === '') return null;
  if (!isCanonicalQuery(rules, query)) return `asks for what the page would write "${rules.canonical(query)}"`;
  const criteria =
    route.name === 'yacht-list' || route.name === 'microsite'
      ? decodeCriteria(route.market, query)
      : route.name === 'search' && route.scope === 'yachts'
        ? decodeSearch(query)
        : null;
  const unknown = criteria?.refinements.destination?.find((value) => !destinations.has(value));
  return unknown === undefined ? null : `asks for the destination "${unknown}", which no area has`;
}

function withAnchor(target: LinkCheck, hash: string, locale: Locale, { offices }: LinkTargets): LinkCheck {
  const blocks = target.page?.translations[locale]?.blocks;
  if (blocks === undefined || hash.length < 2) return target;
  const known = anchorsIn(blocks, offices);
  return known.has(hash.slice(1)) ? target : { ...target, error: `names no part of its page: ${hash}` };
}
