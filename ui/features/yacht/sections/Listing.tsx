import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ListingView } from './listing-view.ts';

/** Renders the verification date, notes and price history of the listing. */
export function Listing({ listing: { verified, notes, historyTitle, history } }: { readonly listing: ListingView }) {
  const t = useTranslate();
  const lines = [...(verified === null ? [] : [verified]), ...notes];
  if (lines.length === 0 && history.length === 0) return null;
  return (
    <section className="section wrap listing" id="listing" aria-label={t('yacht.notes')}>
      {history.length === 0 ? null : (
        <div className="history num">
          <Heading lvl={2} size="xl-austin">
            {historyTitle}
          </Heading>
          <dl className="spec">
            {history.map(({ date, price, change }) => (
              <div key={`${date} ${price}`}>
                <dt>{date}</dt>
                <dd>
                  {price}
                  {change === null ? null : <small>{change}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="lines">
        {lines.map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
