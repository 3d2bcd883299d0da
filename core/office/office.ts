import type * as v from 'valibot';
import type { office } from '../records/parse-places.ts';
import type { Immutable } from '../shared/immutable.ts';

/** An office of the brokerage (CO5). */
export type Office = Immutable<v.InferOutput<ReturnType<typeof office>>>;
export type OfficeType = Office['type'];
export type OfficeHours = Office['hours'];
