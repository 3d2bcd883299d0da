import { type ComputedType, MARKETS, type Market } from '../../../core/market/market.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import type { FavouritesLink, LinkedYacht } from '../../../core/shortlist/favourites-link.ts';
import { encodeStanding, standingOf } from '../../../core/shortlist/favourites-standing.ts';
import { computedType, offeredOn, pageSlug, withdrawnPage } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { type CardContext, type CardView, cardView } from '../../yacht-card/card-view.ts';
import { changeSummary, changeTexts, linkProblemTexts } from './change-texts.ts';
import type { FavouritesView, FavouriteView } from './favourites-view.ts';

export interface FavouritesContext extends CardContext {
  readonly catalogue: Pick<YachtCatalogue, 'byId'>;
  /** Number of days for which the page of a withdrawn yacht stays. */
  readonly withdrawnDays: number;
}

/** A yacht of the link, and her page that the card leads to. */
interface FoundYacht {
  readonly linked: LinkedYacht;
  /** Null for a yacht that is unknown, or may not be named (YA3). */
  readonly yacht: Yacht | null;
  readonly page: { readonly market: Market; readonly type: ComputedType } | null;
}

/** Builds the page of favourites for the list in its address (CF2). */
export async function buildFavouritesView(link: FavouritesLink, context: FavouritesContext): Promise<FavouritesView> {
  const { href, translate, now } = context;
  const today = now.slice(0, 10);
  const found = await Promise.all(link.yachts.map((linked) => find(linked, context)));
  // A date in the future is not valid for a shared list.
  const on = link.on !== null && link.on <= today ? link.on : null;
  const yachts = await Promise.all(found.map((one) => favouriteView(one, on !== null, context)));
  return {
    yachts,
    action: href(routePath({ name: 'favourites' })),
    today,
    shared: link.on !== null || link.yachts.some(({ note }) => note !== ''),
    news: on === null ? null : changeSummary(on, link.yachts, yachts, context),
    troubles: linkProblemTexts(on === link.on ? link.trouble : { ...link.trouble, altered: true }, translate),
    compare: href(routePath({ name: 'compare' })),
    enquire: href(routePath({ name: 'enquire' })),
    lists: MARKETS.map((market) => ({
      text: translate(`yacht.back.${market}`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
  };
}

async function find(linked: LinkedYacht, { catalogue, now, withdrawnDays }: FavouritesContext): Promise<FoundYacht> {
  const yacht = await catalogue.byId(linked.id);
  if (yacht === null || (yacht.market === 'none' && yacht.withdrawn === null))
    return { linked, yacht: null, page: null };
  const isGone = withdrawnPage(yacht, now.slice(0, 10), withdrawnDays) === 'gone';
  return { linked, yacht, page: isGone ? null : pageOf(yacht) };
}

/** Returns the market that offers her, charter first; else her page as a ghost (YA3). */
function pageOf(yacht: Yacht): FoundYacht['page'] {
  const market = MARKETS.find((one) => offeredOn(yacht.market, one)) ?? 'charter';
  if (pageSlug(yacht, market) === null) return null;
  return { market, type: computedType(yacht.market, market) ?? 'ghost' };
}

async function favouriteView(one: FoundYacht, isShared: boolean, context: FavouritesContext): Promise<FavouriteView> {
  const { linked, yacht, page } = one;
  const { id, note, was } = linked;
  const { translate, now } = context;
  const card = await favouriteCard(one, context);
  return {
    id,
    name: yacht?.name ?? translate('favourites.nameless', { id }),
    card,
    gone: card === null ? goneText(yacht, context) : null,
    page: page === null ? null : { market: page.market, offered: page.type !== 'ghost' },
    known: yacht !== null,
    standing: encodeStanding(standingOf(yacht, now.slice(0, 10))),
    changes: isShared && was !== null ? changeTexts(was, yacht, context) : [],
    note,
  };
}

/** Builds her card; a yacht on no market has neither price nor ribbon. */
async function favouriteCard({ yacht, page }: FoundYacht, context: FavouritesContext): Promise<CardView | null> {
  if (yacht === null || page === null) return null;
  const card = await cardView(yacht, page.market, context);
  return page.type === 'ghost' ? { ...card, price: goneText(yacht, context), ribbon: null } : card;
}

function goneText(yacht: Yacht | null, { translate }: CardContext): string {
  if (yacht === null) return translate('favourites.gone.unknown');
  return translate(yacht.withdrawn === null ? 'favourites.ghost' : `favourites.gone.${yacht.withdrawn.because}`);
}
