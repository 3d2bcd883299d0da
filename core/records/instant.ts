import { dateProblem } from './field-problems.ts';
import { field } from './fields.ts';

const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const DAY = '\\d{4}-\\d{2}-\\d{2}';

/** An ISO 8601 date, with or without a time of day in UTC. */
export const utcInstant = field<string>(dateProblem(new RegExp(`^${DAY}(?:${TIME}Z)?$`)));

/** Checks an ISO 8601 date, with or without a time of day in any zone. */
export const instantProblem = dateProblem(new RegExp(`^${DAY}(?:${TIME}(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)?)?$`));
