import type { Market } from '../../core/market/market.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { STATIC_MARKUP_CLASS } from '../components/StaticMarkup.tsx';
import type { CardView } from './card-view.tsx';

/** Leaves out of a document's data what the document's markup contains. */
export function cardWithoutMarkup(card: CardView): CardView {
  return { ...card, href: '', html: '' };
}

/**
 * Fills in the markup that a document's data leaves out, as {@link cardWithoutMarkup} does; its parts are in the order of the
 * page.
 * React needs it where it renders the page anew because another program changed the document before the scripts ran.
 */
export function restoreMarkup(view: unknown, page: Element): void {
  const bodies = page.getElementsByClassName(STATIC_MARKUP_CLASS);
  let next = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('html' in value) value.html = bodies.item(next++)?.innerHTML ?? '';
    else Object.values(value).forEach(visit);
  };
  visit(view);
}

/** Reads the cards of a list from its markup, so that the document's data need not contain them. */
export function readCardsFromDocument(page: Element): CardView[] {
  const cards = Array.from(page.getElementsByClassName('card'), (card): CardView => {
    const button = card.getElementsByTagName('button').item(0);
    // In a microsite a text for screen readers follows the name in the link.
    const name = card.getElementsByTagName('a').item(0)?.firstChild?.textContent ?? '';
    const [id, market] = [button?.getAttribute('value') as YachtId, button?.getAttribute('name') as Market];
    return { id, market, name, href: '', html: '' };
  });
  restoreMarkup(cards, page);
  return cards;
}
