import * as v from 'valibot';
import { LOCALES } from '../locale/locale.ts';
import { readabilityProblem } from './field-problems.ts';

/** Schemas of fields that the site itself has stored. */

/** A text, possibly empty, that can be shown. */
export const storedText = v.pipe(
  v.string(),
  v.check(
    (text) => readabilityProblem(text) === null,
    ({ input }) => readabilityProblem(input) ?? '',
  ),
);

/** Returns the schema of a text with a branded type, such as an id, which was checked before it was stored. */
export function storedTextAs<Name extends string>() {
  return v.pipe(
    storedText,
    v.transform((text) => text as Name),
  );
}

/** An integer of at least 0, such as an instant in milliseconds. */
export const storedCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const storedLocale = v.picklist(LOCALES.map(({ code }) => code));
