import * as v from 'valibot';
import { err, ok, type Result } from '../shared/result.ts';

/** A problem with one field of a record; `field` is its path, such as `features[2].id`. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** The most problems of one record that are named. */
const MAX_NAMED = 20;

/** Returns the first problems of a record, and how many more there are. */
export function firstProblems(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const further = problems.length - MAX_NAMED;
  if (further <= 0) return problems;
  return [...problems.slice(0, MAX_NAMED), { field: 'record', problem: `has ${further} further problems` }];
}

/** Describes problems in one line: `name is missing; hours must be an object`. */
export function describeProblems(problems: readonly FieldProblem[]): string {
  return firstProblems(problems)
    .map(({ field, problem }) => `${field} ${problem}`)
    .join('; ');
}

/** Names of valibot's types in problems. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** Parses a value by a schema; the error lists all its problems. */
export function readBySchema<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
): Result<T, readonly FieldProblem[]> {
  const read = v.safeParse(schema, value, { message: sentenceOf });
  return read.success ? ok(read.output) : err(read.issues.map(problemOf));
}

/** Returns the parser of a record by a schema, which it has with it. */
export function parserOf<T>(schema: v.GenericSchema<unknown, T>) {
  return Object.assign((record: unknown) => readBySchema(schema, record), { schema });
}

function problemOf({ path, message }: v.BaseIssue<unknown>): FieldProblem {
  const steps = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return { field: steps.join('').replace(/^\./, '') || 'record', problem: message };
}

/** Returns the message of an issue whose schema sets none. It omits the value, which may be personal data. */
function sentenceOf({ received, expected }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'is missing' : `must be ${TYPE_NAMES[expected ?? ''] ?? expected}`;
}
