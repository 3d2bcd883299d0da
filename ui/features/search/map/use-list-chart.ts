import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatGeoBox } from '../../../../core/geo/geo-box.ts';
import { loadAndMakeMovable } from '../../../map/chart-gestures.ts';
import { boxOfFrame, canZoom, type MapFrame, zoomedFrame } from '../../../map/map-frame.ts';
import { isPlainClick } from '../../../navigation/plain-click.ts';
import type { ListView } from '../build-list-view.ts';
import { listAddress } from '../list-address.ts';
import type { ChartView, ListMapView } from './build-list-map-view.ts';

/** The frame that a chart shows, the map whose results it shows, and the section that the chart has requested. */
interface MovedChart {
  readonly map: ListMapView;
  readonly frame: MapFrame;
  readonly requested: string | null;
}

export type ChartLinkProps = Pick<ComponentProps<'a'>, 'href' | 'aria-current' | 'onClick'>;

/** Moves and zooms a chart, and navigates the list to the section where it comes to rest. */
export function useListChart(view: ListView, map: ListMapView, chart: ChartView) {
  const element = useRef<HTMLElement>(null);
  const [isLive, setLive] = useState(false);
  const [follows, setFollows] = useState(true);
  const [state, setState] = useState<MovedChart>({ map, frame: chart.frame, requested: null });
  const { frame } = state;
  // Results that were requested here leave the chart where it is; any others come with a frame of their own.
  if (state.map !== map)
    setState({ map, frame: map.box !== null && map.box === state.requested ? frame : chart.frame, requested: null });

  const hrefOf = (box: string | null) => listAddress(view, fieldsOf(map, box));
  const go = (box: string | null) => {
    import('../navigate-to-list.ts').then(
      ({ navigateToList }) => navigateToList(view, fieldsOf(map, box)),
      () => window.location.assign(hrefOf(box)),
    );
  };
  const settle = () => {
    const box = sectionOf(frame);
    if (!follows || box === null || box === map.box) return;
    setState({ ...state, requested: box });
    go(box);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const chart = element.current;
    if (chart === null) return;
    const change = (to: (frame: MapFrame) => MapFrame) => setState((now) => ({ ...now, frame: to(now.frame) }));
    return loadAndMakeMovable(chart, change, { onLoad: () => setLive(true), settle: () => latest.current() });
  }, []);

  return {
    element,
    frame,
    /** The section that the chart shows, as it is written in an address; null if it is not valid. */
    here: sectionOf(frame),
    isLive,
    /** Whether moving the chart searches again. */
    follows,
    setFollows,
    /** Returns the attributes of a link to a section of the map. */
    linkTo: (box: string | null): ChartLinkProps => ({
      href: hrefOf(box),
      'aria-current': box !== null && box === map.box ? 'true' : undefined,
      onClick: onPlainClick(() => go(box)),
    }),
    /** Returns the attributes of a link that zooms; null where it cannot, or would lead to an invalid section. */
    linkToZoom: (factor: number): ChartLinkProps | null => {
      const box = canZoom(frame, factor) ? sectionOf(zoomedFrame(frame, factor)) : null;
      const onClick = onPlainClick(() => zoomByTool(element.current, frame, factor));
      // Until the chart can be moved, the link is followed.
      return box === null ? null : { href: hrefOf(box), onClick: isLive ? onClick : undefined };
    },
  };
}

function zoomByTool(element: HTMLElement | null, frame: MapFrame, factor: number): void {
  // At the last zoom level the tool ceases to be a link, and the focus on it would be lost.
  if (!canZoom(zoomedFrame(frame, factor), factor)) element?.focus({ preventScroll: true });
  element?.dispatchEvent(new CustomEvent('zoomby', { detail: factor }));
}

/** Returns the fields of the list's form for a section of the map. */
function fieldsOf({ query }: ListMapView, box: string | null): URLSearchParams {
  const fields = new URLSearchParams(query);
  if (box !== null) fields.set('b', box);
  return fields;
}

function sectionOf(frame: MapFrame): string | null {
  const box = boxOfFrame(frame);
  return box === null ? null : formatGeoBox(box);
}

/** Handles clicks without modifier keys; others open the link in a new tab or window. */
function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The client's router would follow the link even though its default is prevented.
    event.stopPropagation();
    act();
  };
}
