import { type CardRest, cardRest, readCard } from '../../yacht-card/card-markup.ts';
import type { ListView } from './list-view.ts';

/** A list as its document's data holds it; the rest of the cards is read from the markup. */
export type ListDocument = Omit<ListView, 'cards'> & { readonly cards: readonly CardRest[] };

/** Removes the parts of cards that can be read from the markup. */
export function toDocument(view: ListView): ListDocument {
  return { ...view, cards: view.cards.map(cardRest) };
}

/** Restores a list from its data and markup. @throws where the markup has fewer cards; the page then is not hydrated */
export function fromDocument(view: ListDocument, page: Element): ListView {
  const markup = page.getElementsByClassName('card');
  const cards = view.cards.map((rest, at) => {
    const card = markup.item(at);
    if (card === null) throw new Error(`The document has ${markup.length} cards, not ${view.cards.length}.`);
    return readCard(rest, card);
  });
  return { ...view, cards };
}
