import type { Market } from '../../../core/market/market.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import type { CardView } from '../../yacht-card/card-view.ts';

/** A yacht of the list, with or without a page. */
export interface FavouriteView {
  readonly id: YachtId;
  /** Her name; for an unknown yacht a name made of her id. */
  readonly name: string;
  /** Null for a yacht without a page. */
  readonly card: CardView | null;
  /** Why a yacht has no page; null for one with a card. */
  readonly gone: string | null;
  /** The page that her card leads to, and whether she is offered there. */
  readonly page: { readonly market: Market; readonly offered: boolean } | null;
  /** Whether she can be added to a list: the catalogue has her. */
  readonly known: boolean;
  /** Her standing today, as a shared link encodes it. */
  readonly standing: string;
  /** Changes since the list was shared, in sentences. */
  readonly changes: readonly string[];
  /** Note of the visitor who shared the list; '' for none. */
  readonly note: string;
}

/** The list of the address, whether the visitor's own or another's. */
export interface FavouritesView {
  readonly yachts: readonly FavouriteView[];
  /** Path of the page without query. */
  readonly action: string;
  /** ISO 8601 date that a link shared today carries. */
  readonly today: string;
  /** Whether the address holds more than the yachts' ids. */
  readonly shared: boolean;
  /** States whether anything has changed since the list was shared; null if the address does not allow to tell. */
  readonly news: string | null;
  /** Parts of the address that could not be read, in sentences. */
  readonly troubles: readonly string[];
  /** Paths of the pages that take a list along. */
  readonly compare: string;
  readonly enquire: string;
  /** Links to the lists of yachts. */
  readonly lists: readonly { readonly text: string; readonly href: string }[];
}
