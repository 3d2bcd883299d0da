import { encodeEnquiryAsk, NOTHING_ASKED } from '../../../core/enquiry/enquiry-query.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { defaultTab, isFull, MAX_COMPARED, NOTHING_COMPARED, withYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import type { Favourites } from '../../../core/shortlist/favourites.ts';
import { encodeFavourites } from '../../../core/shortlist/favourites-query.ts';
import { type ComputedType, MARKETS, type Market } from '../../../core/yacht/market.ts';
import { computedType, detailSlug, offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { type CardContext, type CardView, cardView } from '../../yacht-card/card-view.ts';
import type { FavouritesView } from './favourites-view.ts';

export interface FavouritesContext extends CardContext {
  readonly catalogue: YachtCatalogue;
}

/** A yacht, and the page of hers that a card leads to. */
interface Listed {
  readonly yacht: Yacht;
  readonly market: Market;
  readonly type: ComputedType;
}

/** Everything the page of favourites shows for the list in its address (product.md CF2). */
export async function buildFavouritesView(ids: Favourites, context: FavouritesContext): Promise<FavouritesView> {
  const { catalogue, href, translate } = context;
  const found = await Promise.all(ids.map((id) => catalogue.byId(id)));
  const listed = found.flatMap((yacht) => (yacht === null ? [] : listedAs(yacht)));
  const unlisted = ids.filter((id) => !listed.some(({ yacht }) => yacht.id === id));
  const action = href(routePath({ name: 'favourites' }));
  return {
    ids,
    action,
    shareHref: action + encodeFavourites(ids),
    count: translate('list.count', { count: listed.length }),
    yachts: await Promise.all(
      listed.map(async (one) => ({
        id: one.yacht.id,
        card: await favouriteCard(one, context),
        remove: translate('favourites.removeHer', { name: one.yacht.name }),
      })),
    ),
    unlisted:
      unlisted.length === 0
        ? null
        : { text: translate('favourites.unlisted', { count: unlisted.length }), ids: unlisted },
    compare: compareLink(listed, context),
    enquireHref: enquireLink(listed, context),
    lists: MARKETS.map((market) => ({
      text: translate(`yacht.back.${market}`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
  };
}

/** Where she is offered, charter first; else her page as a ghost; nothing where she has no page (product.md YA3). */
function listedAs(yacht: Yacht): Listed[] {
  const market = MARKETS.find((one) => offeredOn(yacht.market, one)) ?? 'charter';
  const type = computedType(yacht.market, market);
  return type === null || detailSlug(yacht.slugs, market) === null ? [] : [{ yacht, market, type }];
}

/** A ghost has no price and nothing to praise. */
async function favouriteCard({ yacht, market, type }: Listed, context: CardContext): Promise<CardView> {
  const card = await cardView(yacht, market, context);
  return type === 'ghost' ? { ...card, price: context.translate('favourites.ghost'), ribbon: null } : card;
}

/** Asks about a charter as soon as one of them can be chartered. */
function enquireLink(listed: readonly Listed[], { href }: CardContext): string | null {
  if (listed.length === 0) return null;
  const kind = listed.some(({ market }) => market === 'charter') ? 'charter' : 'purchase';
  const favourites = listed.map(({ yacht }) => yacht.id);
  return href(routePath({ name: 'enquire' }) + encodeEnquiryAsk({ ...NOTHING_ASKED, kind, favourites }));
}

/** As many of each market as fit side by side; a yacht alone has nothing to be compared with. */
function compareLink(listed: readonly Listed[], { href, translate }: CardContext): FavouritesView['compare'] {
  const offered = listed.filter(({ type }) => type !== 'ghost');
  if (offered.length < 2) return null;
  let compared = NOTHING_COMPARED;
  let tooMany = false;
  for (const { yacht, market } of offered) {
    tooMany ||= isFull(compared, market);
    compared = withYacht(compared, market, yacht.id);
  }
  const query = encodeComparison({ ...compared, tab: defaultTab(compared) });
  return {
    text: tooMany ? translate('favourites.compareFirst', { most: MAX_COMPARED }) : translate('favourites.compare'),
    href: href(routePath({ name: 'compare' }) + query),
  };
}
