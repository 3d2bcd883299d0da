import type { PictureView } from '../components/picture-view.ts';
import type { CardView } from './card-view.ts';

/** The part of a card that its markup does not say. */
export interface CardRest extends Pick<CardView, 'id' | 'market'> {
  readonly picture: Pick<PictureView, 'kind' | 'width' | 'height'>;
}

/** The measures that `Picture` adds to a photograph's address. */
const MEASURES = /[?&]width=\d+&height=\d+&preset=card$/;

/** Leaves out what `readCard` reads from the markup. */
export function cardRest({ id, market, picture: { kind, width, height } }: CardView): CardRest {
  return { id, market, picture: { kind, width, height } };
}

/** Reads a card from the markup that the server rendered of it with `YachtCard`, so that no document says it twice. */
export function readCard({ id, market, picture }: CardRest, card: Element): CardView {
  const named = (name: string) => card.getElementsByClassName(name).item(0);
  const text = (name: string) => named(name)?.textContent ?? '';
  const link = card.getElementsByTagName('a').item(0);
  const image = card.getElementsByTagName('img').item(0);
  const facts = named('facts')?.getElementsByTagName('span') ?? [];
  return {
    id,
    market,
    href: link?.getAttribute('href') ?? '',
    // A link of a microsite says after the name that it opens a new tab.
    name: link?.firstChild?.textContent ?? '',
    by: text('by'),
    facts: Array.from(facts, (fact) => (fact.textContent ?? '').slice(0, -1)),
    price: text('price'),
    ribbon: named('ribbon')?.textContent ?? null,
    picture: {
      ...picture,
      src: (image?.getAttribute('src') ?? '').replace(MEASURES, ''),
      alt: image?.getAttribute('alt') ?? '',
      tone: image?.getAttribute('data-tone') ?? null,
    },
  };
}
