import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { type Place, placeOf } from '../../core/routing/place.ts';
import { routePath } from '../../core/routing/routes.ts';
import { type Comparison, isFull, MAX_COMPARED, withoutYacht, withYacht } from '../../core/shortlist/comparison.ts';
import { decodeComparison, encodeComparison } from '../../core/shortlist/comparison-query.ts';
import { isYachtId } from '../../core/shortlist/yacht-id.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { HeartNote } from './heart-note.ts';
import { nameAt, write } from './yacht-marks.ts';

/** On cards a button that adds her or takes her out (`ui/yacht-card/MarkButton.tsx`). */
const BUTTON = MARKETS.map((market) => `button.save[name=${market}]`).join();
/** On her page a link that leads to all that are compared, her too. */
const LINK = 'a[data-vs]';

/**
 * product.md CF1: the marks that compare, wherever a yacht stands. As hearts are, they are places in the page that show
 * once they work; the address of the comparison is the comparison, and this browser keeps the last for the next card.
 */
export class CompareMarks {
  readonly #kept: KeptComparison;
  readonly #strategy: LocaleStrategy;
  readonly #note = new HeartNote();
  #translate: Translate | null = null;
  #compared: Comparison;
  #wasCompared = false;

  constructor(kept: KeptComparison, strategy: LocaleStrategy) {
    this.#kept = kept;
    this.#strategy = strategy;
    this.#compared = kept.read();
    document.addEventListener('click', (event) => this.#clicked(event));
    // Another tab may have compared meanwhile.
    window.addEventListener('focus', () => this.#showAnew());
    new MutationObserver(() => this.#show()).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-vs', 'value', 'aria-label', 'href'],
    });
  }

  /** In which language the page stands now; before, there are no marks. */
  speak(translate: Translate): void {
    this.#translate = translate;
    this.#show();
  }

  /** Another page stands. What a comparison's own address says is what is compared; taking out the last leaves none. */
  shown({ route, query }: Place): void {
    this.#note.hide();
    const isCompared = route?.name === 'compare';
    const asked = decodeComparison(query);
    const isAny = MARKETS.some((market) => asked[market].length > 0);
    if (isCompared && (isAny || this.#wasCompared)) this.#kept.keep(asked);
    this.#wasCompared = isCompared;
    this.#showAnew();
  }

  #showAnew(): void {
    this.#compared = this.#kept.read();
    this.#show();
  }

  #show(): void {
    const t = this.#translate;
    if (t === null) return;
    const compared = this.#compared;
    for (const mark of document.querySelectorAll<HTMLElement>(`${BUTTON},${LINK}`)) {
      const yacht = this.#yachtAt(mark);
      if (yacht === null) continue;
      const { market, id } = yacht;
      if (mark instanceof HTMLAnchorElement) {
        if (!isFull(compared, market)) write(mark, 'href', this.#hrefOf(withYacht(compared, market, id)));
        continue;
      }
      write(mark, 'aria-label', t('compare.mark', { name: nameAt(mark) }));
      write(mark, 'aria-pressed', String(compared[market].includes(id)));
    }
  }

  #clicked(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || this.#note.holds(target)) return;
    this.#note.hide();
    const mark = target.closest<HTMLElement>(BUTTON);
    if (mark === null) return;
    // Only a visitor without a script sends the form.
    event.preventDefault();
    const yacht = this.#yachtAt(mark);
    const t = this.#translate;
    if (yacht === null || t === null) return;
    const { market, id } = yacht;
    const before = this.#kept.read();
    const isOut = before[market].includes(id);
    const act = (compared: Comparison) => ({
      text: t('compare.link'),
      href: this.#hrefOf({ ...compared, tab: market }),
    });
    if (!isOut && isFull(before, market)) {
      this.#note.show(mark, { text: t('compare.full', { most: MAX_COMPARED }), act: act(before) });
      return;
    }
    const after = isOut ? withoutYacht(before, market, id) : withYacht(before, market, id);
    // A browser that keeps nothing still leads to the comparison.
    this.#kept.keep(after);
    this.#showAnew();
    const count = after[market].length;
    if (!isOut || count > 0) this.#note.show(mark, { text: t('compare.kept', { count }), act: act(after) });
  }

  /** She and the market that she stands in: as her button says, else the address of her page. */
  #yachtAt(mark: HTMLElement): { readonly market: Market; readonly id: YachtId } | null {
    if (mark instanceof HTMLButtonElement) {
      const market = MARKETS.find((one) => one === mark.name);
      return market !== undefined && isYachtId(mark.value) ? { market, id: mark.value } : null;
    }
    const id = mark.dataset.vs;
    const { route } = placeOf(window.location.pathname, this.#strategy);
    return route?.name === 'yacht' && isYachtId(id) ? { market: route.market, id } : null;
  }

  #hrefOf(comparison: Comparison): string {
    const { locale } = placeOf(window.location.pathname, this.#strategy);
    return localePath(routePath({ name: 'compare' }) + encodeComparison(comparison), locale, this.#strategy);
  }
}
