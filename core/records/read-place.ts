import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import { countryCode } from './read-codes.ts';
import type { RecordReader } from './record-reader.ts';

/** As an address names it. */
const ID = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What every place that a yacht comes to has. */
interface Place {
  readonly id: string;
  readonly name: Localized;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Id of the cruising area that it lies in, if any. */
  readonly area: string | null;
  readonly position: Position;
}

export function placeIn(reader: RecordReader): Place {
  return {
    id: reader.matching('id', ID, 'a name such as porto-cervo, of at most 40 characters'),
    name: reader.localized('name'),
    country: countryCode(reader, 'country'),
    area: reader.optionalText('area'),
    position: positionIn(reader),
  };
}

/** `lat` and `lng` of a record, in degrees. */
export function positionIn(reader: RecordReader): Position {
  const latitude = reader.number('lat', { min: -90, max: 90 });
  return { latitude, longitude: reader.number('lng', { min: -180, max: 180 }) };
}
