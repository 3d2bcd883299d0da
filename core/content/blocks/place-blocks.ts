import * as v from 'valibot';
import { coordinates, placed } from '../../records/coordinates.ts';
import { fullList, number, oneOf, optional, optionalText, record, text, withDefault } from '../../records/fields.ts';
import { ids, link } from './block-fields.ts';

const officeType = oneOf(['yacht_brokerage', 'tcn']);

/** Offices as a list (CO5). */
export const officesBlock = record({ type: v.literal('offices'), title: text, office: officeType });
export type OfficesBlock = v.InferOutput<typeof officesBlock>;

/** Offices on a map, with their local times; of one type, or all (CO5). */
export const officeMapBlock = record({
  type: v.literal('office-map'),
  title: optionalText,
  office: optional(officeType),
});
export type OfficeMapBlock = v.InferOutput<typeof officeMapBlock>;

/** Destinations on a map: those that are named, or all. */
export const mapDestinationsBlock = record({
  type: v.literal('map-destinations'),
  title: optionalText,
  text: optionalText,
  destinations: withDefault(ids(60), []),
});
export type MapDestinationsBlock = v.InferOutput<typeof mapDestinationsBlock>;

/** A place of a voyage, with the day of the call, such as a weekday. */
const stop = v.pipe(record({ name: text, ...coordinates, day: optionalText, text: optionalText }), v.transform(placed));

/** A voyage on a map, leg by leg; it begins at the first stop. */
export const voyageBlock = record({
  type: v.literal('voyage'),
  title: text,
  text: optionalText,
  /** Knots, from which the hours under way are computed. */
  speed: number({ min: 1, max: 60 }),
  stops: fullList(stop, 30, 2),
  link: optional(link),
});
export type VoyageBlock = v.InferOutput<typeof voyageBlock>;
