import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import type { CardView } from './card-view.ts';

interface Props {
  readonly card: CardView;
  /** Heading level of her name: 2 in a list, 3 under a section's title. */
  readonly lvl: 2 | 3;
  readonly sizes: string;
  readonly first?: boolean;
  readonly eager?: boolean;
}

/**
 * Renders the card of a yacht: image, name, builder and year, key facts, one price line, favourite and compare buttons.
 */
export function YachtCard({ card, lvl, sizes, first = false, eager = first }: Props) {
  return (
    <article className="card">
      <div className="pic">
        <Picture picture={card.picture} preset="card" sizes={sizes} first={first} eager={eager} />
        {card.ribbon === null ? null : <span className="ribbon">{card.ribbon}</span>}
      </div>
      <div className="row">
        <Heading lvl={lvl} size="lg">
          <Link href={card.href}>{card.name}</Link>
        </Heading>
        <p className="by">{card.by}</p>
        {([card.market, 'save'] as const).map((list) => (
          <ShortlistButton key={list} className="save" list={list} id={card.id} name={card.name} />
        ))}
      </div>
      <p className="facts">
        {card.facts.map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
      </p>
      <p className="price">{card.price}</p>
    </article>
  );
}
