import type { RecordTable, Rows } from '../record-table.ts';
import { badRequest } from '../routes/refusal.ts';
import type { Settings } from '../settings.ts';
import { facetAttributes, numericAttributes } from '../settings-readers.ts';

export type NumericOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A condition on one record. */
export type Condition =
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string }
  | { readonly kind: 'number'; readonly attribute: string; readonly operator: NumericOperator; readonly value: number }
  | { readonly kind: 'range'; readonly attribute: string; readonly low: number; readonly high: number }
  | { readonly kind: 'tag'; readonly value: string };

export interface Literal {
  readonly condition: Condition;
  readonly negated: boolean;
  /** The score in the ranking where it holds; 1 by default. */
  readonly score?: number;
}

/** A conjunction of groups, in each of which at least one literal must hold: the only form that the service allows. */
export type Filter = readonly (readonly Literal[])[];

const COMPARE: Readonly<Record<NumericOperator, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Returns the rows that match a filter. @throws Refusal 400 where a numeric attribute must not be filtered */
export function filteredRows(table: RecordTable, settings: Settings, filter: Filter): Rows {
  const groups = filter.map((group) => group.map((literal) => literalTest(table, settings, literal)));
  return table.where((row) => groups.every((group) => group.some((holds) => holds(row))));
}

/** Adds up the scores of the filters that hold for each row: the best of each group, or all of them if requested. */
export function filterScores(
  table: RecordTable,
  settings: Settings,
  filter: Filter,
  sums: boolean,
): (row: number) => number {
  const groups = filter.map((group) =>
    group.map((literal) => ({ holds: literalTest(table, settings, literal), score: literal.score ?? 1 })),
  );
  return (row) =>
    groups.reduce((total, group) => {
      const scores = group.filter(({ holds }) => holds(row)).map(({ score }) => score);
      return total + (sums ? scores.reduce((sum, score) => sum + score, 0) : Math.max(0, ...scores));
    }, 0);
}

type RowTest = (row: number) => boolean;

function literalTest(table: RecordTable, settings: Settings, { condition, negated }: Literal): RowTest {
  const holds = conditionTest(table, settings, condition);
  return negated ? (row) => !holds(row) : holds;
}

function conditionTest(table: RecordTable, settings: Settings, condition: Condition): RowTest {
  switch (condition.kind) {
    case 'facet':
      return facetTest(table, settings, condition.attribute, condition.value);
    case 'tag':
      return valueTest(table, '_tags', (value) => value === condition.value);
    case 'number': {
      const { attribute, operator, value } = condition;
      demandNumeric(settings, attribute, operator);
      const numbers = table.numbers(attribute);
      const wanted = rounded(value);
      return (row) => numbers[row]?.some((number) => COMPARE[operator](rounded(number), wanted)) ?? false;
    }
    case 'range': {
      const { attribute, low, high } = condition;
      demandNumeric(settings, attribute, ':');
      const numbers = table.numbers(attribute);
      const [from, to] = [rounded(low), rounded(high)];
      return (row) => numbers[row]?.some((number) => rounded(number) >= from && rounded(number) <= to) ?? false;
    }
  }
}

/** The service compares three decimals. */
function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** Compares values without regard to case, but ids exactly; an attribute that is not a facet has no values. */
function facetTest(table: RecordTable, settings: Settings, attribute: string, wanted: string): RowTest {
  if (attribute === 'objectID') return (row) => table.records[row]?.objectID === wanted;
  if (attribute === '_tags') return valueTest(table, '_tags', (value) => value === wanted);
  if (!facetAttributes(settings).has(attribute)) return () => false;
  const lowered = wanted.toLowerCase();
  return valueTest(table, attribute, (value) => value.toLowerCase() === lowered);
}

function valueTest(table: RecordTable, attribute: string, matches: (value: string) => boolean): RowTest {
  const values = table.facet(attribute);
  return (row) => values[row]?.some(matches) ?? false;
}

function demandNumeric(settings: Settings, attribute: string, operator: NumericOperator | ':'): void {
  const allowed = numericAttributes(settings);
  if (allowed === null) return;
  const operators = allowed.get(attribute);
  if (operators === undefined || (operators === 'equal-only' && operator !== '=' && operator !== '!=')) {
    throw badRequest(
      `invalid numeric attribute(${attribute}), attribute not specified in numericAttributesForFiltering setting`,
    );
  }
}
