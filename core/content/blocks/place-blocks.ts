import * as v from 'valibot';
import {
  coordinates,
  fullList,
  number,
  oneOf,
  optional,
  optionalText,
  placed,
  record,
  text,
  withDefault,
} from '../../records/fields.ts';
import { type BlockOf, ids, link } from './block-fields.ts';

const officeType = oneOf(['yacht_brokerage', 'tcn']);

/** A place of a voyage, with the day of the call, such as a weekday. */
const stop = v.pipe(record({ name: text, ...coordinates, day: optionalText, text: optionalText }), v.transform(placed));

export const PLACE_BLOCKS = {
  /** Offices as a list (CO5). */
  offices: record({ title: text, office: officeType }),

  /** Offices on a map, with their local times; of one type, or all (CO5). */
  'office-map': record({ title: optionalText, office: optional(officeType) }),

  /** Destinations on a map: those that are named, or all. */
  'map-destinations': record({ title: optionalText, text: optionalText, destinations: withDefault(ids(60), []) }),

  /** A voyage on a map, leg by leg; it begins at the first stop. */
  voyage: record({
    title: text,
    text: optionalText,
    /** Knots, from which the hours under way are computed. */
    speed: number({ min: 1, max: 60 }),
    stops: fullList(stop, 30, 2),
    link: optional(link),
  }),
};

export type OfficesBlock = BlockOf<typeof PLACE_BLOCKS, 'offices'>;
export type OfficeMapBlock = BlockOf<typeof PLACE_BLOCKS, 'office-map'>;
export type MapDestinationsBlock = BlockOf<typeof PLACE_BLOCKS, 'map-destinations'>;
export type VoyageBlock = BlockOf<typeof PLACE_BLOCKS, 'voyage'>;
