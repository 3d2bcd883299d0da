import { type Destination, destinationsOf } from '../../../core/content/destinations.ts';
import { isValidOn, type Page, translationOrFallback } from '../../../core/content/page.ts';
import { pagesAbove } from '../../../core/content/related-pages.ts';
import type { Market } from '../../../core/market/market.ts';
import type { Office } from '../../../core/office/office.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { withRefinement } from '../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import {
  excerptOf,
  type HighlightedText,
  highlight,
  matchesTerm,
  matchingWords,
  textWords,
} from '../../../core/site-search/highlight.ts';
import { pageEntry, parseSiteEntryId } from '../../../core/site-search/site-search-entry.ts';
import { offeredSlug } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { builderLine } from '../../yacht-card/card-facts.ts';

export interface ResultContext extends Pick<ReturnType<typeof viewContextOf>, 'locale' | 'href' | 'translate' | 'now'> {
  readonly ports: Pick<PagePorts, 'content' | 'offices' | 'catalogue'>;
}

/** A result of the site search. */
export interface ResultView {
  readonly href: string;
  readonly title: string;
  /** The names of its breadcrumb, outermost first. */
  readonly crumb: readonly string[];
  readonly excerpt: readonly HighlightedText[];
}

/** Builds the view of an index entry, with search terms highlighted; null if this language's site does not show it. */
export async function buildResultView(
  id: string,
  terms: readonly string[],
  context: ResultContext,
): Promise<ResultView | null> {
  const { content, offices, catalogue } = context.ports;
  const source = parseSiteEntryId(id);
  switch (source?.kind) {
    case 'page': {
      const pages = await content.pages();
      // An index may hold a page outside of its days of publication (RT6).
      const page = pages.find((candidate) => candidate.id === source.key && isValidOn(candidate, context.now));
      return page?.translations[context.locale] ? pageResult(page, pages, terms, context) : null;
    }
    case 'office': {
      const office = await offices.byId(source.key);
      return office && officeResult(office, terms, context);
    }
    case 'destination': {
      const destination = destinationsOf(await catalogue.all()).get(source.key);
      return destination ? destinationResult(destination, terms, context) : null;
    }
    case 'yacht': {
      const yacht = await catalogue.byId(source.key as YachtId);
      return yacht && yachtResult(yacht, source.market, terms, context);
    }
    default:
      return null;
  }
}

/** Builds the result of a page, with an excerpt around the first match below its title, else with its description. */
function pageResult(page: Page, pages: readonly Page[], terms: readonly string[], context: ResultContext): ResultView {
  const { locale, href, translate } = context;
  const { slug } = translationOrFallback(page, locale);
  const { title, description, passages } = pageEntry(page);
  const texts = [description[locale], ...passages[locale]];
  const matches = matchingWords(terms, [title[locale], ...texts]);
  const above = pagesAbove(page, pages, locale);
  const crumbs = [...above, page].map((one) => translationOrFallback(one, locale).state.breadcrumbsTitle);
  return {
    href: href(routePath({ name: 'content', slug })),
    title: title[locale],
    crumb: [translate('sitemap.home'), ...crumbs],
    excerpt: highlight(excerptOf(texts, matches) ?? description[locale], matches),
  };
}

function officeResult({ name, country, phone }: Office, terms: readonly string[], context: ResultContext): ResultView {
  const { locale, href, translate } = context;
  return {
    href: href(routePath({ name: 'content', slug: translate('slug.offices') })),
    title: name[locale],
    crumb: [translate('search.category.offices'), name[locale]],
    excerpt: marked([country[locale], phone], terms),
  };
}

/** Builds the result of a destination, which links to the list of its yachts and shows the alias that matched. */
function destinationResult(destination: Destination, terms: readonly string[], context: ResultContext): ResultView {
  const { value, name, aliases, region, market, count } = destination;
  const { locale, href, translate } = context;
  const criteria = withRefinement(emptyCriteria(market), 'destination', value, true);
  const own = [name[locale], ...(region === null ? [] : [region[locale]])];
  const others = terms.filter((word) => matchingWords([word], own).length === 0);
  const matches = matchingWords(others, aliases);
  const alias = aliases.find((text) => textWords(text).some((word) => matches.some((one) => matchesTerm(word, one))));
  const yachts = translate(`search.site.yachts.${market}`, { count });
  return {
    href: href(routePath({ name: 'yacht-list', market }) + encodeCriteria(criteria)),
    title: name[locale],
    crumb: [translate('search.category.destinations'), ...own.toReversed()],
    excerpt: marked(alias === undefined ? [yachts] : [alias, yachts], others),
  };
}

function yachtResult(yacht: Yacht, market: Market, terms: readonly string[], { href, translate }: ResultContext) {
  const slug = offeredSlug(yacht, market);
  if (slug === null) return null;
  return {
    href: href(routePath({ name: 'yacht', market, slug })),
    title: yacht.name,
    crumb: [translate(`list.${market}.title`), yacht.name],
    excerpt: marked([builderLine(yacht, translate)], terms),
  };
}

function marked(texts: readonly string[], terms: readonly string[]): ResultView['excerpt'] {
  return highlight(texts.join(' · '), matchingWords(terms, texts));
}
