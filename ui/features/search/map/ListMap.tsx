import { type MouseEvent, useId } from 'react';
import { useTranslate } from '../../../i18n/page-language.ts';
import { ChartLand, Degrees } from '../../../map/ChartLand.tsx';
import type { ListView } from '../list-view.ts';
import { ChartMark } from './ChartMark.tsx';
import { ChartSection } from './ChartSection.tsx';
import type { ChartView, MapView } from './map-view.ts';
import { useListChart } from './use-list-chart.ts';

const ZOOM = 2;

interface Props {
  readonly view: ListView;
  readonly map: MapView;
}

/**
 * Shows the results of a list on a chart. Without a script its marks and tools are links; with one the chart can be moved,
 * and the list follows.
 */
export function ListMap({ view, map }: Props) {
  return (
    <div className="map" data-keep-focus="">
      {map.charts.map((chart) => (
        <Chart key={chart.shape} view={view} map={map} chart={chart} />
      ))}
    </div>
  );
}

function Chart({ view, map, chart }: Props & { readonly chart: ChartView }) {
  const t = useTranslate();
  const help = useId();
  const list = useListChart(view, map, chart);
  const { frame, here, hrefOf, onLink, toolHref, onTool } = list;
  const most = Math.max(...chart.marks.map(({ count }) => count));
  return (
    <div className={`chart-${chart.shape}`}>
      {/* Focusable once a script can move it. */}
      <section className="chart" ref={list.element} aria-label={t('map.label')} aria-describedby={help}>
        <ChartLand frame={frame} shape={chart.shape} />
        <svg className="chart-over" aria-hidden="true">
          <Degrees frame={frame} shape={chart.shape} />
          <ChartSection box={map.box} frame={frame} shape={chart.shape} />
        </svg>
        <svg className="chart-marks" role="presentation">
          {chart.marks.map((mark) => (
            <ChartMark
              key={mark.id}
              mark={mark}
              frame={frame}
              most={most}
              href={hrefOf(mark.box)}
              isHere={mark.box === map.box}
              onClick={onLink(mark.box)}
            />
          ))}
        </svg>
      </section>
      <div className="map-tools">
        <Tool href={toolHref(1 / ZOOM)} label={t('map.closer')} path="M3 10h14M10 3v14" onClick={onTool(1 / ZOOM)} />
        <Tool href={toolHref(ZOOM)} label={t('map.wider')} path="M3 10h14" onClick={onTool(ZOOM)} />
      </div>
      <div className="map-foot">
        {list.isLive ? (
          <label className="check">
            <input type="checkbox" checked={list.follows} onChange={(event) => list.setFollows(event.target.checked)} />
            <span>{t('map.follow')}</span>
          </label>
        ) : null}
        {list.isLive && !list.follows && here !== null && here !== map.box ? (
          <a className="link" href={hrefOf(here)} onClick={onLink(here)}>
            <span>{t('map.here')}</span>
          </a>
        ) : null}
        {map.box === null ? null : (
          <a className="link" href={hrefOf(null)} onClick={onLink(null)}>
            <span>{t('map.all')}</span>
          </a>
        )}
        <p id={help} className={list.isLive ? 'small muted' : 'vh'}>
          {t(chart.shape === 'wide' ? 'map.help' : 'map.helpTouch')}
        </p>
      </div>
    </div>
  );
}

interface ToolProps {
  /** Null where the chart cannot zoom further. */
  readonly href: string | null;
  readonly label: string;
  readonly path: string;
  readonly onClick: (event: MouseEvent) => void;
}

function Tool({ href, label, path, onClick }: ToolProps) {
  const icon = (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return href === null ? (
    <span className="icon-btn">{icon}</span>
  ) : (
    <a className="icon-btn" href={href} aria-label={label} onClick={onClick}>
      {icon}
    </a>
  );
}
