import { StaticMarkup } from '../components/StaticMarkup.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import type { CardView } from './card-view.tsx';

/** Renders the card of a yacht: the server's markup, favourite and compare buttons. */
export function YachtCard({ card }: { readonly card: CardView }) {
  return (
    <article className="card">
      <StaticMarkup className="card-body" html={card.html} />
      {([card.market, 'save'] as const).map((list) => (
        <ShortlistButton key={list} className="save" list={list} id={card.id} name={card.name} />
      ))}
    </article>
  );
}
