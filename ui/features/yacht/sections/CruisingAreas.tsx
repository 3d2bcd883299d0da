import { Suspense } from 'react';
import { FactRow } from '../../../components/FactRow.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { LazyPlaceMap } from '../../../map/lazy-place-map.ts';
import type { YachtPageView } from '../build-yacht-view.ts';
import { Estimate } from '../estimate/Estimate.tsx';
import type { CruisingAreasView } from './cruising-areas-view.ts';
import { OptionalLink, SectionTitle } from './section-parts.tsx';

interface Props {
  readonly waters: CruisingAreasView;
  readonly estimate: YachtPageView['estimate'];
}

/** Renders the seasons with rates and cruising areas, the current one first (PR5), and below them the estimate. */
export function CruisingAreas({ waters: { title, note, lying, seasons }, estimate }: Props) {
  const notes = [lying, note].filter((text) => text !== null);
  return (
    <section className="section wrap" id="rates">
      <SectionTitle title={title}>
        {notes.length === 0 ? null : <p className="ui muted">{notes.join(' ')}</p>}
      </SectionTitle>
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

function Season({ season }: { readonly season: CruisingAreasView['seasons'][number] }) {
  const t = useTranslate();
  const { title, current, map, rates, areas, waters } = season;
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
          {rates.high === rates.low ? (
            <FactRow label={t('rates.week')} value={rates.high} />
          ) : (
            (['high', 'low'] as const).map((key) => <FactRow key={key} label={t(`rates.${key}`)} value={rates[key]} />)
          )}
          <FactRow label={t('rates.months')} value={rates.months} />
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
