import type { PictureView } from '../components/picture-view.ts';
import type { CardView } from './card-view.ts';

/** The part of a card's view that its markup does not contain; documents carry it as data. */
export interface SerializedCardView extends Pick<CardView, 'id' | 'market'> {
  readonly picture: Pick<PictureView, 'kind' | 'width' | 'height'>;
}

/** The query parameters that `Picture` adds to a photograph's address. */
const SIZE_QUERY = /[?&]width=\d+&height=\d+&preset=card$/;

/** Leaves out everything that `readCard` reads from the markup. */
export function serializeCardView({ id, market, picture: { kind, width, height } }: CardView): SerializedCardView {
  return { id, market, picture: { kind, width, height } };
}

/** Reads a card's view from the server's markup of `YachtCard`, so that the document need not contain it twice. */
export function readCard({ id, market, picture }: SerializedCardView, card: Element): CardView {
  const named = (name: string) => card.getElementsByClassName(name).item(0);
  const text = (name: string) => named(name)?.textContent ?? '';
  const link = card.getElementsByTagName('a').item(0);
  const image = card.getElementsByTagName('img').item(0);
  const facts = named('facts')?.getElementsByTagName('span') ?? [];
  return {
    id,
    market,
    href: link?.getAttribute('href') ?? '',
    // In a microsite a text for screen readers follows the name in the link.
    name: link?.firstChild?.textContent ?? '',
    by: text('by'),
    facts: Array.from(facts, (fact) => (fact.textContent ?? '').slice(0, -1)),
    price: text('price'),
    ribbon: named('ribbon')?.textContent ?? null,
    picture: {
      ...picture,
      src: (image?.getAttribute('src') ?? '').replace(SIZE_QUERY, ''),
      alt: image?.getAttribute('alt') ?? '',
      tone: image?.getAttribute('data-tone') ?? null,
    },
  };
}
