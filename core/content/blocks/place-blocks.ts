import * as v from 'valibot';
import * as f from '../../records/fields.ts';
import { ids, link } from './block-fields.ts';

const officeType = f.oneOf(['yacht_brokerage', 'tcn']);

/** A place of a voyage, with the day of the call, such as a weekday. */
const stop = v.pipe(
  f.record({ name: f.text, ...f.coordinates, day: f.optionalText, text: f.optionalText }),
  v.transform(f.withPosition),
);

export const PLACE_BLOCKS = {
  /** Offices as a list (CO5). */
  offices: f.record({ title: f.text, office: officeType }),

  /** Offices on a map, with their local times; of one type, or all (CO5). */
  'office-map': f.record({ title: f.optionalText, office: f.optional(officeType) }),

  /** Destinations on a map: those that are named, or all. */
  'map-destinations': f.record({
    title: f.optionalText,
    text: f.optionalText,
    destinations: f.withDefault(ids(60), []),
  }),

  /** A voyage on a map, leg by leg; it begins at the first stop. */
  voyage: f.record({
    title: f.text,
    text: f.optionalText,
    /** Knots, from which the hours under way are computed. */
    speed: f.number({ min: 1, max: 60 }),
    stops: f.boundedList(stop, 30, 2),
    link: f.optional(link),
  }),
};
