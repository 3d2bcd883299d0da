import { MARKETS } from '../../../core/market/market.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { formatMoney } from '../../../core/price/currency.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { changesSince, type SharedListingChange } from '../../../core/shortlist/favourites-changes.ts';
import type { FavouritesLink, SharedFavourite } from '../../../core/shortlist/favourites-link.ts';
import type { LinkProblems } from '../../../core/shortlist/favourites-link-fields.ts';
import { encodeListingStatus, type ListingStatus, listingStatusOf } from '../../../core/shortlist/listing-status.ts';
import { mainPage, withdrawnPageState, yachtPageType } from '../../../core/yacht/market-rules.ts';
import { YACHT_KINDS, type Yacht } from '../../../core/yacht/yacht.ts';
import { dateText } from '../../i18n/date-text.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type CardContext, cardFacts } from '../../yacht-card/card-facts.ts';
import { type CardLayoutName, type CardView, cardView, renderCard } from '../../yacht-card/card-view.tsx';
import { heroAsset } from '../../yacht-card/hero-picture.ts';

interface FavouritesContext extends CardContext {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
  /** Number of days for which the page of a withdrawn yacht is kept. */
  readonly withdrawnDays: number;
}

/** The list in the address, whether the visitor's own or another's. */
export type FavouritesView = Awaited<ReturnType<typeof buildFavouritesView>>;

/** A yacht of the list, with or without a page. */
export type FavouriteView = Awaited<ReturnType<typeof favouriteView>>;

/** The layouts of the first cards. */
const LAYOUTS = ['three-first', 'three-eager', 'three-eager'] as const;

/** Builds the page of favourites for the list in its address (CF2). */
export async function buildFavouritesView(link: FavouritesLink, context: FavouritesContext) {
  const { href, translate, now } = context;
  const today = now.slice(0, 10);
  // A date in the future is not valid for a shared list.
  const on = link.on !== null && link.on <= today ? link.on : null;
  const yachts = await Promise.all(
    link.yachts.map((linked, at) => favouriteView(linked, on !== null, LAYOUTS[at] ?? 'three', context)),
  );
  return {
    yachts,
    /** Cards of yachts to begin with, where the list is empty. */
    picks: yachts.length === 0 ? await picksOf(await context.catalogue.all(), context) : [],
    /** Path of the page without query. */
    action: href(routePath({ name: 'favourites' })),
    /** ISO 8601 date that a link shared today carries. */
    today,
    /** Whether the address holds more than the yachts' ids. */
    shared: link.on !== null || link.yachts.some(({ note }) => note !== ''),
    /** States whether anything has changed since the list was shared; null if that is unknown. */
    news: on === null ? null : changeSummary(on, link.yachts, yachts, context),
    /** Parts of the address that could not be read, in sentences. */
    troubles: linkProblemTexts(on === link.on ? link.trouble : { ...link.trouble, altered: true }, translate),
    /** Paths of the pages that can be opened with the list. */
    compare: href(routePath({ name: 'compare' })),
    enquire: href(routePath({ name: 'enquire' })),
    alerts: href(routePath({ name: 'alerts' })),
    lists: MARKETS.map((market) => ({
      text: translate(`yacht.back.${market}`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
  };
}

const MAX_PICKS = 3;

/** Renders the cards of featured yachts that are offered, each of another kind, in the order of the kinds. */
async function picksOf(fleet: readonly Yacht[], context: CardContext): Promise<readonly CardView[]> {
  const offered = fleet.flatMap((yacht) => {
    const page = yacht.featured ? pageOf(yacht) : null;
    return page === null || page.type === 'ghost' ? [] : [{ yacht, market: page.market }];
  });
  const picks = YACHT_KINDS.flatMap((kind) => offered.find(({ yacht }) => yacht.kind === kind) ?? []);
  return Promise.all(picks.slice(0, MAX_PICKS).map(({ yacht, market }) => cardView(yacht, market, 'section', context)));
}

async function favouriteView(
  linked: SharedFavourite,
  isShared: boolean,
  layout: CardLayoutName,
  context: FavouritesContext,
) {
  const { id, note, was } = linked;
  const { translate, now, catalogue, withdrawnDays } = context;
  const today = now.slice(0, 10);
  const record = await catalogue.byId(id);
  // A yacht on no market may be named only if she was withdrawn (YA3).
  const yacht = record?.market === 'none' && record.withdrawn === null ? null : record;
  const isGone = yacht !== null && withdrawnPageState(yacht, today, withdrawnDays) === 'gone';
  const page = yacht === null || isGone ? null : pageOf(yacht);
  const card = yacht && page && (await favouriteCard(yacht, page, layout, context));
  return {
    id,
    /** Her name; for an unknown yacht a name made from her id. */
    name: yacht?.name ?? translate('favourites.nameless', { id }),
    /** Null for a yacht without a page. */
    card,
    /** Why a yacht has no page; null for one with a card. */
    gone: card === null ? goneText(yacht, context) : null,
    /** The page that her card leads to, and whether she is offered there. */
    page: page && { market: page.market, offered: page.type !== 'ghost' },
    /** Whether she can be added to a list: the catalogue has her, and she may be named. */
    known: yacht !== null,
    /** Her standing today, as a shared link encodes it. */
    standing: encodeListingStatus(listingStatusOf(yacht, today)),
    /** Changes since the list was shared, in sentences. */
    changes: isShared && was !== null ? changeTexts(was, yacht, context) : [],
    /** Note of the visitor who shared the list; '' for none. */
    note,
  };
}

/** Returns the page on the market that offers her, charter first, else that of a ghost (YA3); null if there is none. */
function pageOf(yacht: Yacht) {
  const page = mainPage(yacht);
  return page && { market: page.market, type: yachtPageType(yacht.market, page.market) ?? 'ghost' };
}

/** Builds her card; if she is on no market, the reason for that replaces the price, and there is no ribbon. */
async function favouriteCard(
  yacht: Yacht,
  { market, type }: NonNullable<ReturnType<typeof pageOf>>,
  layout: CardLayoutName,
  context: FavouritesContext,
): Promise<CardView> {
  if (type !== 'ghost') return cardView(yacht, market, layout, context);
  const facts = cardFacts(yacht, market, await heroAsset(yacht, context.media), context);
  return renderCard({ ...facts, price: goneText(yacht, context), ribbon: null }, layout);
}

function goneText(yacht: Yacht | null, { translate }: CardContext): string {
  if (yacht === null) return translate('favourites.gone.unknown');
  return translate(yacht.withdrawn === null ? 'favourites.ghost' : `favourites.gone.${yacht.withdrawn.because}`);
}

/** Describes the changes of a yacht since the list was shared, a sentence each (CF2). */
function changeTexts(was: ListingStatus, yacht: Yacht | null, { translate, preferences, now }: CardContext) {
  const changes = changesSince(was, { yacht, today: now.slice(0, 10), currency: preferences.currency });
  return changes.map((change) => listingChangeText(change, translate));
}

/** States whether anything has changed since the date of the link; null if the link holds no standing of any yacht. */
function changeSummary(
  on: string,
  linked: readonly SharedFavourite[],
  yachts: readonly FavouriteView[],
  { translate, locale }: CardContext,
): string | null {
  if (linked.every(({ was }) => was === null)) return null;
  const count = yachts.filter(({ changes }) => changes.length > 0).length;
  return translate('favourites.news', { count, date: dateText(on, locale) });
}

/** Describes the parts of a link that could not be read, a sentence each. */
function linkProblemTexts(trouble: LinkProblems, translate: Translate): readonly string[] {
  return [
    ...(['cut', 'altered', 'newer'] as const)
      .filter((one) => trouble[one])
      .map((one) => translate(`favourites.link.${one}`)),
    ...(trouble.unread > 0 ? [translate('favourites.link.unread', { count: trouble.unread })] : []),
    ...(trouble.over > 0 ? [translate('favourites.link.over', { count: trouble.over })] : []),
  ];
}

/** Describes a change of a yacht's listing in a sentence. */
export function listingChangeText(change: SharedListingChange, translate: Translate): string {
  switch (change.kind) {
    case 'off':
      return translate(`favourites.now.${change.why}`);
    case 'also':
    case 'no-longer':
      return translate(`favourites.now.${change.kind}.${change.market}`);
    case 'lower':
    case 'higher': {
      const { amount, currency, approximate } = change.by;
      const price = formatMoney(amount, currency);
      const by = approximate ? translate('favourites.about', { price }) : price;
      return translate(`favourites.now.${change.kind}.${change.market}`, { by });
    }
    default:
      return translate(`favourites.now.${change.kind}`);
  }
}
