import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { formatGeoBox, parseGeoBox } from '../../../../core/geo/geo-box.ts';
import { useTranslate } from '../../../i18n/page-language.ts';
import { Degrees, Land } from '../../../map/ChartLand.tsx';
import { CHARTS, percent } from '../../../map/charts.ts';
import { makeMovable } from '../../../map/make-movable.ts';
import { boxOfFrame, canZoom, frameOfBox, type MapFrame, moved, placeInFrame, zoomed } from '../../../map/map-frame.ts';
import { listAddress } from '../list-address.ts';
import type { ListView } from '../list-view.ts';
import type { ChartView, MapView, MarkView } from './map-view.ts';

const ZOOM = 2;

interface Props {
  readonly view: ListView;
  readonly map: MapView;
}

/**
 * The yachts found, on a chart. Without a script its marks and tools are links; with one it is moved by hand, and the
 * list asked anew where it comes to rest.
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

/** Where the visitor has moved the chart, the answer it was moved on, and the section asked for since. */
interface Look {
  readonly map: MapView;
  readonly frame: MapFrame;
  readonly asked: string | null;
}

function Chart({ view, map, chart }: Props & { readonly chart: ChartView }) {
  const t = useTranslate();
  const help = useId();
  const element = useRef<HTMLElement>(null);
  const [isLive, setLive] = useState(false);
  const [follows, setFollows] = useState(true);
  const [look, setLook] = useState<Look>({ map, frame: chart.frame, asked: null });
  const { frame } = look;
  // An answer to what was asked here leaves the chart where it is; any other one brings its own section.
  if (look.map !== map)
    setLook({ map, frame: map.box !== null && map.box === look.asked ? frame : chart.frame, asked: null });

  const hrefOf = (box: string | null) => listAddress(view, fieldsOf(map, box));
  const go = (box: string | null) => {
    import('../navigate-list.ts').then(
      ({ navigateList }) => navigateList(view, fieldsOf(map, box)),
      () => window.location.assign(hrefOf(box)),
    );
  };
  const settle = () => {
    const box = textOf(frame);
    if (!follows || box === null || box === map.box) return;
    setLook({ ...look, asked: box });
    go(box);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    setLive(true);
    if (element.current === null) return;
    const change = (to: (frame: MapFrame) => MapFrame) => setLook((now) => ({ ...now, frame: to(now.frame) }));
    return makeMovable(element.current, {
      move: (by) => change((now) => moved(now, by)),
      zoom: (factor, at) => change((now) => zoomed(now, factor, at)),
      settle: () => latest.current(),
    });
  }, []);

  /** With a script a tool moves this very chart; opened in a tab of its own it is the link that it is. */
  const onTool = (factor: number) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    keep(event);
    // At the end of its way a tool is gone, and focus would be with it.
    if (!canZoom(zoomed(frame, factor), factor)) element.current?.focus({ preventScroll: true });
    element.current?.dispatchEvent(new CustomEvent('zoomby', { detail: factor }));
  };
  const onLink = (box: string | null) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    keep(event);
    go(box);
  };
  const toolHref = (factor: number) => {
    const box = canZoom(frame, factor) ? textOf(zoomed(frame, factor)) : null;
    return box === null ? null : hrefOf(box);
  };
  const here = textOf(frame);
  return (
    <div className={`chart-${chart.shape}`}>
      {/* Focusable once a script can move it. */}
      <section className="chart" ref={element} aria-label={t('map.label')} aria-describedby={help}>
        <Land frame={frame} shape={chart.shape} />
        <svg className="chart-over" aria-hidden="true">
          <Degrees frame={frame} shape={chart.shape} />
          <Section box={map.box} frame={frame} shape={chart.shape} />
        </svg>
        <svg className="chart-marks" role="presentation">
          {chart.marks.map((mark) => (
            <Mark
              key={mark.id}
              mark={mark}
              frame={frame}
              most={Math.max(...chart.marks.map(({ count }) => count))}
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
        {isLive ? (
          <label className="check">
            <input type="checkbox" checked={follows} onChange={(event) => setFollows(event.target.checked)} />
            <span>{t('map.follow')}</span>
          </label>
        ) : null}
        {isLive && !follows && here !== null && here !== map.box ? (
          <a className="link" href={hrefOf(here)} onClick={onLink(here)}>
            <span>{t('map.here')}</span>
          </a>
        ) : null}
        {map.box === null ? null : (
          <a className="link" href={hrefOf(null)} onClick={onLink(null)}>
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

/** The edge of the section asked for, where the chart shows more than that. */
function Section({ box, frame, shape }: Pick<ChartView, 'frame' | 'shape'> & Pick<MapView, 'box'>) {
  const section = box === null ? null : parseGeoBox(box);
  if (section === null) return null;
  // As wide and as high as it is on a chart that it fills one way.
  const fit = frameOfBox(section, CHARTS[shape].aspect);
  const width = ((section.east - section.west + 360) % 360 || 360) / 360;
  const from = placeInFrame({ latitude: section.north, longitude: section.west }, frame);
  const to = placeInFrame({ latitude: section.south, longitude: section.west }, frame);
  const [across, down] = [width / frame.width, to.y - from.y];
  const fills = width / fit.width > 0.985 && (down * frame.height) / fit.height > 0.985;
  // The copy of its western edge that lies in or before the chart.
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
  readonly href: string;
  /** Whether its section is the one asked for. */
  readonly isHere: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

function Mark({ mark, frame, most, href, isHere, onClick }: MarkProps) {
  const { x, y } = placeInFrame(mark.position, frame);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const [cx, cy] = [percent(x), percent(y)];
  const isRight = x > 0.75;
  const radius = 13 + 8 * Math.sqrt(mark.count / most);
  return (
    <a
      className="spot"
      href={href}
      aria-label={mark.label}
      aria-current={isHere ? 'true' : undefined}
      onClick={onClick}
    >
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
  /** Null where there is nothing closer, or wider, to see. */
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

/** The question of the map with this section of it. */
function fieldsOf({ query }: MapView, box: string | null): URLSearchParams {
  const fields = new URLSearchParams(query);
  if (box !== null) fields.set('b', box);
  return fields;
}

function textOf(frame: MapFrame): string | null {
  const box = boxOfFrame(frame);
  return box === null ? null : formatGeoBox(box);
}

/** From the browser, and from the router of the pages, which does not ask whether anybody has followed it. */
function keep(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isPlain({ button, ctrlKey, shiftKey, altKey, metaKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !shiftKey && !altKey && !metaKey;
}
