import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import type { CardView } from './card-view.ts';

interface Props {
  readonly card: CardView;
  /** Level of her name: 2 in a list, 3 under a section's title. */
  readonly lvl: 2 | 3;
  readonly sizes: string;
  readonly first?: boolean;
  readonly eager?: boolean;
}

/**
 * visual.md "Yacht card": image, name, builder and year, key facts, one price line, favourite and compare; everything
 * else waits. Those two are places that the browser's runtime fills (`ui/shortlist`): nothing shows before it works.
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
        <button type="button" className="save" data-vs="" suppressHydrationWarning />
        <button type="button" className="save" data-save={card.id} suppressHydrationWarning />
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
