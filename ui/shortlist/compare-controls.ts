import type { LocaleStrategy } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import type { SiteAddress } from '../../core/routing/site-address.ts';
import { type Comparison, isFull, MAX_COMPARED, withoutYacht, withYacht } from '../../core/shortlist/comparison.ts';
import { decodeComparison, encodeComparison } from '../../core/shortlist/comparison-query.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ToastMessage } from './Toast.tsx';

/** The visitor's comparison as buttons and links show it (CF1). */
export class CompareControls {
  readonly #store: KeptComparison;
  readonly #strategy: LocaleStrategy;
  #place: SiteAddress;
  #compared: Comparison;

  /** @param place the page that is shown */
  constructor(store: KeptComparison, place: SiteAddress, strategy: LocaleStrategy) {
    this.#store = store;
    this.#strategy = strategy;
    this.#place = place;
    this.#keepAddress(false);
    this.#compared = store.read();
  }

  /** Reads the comparison that any tab kept last. */
  refresh(): void {
    this.#compared = this.#store.read();
  }

  /** Another page is shown. */
  shown(place: SiteAddress): void {
    const wasComparePage = this.#place.route?.name === 'compare';
    this.#place = place;
    this.#keepAddress(wasComparePage);
    this.refresh();
  }

  has(market: Market, id: YachtId): boolean {
    return this.#compared[market].includes(id);
  }

  /** The address of the comparison with this yacht added; null where the market is full. */
  hrefWith(market: Market, id: YachtId): string | null {
    return isFull(this.#compared, market) ? null : this.#hrefOf(withYacht(this.#compared, market, id));
  }

  /** Adds the yacht, or removes her. A browser that keeps nothing still gets the link to the comparison. */
  press(market: Market, id: YachtId, t: Translate): ToastMessage | null {
    const before = this.#store.read();
    const action = (comparison: Comparison) => ({
      text: t('compare.link'),
      href: this.#hrefOf({ ...comparison, tab: market }),
    });
    const isCompared = before[market].includes(id);
    if (!isCompared && isFull(before, market)) {
      return { text: t('compare.full', { most: MAX_COMPARED }), action: action(before) };
    }
    const after = isCompared ? withoutYacht(before, market, id) : withYacht(before, market, id);
    this.#store.keep(after);
    this.refresh();
    const count = after[market].length;
    return count === 0 ? null : { text: t('compare.kept', { count }), action: action(after) };
  }

  /** The address of a comparison replaces the one that was kept; so does the empty one after its last yacht is removed. */
  #keepAddress(wasComparePage: boolean): void {
    if (this.#place.route?.name !== 'compare') return;
    const compared = decodeComparison(this.#place.query);
    if (wasComparePage || MARKETS.some((market) => compared[market].length > 0)) this.#store.keep(compared);
  }

  #hrefOf(comparison: Comparison): string {
    const path = routePath({ name: 'compare' }) + encodeComparison(comparison);
    return localePath(path, this.#place.locale, this.#strategy);
  }
}
