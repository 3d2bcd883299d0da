import { coordinates } from './coordinates.ts';
import { country } from './country-code.ts';
import { localized, matching, optionalText, text } from './fields.ts';

/** As an address names it. */
const ID = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The fields of every place that a yacht comes to. */
export const placeFields = {
  id: matching(ID, 'a name such as porto-cervo, of at most 40 characters'),
  name: localized(text),
  /** ISO 3166-1 alpha-2. */
  country,
  /** Id of the cruising area that it lies in, if any. */
  area: optionalText,
  ...coordinates,
};
