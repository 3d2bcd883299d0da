import { useId } from 'react';
import { parseGeoBox } from '../../../../core/geo/geo-box.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { ChartBackground, DegreeLabels } from '../../../map/ChartBackground.tsx';
import { CHART_LAYOUTS, frameOfBox, type MapFrame, percent, positionInFrame } from '../../../map/map-frame.ts';
import type { ListView } from '../build-list-view.ts';
import type { ChartView, ListMapView, MarkView } from './build-list-map-view.ts';
import { type ChartLinkProps, useListChart } from './use-list-chart.ts';

const ZOOM = 2;

/**
 * Shows the results of a list on a chart. Without a script its marks and tools are links; with one the chart can be
 * moved, and the list follows.
 */
export function ListMap({ view, map }: { readonly view: ListView; readonly map: ListMapView }) {
  return (
    <div className="map" data-keep-focus="">
      {map.charts.map((chart) => (
        <Chart key={chart.shape} view={view} map={map} chart={chart} />
      ))}
    </div>
  );
}

function Chart({
  view,
  map,
  chart,
}: {
  readonly view: ListView;
  readonly map: ListMapView;
  readonly chart: ChartView;
}) {
  const t = useTranslate();
  const help = useId();
  const { element, frame, here, isLive, follows, setFollows, linkTo, linkToZoom } = useListChart(view, map, chart);
  const most = Math.max(...chart.marks.map(({ count }) => count));
  return (
    <div className={`chart-${chart.shape}`}>
      {/* Focusable once a script can move it. */}
      <section className="chart" ref={element} aria-label={t('map.label')} aria-describedby={help}>
        <ChartBackground frame={frame} shape={chart.shape} />
        <svg className="chart-over" aria-hidden="true">
          <DegreeLabels frame={frame} shape={chart.shape} />
          <SearchedSection box={map.box} frame={frame} shape={chart.shape} />
        </svg>
        <svg className="chart-marks" role="presentation">
          {chart.marks.map((mark) => (
            <Mark key={mark.id} mark={mark} frame={frame} most={most} link={linkTo(mark.box)} />
          ))}
        </svg>
      </section>
      <div className="map-tools">
        <Tool link={linkToZoom(1 / ZOOM)} label={t('map.closer')} path="M3 10h14M10 3v14" />
        <Tool link={linkToZoom(ZOOM)} label={t('map.wider')} path="M3 10h14" />
      </div>
      <div className="map-foot">
        {isLive ? (
          <label className="check">
            <input type="checkbox" checked={follows} onChange={(event) => setFollows(event.target.checked)} />
            <span>{t('map.follow')}</span>
          </label>
        ) : null}
        {isLive && !follows && here !== null && here !== map.box ? (
          <a className="link" {...linkTo(here)}>
            <span>{t('map.here')}</span>
          </a>
        ) : null}
        {map.box === null ? null : (
          <a className="link" {...linkTo(null)}>
            <span>{t('map.all')}</span>
          </a>
        )}
        <p id={help} className={isLive ? 'small muted' : 'vh'}>
          {t(chart.shape === 'wide' ? 'map.help' : 'map.helpTouch')}
        </p>
      </div>
    </div>
  );
}

/** Renders the outline of the list's section of the map; nothing without one, or if the chart shows no more than it. */
function SearchedSection({ box, frame, shape }: Pick<ChartView, 'frame' | 'shape'> & Pick<ListMapView, 'box'>) {
  const section = box === null ? null : parseGeoBox(box);
  if (section === null) return null;
  // The frame of a chart that the section fills in one direction.
  const fit = frameOfBox(section, CHART_LAYOUTS[shape].aspect);
  const width = ((section.east - section.west + 360) % 360 || 360) / 360;
  const from = positionInFrame({ latitude: section.north, longitude: section.west }, frame);
  const to = positionInFrame({ latitude: section.south, longitude: section.west }, frame);
  const [across, down] = [width / frame.width, to.y - from.y];
  const fills = width / fit.width > 0.985 && (down * frame.height) / fit.height > 0.985;
  // A section to the left of the chart is shown one turn of the globe further east.
  const x = from.x + across < 0 ? from.x + 1 / frame.width : from.x;
  return fills ? null : (
    <rect className="chart-section" x={percent(x)} y={percent(from.y)} width={percent(across)} height={percent(down)} />
  );
}

interface MarkProps {
  readonly mark: MarkView;
  readonly frame: MapFrame;
  /** The highest count on the chart. */
  readonly most: number;
  readonly link: ChartLinkProps;
}

/** Renders a mark with its count and name, which links to its section of the map. */
function Mark({ mark, frame, most, link: { href, ...link } }: MarkProps) {
  const { x, y } = positionInFrame(mark.position, frame);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const [cx, cy] = [percent(x), percent(y)];
  const isRight = x > 0.75;
  const radius = 13 + 8 * Math.sqrt(mark.count / most);
  return (
    <a className="spot" href={href} {...link} aria-label={mark.label}>
      <circle className="spot-target" cx={cx} cy={cy} r="22" />
      <circle className="spot-disc" cx={cx} cy={cy} r={radius.toFixed(1)} />
      <text className="spot-count" x={cx} y={cy} dy=".35em">
        {mark.count}
      </text>
      <text
        className="spot-name"
        x={cx}
        y={cy}
        dx={((isRight ? -1 : 1) * (radius + 6)).toFixed(1)}
        dy=".35em"
        textAnchor={isRight ? 'end' : 'start'}
      >
        {mark.name}
      </text>
    </a>
  );
}

interface ToolProps {
  /** Null where the chart cannot zoom further. */
  readonly link: ChartLinkProps | null;
  readonly label: string;
  readonly path: string;
}

function Tool({ link, label, path }: ToolProps) {
  const icon = <Icon path={path} />;
  return link === null ? (
    <span className="icon-btn">{icon}</span>
  ) : (
    <a className="icon-btn" href={link.href} onClick={link.onClick} aria-label={label}>
      {icon}
    </a>
  );
}
