import type { Market } from '../../core/market/market.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import type { CardView } from './card-view.tsx';

/** Leaves out of a document's data what the document's markup contains. */
export function withoutMarkup(card: CardView): CardView {
  return { ...card, href: '', html: '' };
}

/** Reads the cards of a document from its markup, so that its data need not contain them. */
export function cardsOf(page: Element): CardView[] {
  return Array.from(page.getElementsByClassName('card'), (card) => {
    const [button] = card.getElementsByTagName('button');
    // In a microsite a text for screen readers follows the name in the link.
    const name = card.getElementsByTagName('a').item(0)?.firstChild?.textContent ?? '';
    return { id: button?.value as YachtId, market: button?.name as Market, name, href: '', html: '' };
  });
}
