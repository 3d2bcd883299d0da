import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { SectionHead } from './SectionHead.tsx';
import type { RatesView } from './yacht-view.ts';

/** product.md PR5: both seasons, the current one first. */
export function Rates({ rates }: { readonly rates: RatesView }) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="rates">
      <SectionHead title={t('rates.title')}>
        <p className="ui muted">{rates.note}</p>
      </SectionHead>
      <div className="rates num">
        {rates.seasons.map(({ title, current, months, high, low, waters }) => (
          <div key={title} className="rate">
            <Heading lvl={3} size="2xl-tight">
              {title} {current ? <small>{t('rates.current')}</small> : null}
            </Heading>
            <dl className="spec border-t border-black">
              <div>
                <dt>{t('rates.high')}</dt>
                <dd>{high}</dd>
              </div>
              <div>
                <dt>{t('rates.low')}</dt>
                <dd>{low}</dd>
              </div>
              <div>
                <dt>{t('rates.months')}</dt>
                <dd>{months}</dd>
              </div>
            </dl>
            <p className="ui">{waters}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
