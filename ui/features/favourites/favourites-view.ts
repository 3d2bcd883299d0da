import type { YachtId } from '../../../core/yacht/yacht.ts';
import type { CardView } from '../../yacht-card/card-view.ts';

/** A card of the list, and the id that it is kept under. */
export interface FavouriteView {
  readonly id: YachtId;
  readonly card: CardView;
  /** Label of the button that takes her off the list. */
  readonly remove: string;
}

/** The list of the address, whoever made it. */
export interface FavouritesView {
  /** Every id of the address, in its order. */
  readonly ids: readonly YachtId[];
  /** Path of the page without query. */
  readonly action: string;
  /** Address of this very list, for others. */
  readonly shareHref: string;
  /** `3 yachts` */
  readonly count: string;
  readonly yachts: readonly FavouriteView[];
  /** What is in the address and no longer on any page. */
  readonly unlisted: { readonly text: string; readonly ids: readonly YachtId[] } | null;
  readonly compare: { readonly text: string; readonly href: string } | null;
  /** The form that asks about all of them; null for an empty list (product.md FM2). */
  readonly enquireHref: string | null;
  /** Where yachts are found. */
  readonly lists: readonly { readonly text: string; readonly href: string }[];
}
