import { Heading } from '../../../components/Heading.tsx';
import { Link, TextLink } from '../../../components/Link.tsx';
import { YachtCard } from '../../../yacht-card/YachtCard.tsx';
import type { RelatedYachtsView } from './related-yachts-view.ts';

/** Renders similar yachts, each with the reason, and others by the same builder (UI6). */
export function RelatedYachts({ others: { title, cards, builder } }: { readonly others: RelatedYachtsView }) {
  return (
    <>
      {cards.length === 0 ? null : (
        <section className="section wrap similar">
          <Heading lvl={2} size="3xl-tight" className="mb-12">
            {title}
          </Heading>
          <div className="cards cards-3">
            {cards.map(({ card, why }) => (
              <div key={card.id}>
                <YachtCard card={card} />
                {why === null ? null : <p className="why">{why}</p>}
              </div>
            ))}
          </div>
        </section>
      )}
      {builder === null ? null : (
        <section className="section wrap builder">
          <div className="grid-page">
            <Heading lvl={2} size="3xl-tight" className="t">
              {builder.title}
            </Heading>
            <div className="l">
              <ul className="num">
                {builder.yachts.map(({ href, name, facts }) => (
                  <li key={href}>
                    <Link href={href}>
                      <span className="h h-2xl-tight">{name}</span> <span className="muted">{facts}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <TextLink className="link mt-4" href={builder.all.href}>
                {builder.all.text}
              </TextLink>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
