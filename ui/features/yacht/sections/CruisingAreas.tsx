import { Suspense } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { LazyPlaceMap } from '../../../map/lazy-place-map.ts';
import { Estimate } from '../estimate/Estimate.tsx';
import type { EstimateView } from '../estimate/estimate-view.ts';
import type { CruisingAreasView, SeasonView } from '../yacht-view.ts';
import { OptionalLink } from './OptionalLink.tsx';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  readonly waters: CruisingAreasView;
  readonly estimate: EstimateView | null;
}

/**
 * Renders both seasons with rates and cruising areas, the current one first (PR5), and below them the
 * estimate.
 */
export function CruisingAreas({ waters: { title, note, lying, seasons }, estimate }: Props) {
  const notes = [lying, note].filter((text) => text !== null);
  return (
    <section className="section wrap" id="rates">
      <SectionHead title={title}>
        {notes.length === 0 ? null : <p className="ui muted">{notes.join(' ')}</p>}
      </SectionHead>
      {seasons.length === 0 ? null : (
        <div className="rates num">
          {seasons.map((season) => (
            <Season key={season.title} season={season} />
          ))}
        </div>
      )}
      {estimate === null ? null : <Estimate estimate={estimate} />}
    </section>
  );
}

function Season({ season: { title, current, map, rates, areas, waters } }: { readonly season: SeasonView }) {
  const t = useTranslate();
  return (
    <div className="rate">
      <Heading lvl={3} size="2xl-tight">
        {title} {current ? <small>{t('rates.current')}</small> : null}
      </Heading>
      {map === null ? null : (
        <Suspense fallback={<div className="map" />}>
          <LazyPlaceMap map={map} />
        </Suspense>
      )}
      {rates === null ? null : (
        <dl className="spec border-t border-black">
          <div>
            <dt>{t('rates.high')}</dt>
            <dd>{rates.high}</dd>
          </div>
          <div>
            <dt>{t('rates.low')}</dt>
            <dd>{rates.low}</dd>
          </div>
          <div>
            <dt>{t('rates.months')}</dt>
            <dd>{rates.months}</dd>
          </div>
        </dl>
      )}
      {areas.length === 0 ? (
        <p className="ui">{waters}</p>
      ) : (
        <ul className="areas">
          {areas.map((area) => (
            <li key={area.text}>
              <OptionalLink {...area} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
