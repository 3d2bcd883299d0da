import type { WatchedYachts } from '../../../../core/alerts/alert-subject.ts';
import type { YachtCatalogue } from '../../../../core/ports/yacht-catalogue.ts';
import type { HrefBuilder } from '../../../../core/routing/locale-path.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { encodeFavouriteIds } from '../../../../core/shortlist/favourite-ids.ts';
import { mainPage } from '../../../../core/yacht/market-rules.ts';
import type { LinkView } from '../../../components/Link.tsx';
import type { PageLanguage } from '../../../i18n/page-language.ts';
import { stayText } from '../../../i18n/stay-text.ts';

export interface WatchedYachtsContext extends PageLanguage {
  readonly href: HrefBuilder;
  readonly catalogue: Pick<YachtCatalogue, 'byId'>;
  /** Returns a search in words. */
  readonly searchName: (criteria: Criteria) => string;
}

/** The yachts that an alert watches, in words (FD6). */
export interface WatchedYachtsView {
  /** The number of yachts; null for a search, and for one yacht that has a name. */
  readonly count: string | null;
  /** The list of a search, or the yachts that have a page. */
  readonly links: readonly LinkView[];
  /** Yachts without a page, whose names are not told. */
  readonly unnamed: number;
  /** The nights for which the yachts are wanted; null without any, and for a search, whose words say them. */
  readonly dates: string | null;
  /** The page with all of them: the list of a search, her own page, or a list of favourites. */
  readonly href: string;
}

type Yachts = Extract<WatchedYachts, { kind: 'yachts' }>;

/** The most names in one line. */
const MAX_NAMES = 3;

export async function watchedYachtsView(
  watched: WatchedYachts,
  context: WatchedYachtsContext,
): Promise<WatchedYachtsView> {
  const { href, searchName } = context;
  if (watched.kind === 'yachts') return watchedYachts(watched, context);
  const { criteria } = watched;
  const list = href(routePath({ name: 'yacht-list', market: criteria.market }) + encodeCriteria(criteria));
  return { count: null, links: [{ text: searchName(criteria), href: list }], unnamed: 0, dates: null, href: list };
}

async function watchedYachts({ ids, stay }: Yachts, context: WatchedYachtsContext): Promise<WatchedYachtsView> {
  const { href, translate, catalogue } = context;
  const yachts = await Promise.all(ids.map((id) => catalogue.byId(id)));
  const links = yachts.flatMap((yacht): LinkView[] => {
    const page = yacht && mainPage(yacht);
    return page === null ? [] : [{ text: yacht?.name ?? '', href: href(routePath({ name: 'yacht', ...page })) }];
  });
  const [only] = links;
  const isOne = ids.length === 1 && only !== undefined;
  return {
    count: isOne ? null : translate('list.count', { count: ids.length }),
    links,
    unnamed: ids.length - links.length,
    dates: stay && stayText(stay, context),
    href: isOne ? only.href : href(routePath({ name: 'favourites' }) + encodeFavouriteIds(ids)),
  };
}

/** Returns what is watched in one line: `Yachts for sale: Sail`, `12 yachts: Aurora, Brisa, Circe and 9 more, 12–19 July 2027`. */
export function watchedYachtsText(
  { count, links, unnamed, dates }: WatchedYachtsView,
  { translate }: PageLanguage,
): string {
  const names = links
    .slice(0, MAX_NAMES)
    .map(({ text }) => text)
    .join(', ');
  const more = links.length + unnamed - Math.min(links.length, MAX_NAMES);
  const named = more === 0 || names === '' ? names : `${names} ${translate('alerts.more', { count: more })}`;
  const text = [count, named].filter((part) => part !== null && part !== '');
  return [text.join(': '), ...(dates === null ? [] : [dates])].join(', ');
}
