import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import listingSchema from './schemas/listing.schema.json' with { type: 'json' };
import pageSchema from './schemas/page.schema.json' with { type: 'json' };
import tombstoneSchema from './schemas/tombstone.schema.json' with { type: 'json' };

/** A rule of the protocol that a record breaks. */
export interface SchemaProblem {
  /** `wrong` has a value that is not allowed, `missing` none, and `unknown` is a field that the protocol does not have. */
  readonly kind: 'wrong' | 'missing' | 'unknown';
  /** `media/gallery[2]/url`; empty for the record itself. */
  readonly field: string;
  readonly value: unknown;
  /** The end of a sentence that begins with the field. */
  readonly problem: string;
}

export type SchemaName = 'listing' | 'tombstone' | 'page';

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;
const isDate = (text: string) => dayNumber(text) !== null;
const FORMATS = {
  date: isDate,
  'date-time': (text: string) => isDate(text.slice(0, 10)) && text[10] === 'T' && TIME.test(text.slice(11)),
  uri: (text: string) => !/\s/.test(text) && URL.canParse(text),
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** A record that breaks more rules is not looked at further. */
const MAX_PROBLEMS = 5_000;
const TOO_MANY: SchemaProblem = {
  ...{ kind: 'wrong', field: '', value: undefined },
  problem: `breaks the protocol at more than ${MAX_PROBLEMS} places`,
};

/** The rules are made into functions once, when the first record is checked. */
let validators: Readonly<Record<SchemaName, ValidateFunction>> | null = null;

function makeValidators(): Readonly<Record<SchemaName, ValidateFunction>> {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    verbose: true,
    messages: false,
    allowUnionTypes: true,
    formats: FORMATS,
  });
  const listing = ajv.compile(listingSchema);
  return { listing, tombstone: ajv.compile(tombstoneSchema), page: ajv.compile(pageSchema) };
}

/** Finds what a record breaks of the protocol, one problem for each field (FD1). The record has to be bounded. */
export function schemaProblems(name: SchemaName, record: unknown): readonly SchemaProblem[] {
  validators ??= makeValidators();
  const validate = validators[name];
  if (validate(record)) return [];
  const errors = validate.errors ?? [];
  if (errors.length > MAX_PROBLEMS) return [TOO_MANY];
  const problems = new Map<string, SchemaProblem>();
  for (const problem of errors.filter(({ keyword }) => keyword !== 'if').map(asProblem)) {
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
  }
  return [...problems.values()];
}

function asProblem({ keyword, instancePath, params, parentSchema, data }: ErrorObject): SchemaProblem {
  if (keyword === 'required') {
    const field = fieldOf(`${instancePath}/${params.missingProperty}`);
    return { kind: 'missing', field, value: undefined, problem: 'is missing' };
  }
  if (keyword === 'additionalProperties') {
    const name: string = params.additionalProperty;
    const value = (data as Record<string, unknown>)[name];
    const problem = 'is not a field of the protocol, and its name does not begin with x_';
    return { kind: 'unknown', field: fieldOf(`${instancePath}/${name}`), value, problem };
  }
  const problem = `is not ${parentSchema?.description ?? allowed(keyword, params)}`;
  return { kind: 'wrong', field: fieldOf(instancePath), value: data, problem };
}

function allowed(keyword: string, params: ErrorObject['params']): string {
  if (keyword === 'enum') return params.allowedValues.filter((value: unknown) => value !== null).join(' or ');
  if (keyword === 'const') return String(params.allowedValue);
  const types: readonly string[] = [params.type].flat();
  return types.flatMap((type) => TYPES[type] ?? []).join(' or ') || 'allowed';
}

/** `/media/gallery/2/url` → `media/gallery[2]/url`. No field of the protocol has a name of digits, or one to be escaped. */
function fieldOf(pointer: string): string {
  return pointer.slice(1).replace(/\/(\d+)(?=\/|$)/g, '[$1]');
}
