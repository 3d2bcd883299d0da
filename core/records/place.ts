import { coordinates } from './coordinates.ts';
import { country } from './country-code.ts';
import { localized, matching, optionalText, text } from './fields.ts';

/** An id as it stands in addresses. */
const ID = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The fields that all places have. */
export const placeFields = {
  id: matching(ID, 'a name such as porto-cervo, of at most 40 characters'),
  name: localized(text),
  /** ISO 3166-1 alpha-2 code. */
  country,
  /** Id of the cruising area of the place, if any. */
  area: optionalText,
  ...coordinates,
};
