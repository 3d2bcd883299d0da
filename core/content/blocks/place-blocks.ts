import type { Position } from '../../geo/position.ts';
import type { OfficeType } from '../../office/office.ts';
import type { RecordReader } from '../../records/record-reader.ts';
import { type BlockLink, fullList, idsAt, linkAt } from './block-fields.ts';

/** Offices as a list (product.md CO5). */
export interface OfficesBlock {
  readonly type: 'offices';
  readonly title: string;
  readonly office: OfficeType;
}

/** Offices on a map, with their clocks; of one type, or all (product.md CO5). */
export interface OfficeMapBlock {
  readonly type: 'office-map';
  readonly title: string | null;
  readonly office: OfficeType | null;
}

/** Destinations on a map: named pages, or all there are. */
export interface MapDestinationsBlock {
  readonly type: 'map-destinations';
  readonly title: string | null;
  readonly text: string | null;
  readonly destinations: readonly string[];
}

/** A passage on a map, leg after leg. */
export interface VoyageBlock {
  readonly type: 'voyage';
  readonly title: string;
  readonly text: string | null;
  /** Knots, for the hours under way. */
  readonly speed: number;
  /** The first is where it begins. */
  readonly stops: readonly VoyageStop[];
  readonly link: BlockLink | null;
}

export interface VoyageStop {
  readonly name: string;
  readonly position: Position;
  /** When, such as a weekday; null where it is not said. */
  readonly day: string | null;
  readonly text: string | null;
}

const OFFICE_TYPES = ['yacht_brokerage', 'tcn'] as const;

export function parseOffices(block: RecordReader): OfficesBlock {
  return { type: 'offices', title: block.text('title'), office: block.oneOf('office', OFFICE_TYPES) };
}

export function parseOfficeMap(block: RecordReader): OfficeMapBlock {
  return {
    type: 'office-map',
    title: block.optionalText('title'),
    office: block.optional('office', () => block.oneOf('office', OFFICE_TYPES)),
  };
}

export function parseMapDestinations(block: RecordReader): MapDestinationsBlock {
  return {
    type: 'map-destinations',
    title: block.optionalText('title'),
    text: block.optionalText('text'),
    destinations: block.optional('destinations', () => idsAt(block, 'destinations', 60)) ?? [],
  };
}

export function parseVoyage(block: RecordReader): VoyageBlock {
  const stops = fullList(block, 'stops', 30, (items, index) => {
    const stop = items.object(index);
    return {
      name: stop.text('name'),
      position: positionIn(stop),
      day: stop.optionalText('day'),
      text: stop.optionalText('text'),
    };
  });
  if (stops.length === 1) block.problem('stops', 'must be at least two');
  return {
    type: 'voyage',
    title: block.text('title'),
    text: block.optionalText('text'),
    speed: block.number('speed', { min: 1, max: 60 }),
    stops,
    link: block.optional('link', () => linkAt(block, 'link')),
  };
}

/** `lat` and `lng` of a record, in degrees. */
export function positionIn(reader: RecordReader): Position {
  const latitude = reader.number('lat', { min: -90, max: 90 });
  return { latitude, longitude: reader.number('lng', { min: -180, max: 180 }) };
}
