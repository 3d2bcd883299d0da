import { type CardRest, cardRest, readCard } from '../../yacht-card/card-markup.ts';
import type { ListView } from './list-view.ts';

/** A list as the data of its document holds it: the markup says the rest of the cards. */
export type ListDocument = Omit<ListView, 'cards'> & { readonly cards: readonly CardRest[] };

export function toDocument(view: ListView): ListDocument {
  return { ...view, cards: view.cards.map(cardRest) };
}

/** Throws where the markup has fewer cards than the list: such a page stays as the server wrote it. */
export function fromDocument(view: ListDocument, page: Element): ListView {
  const markup = page.getElementsByClassName('card');
  const cards = view.cards.map((rest, at) => {
    const card = markup.item(at);
    if (card === null) throw new Error(`The document has ${markup.length} cards, not ${view.cards.length}.`);
    return readCard(rest, card);
  });
  return { ...view, cards };
}
