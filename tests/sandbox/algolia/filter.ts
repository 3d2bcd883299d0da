import { type Bits, emptyBits, fillBits, intersect, unite } from '../../../adapters/embedded-search/columns/bits.ts';
import type { RecordTable } from './record-table.ts';
import { badRequest } from './refusal.ts';
import type { Settings } from './settings.ts';
import { facetAttributes, numericAttributes } from './settings-readers.ts';

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
}

/** All groups hold, in each at least one of its literals: the one form that the service allows. */
export type Filter = readonly (readonly Literal[])[];

const NEVER = (): boolean => false;
const COMPARE: Readonly<Record<NumericOperator, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** The rows that a filter leaves. @throws Refusal 400 where a numeric attribute must not be filtered */
export function filteredRows(table: RecordTable, settings: Settings, filter: Filter): Bits {
  const kept = emptyBits(table.size);
  fillBits(kept, table.size);
  for (const group of filter) {
    const any = emptyBits(table.size);
    for (const literal of group) unite(any, literalRows(table, settings, literal));
    intersect(kept, any);
  }
  return kept;
}

function literalRows(table: RecordTable, settings: Settings, { condition, negated }: Literal): Bits {
  const rows = conditionRows(table, settings, condition);
  if (!negated) return rows;
  const others = emptyBits(table.size);
  fillBits(others, table.size);
  others.forEach((word, at) => {
    others[at] = word & ~(rows[at] as number);
  });
  return others;
}

function conditionRows(table: RecordTable, settings: Settings, condition: Condition): Bits {
  switch (condition.kind) {
    case 'facet':
      return facetRows(table, settings, condition.attribute, condition.value);
    case 'tag':
      return valueRows(table, '_tags', (value) => value === condition.value);
    case 'number': {
      const { attribute, operator, value } = condition;
      demandNumeric(settings, attribute, operator);
      const numbers = table.numbers(attribute);
      return table.where((row) => numbers[row]?.some((number) => COMPARE[operator](number, value)) ?? false);
    }
    case 'range': {
      const { attribute, low, high } = condition;
      demandNumeric(settings, attribute, ':');
      const numbers = table.numbers(attribute);
      return table.where((row) => numbers[row]?.some((number) => number >= low && number <= high) ?? false);
    }
  }
}

/** Values are told apart without regard to case, ids with; an attribute that is no facet has no values. */
function facetRows(table: RecordTable, settings: Settings, attribute: string, wanted: string): Bits {
  if (attribute === 'objectID') return table.where((row) => table.records[row]?.objectID === wanted);
  if (attribute === '_tags') return valueRows(table, '_tags', (value) => value === wanted);
  if (!facetAttributes(settings).has(attribute)) return table.where(NEVER);
  const folded = wanted.toLowerCase();
  return valueRows(table, attribute, (value) => value.toLowerCase() === folded);
}

function valueRows(table: RecordTable, attribute: string, matches: (value: string) => boolean): Bits {
  const column = table.facet(attribute);
  const rows = emptyBits(table.size);
  column.having(column.values.filter(matches), rows);
  return rows;
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
