import { isList, type Json, parseJson } from '../json.ts';
import { badRequest } from '../routes/refusal.ts';
import type { Condition, Filter, Literal, NumericOperator } from './filter.ts';
import { dashed } from './filter-expression.ts';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const COMPARISON = new RegExp(String.raw`^\s*([^<>=!:]+?)\s*(<=|>=|!=|<|>|=)\s*(${NUMBER})\s*$`);
const RANGE = new RegExp(String.raw`^\s*([^<>=!]+?)\s*:\s*(${NUMBER})\s*TO\s*(${NUMBER})\s*$`);

/**
 * Parses `facetFilters`: all entries of a list must hold, and any of an inner list. @throws Refusal 400 on invalid
 * filters
 */
export function parseFacetFilters(value: Json): Filter {
  return groupsOf('facetFilters', value).map((group) => group.map(facetLiteral));
}

/** Parses `numericFilters`. @throws Refusal 400 on invalid filters */
export function parseNumericFilters(value: Json): Filter {
  return groupsOf('numericFilters', value).map((group) => group.map(numericLiteral));
}

/** Parses `tagFilters`. @throws Refusal 400 on invalid filters */
export function parseTagFilters(value: Json): Filter {
  return groupsOf('tagFilters', value).map((group) =>
    group.map((text) => dashed(text.replace(/^_tags:/, ''), (tag) => ({ kind: 'tag', value: tag }))),
  );
}

/**
 * Parses `optionalFilters`, which rank hits without excluding any: `brand:a<score=2>`. @throws Refusal 400 on invalid
 * filters
 */
export function parseOptionalFilters(value: Json): Filter {
  return groupsOf('optionalFilters', value).map((group) =>
    group.map((text) => {
      const [, filter = text, score] = /^(.*?)(?:<score=(\d+)>)?$/s.exec(text) ?? [];
      return { ...facetLiteral(filter), ...(score !== undefined && { score: Number(score) }) };
    }),
  );
}

function facetLiteral(text: string): Literal {
  const negated = text.startsWith('-');
  const body = negated ? text.slice(1) : text;
  const colon = body.indexOf(':');
  if (colon < 1 || colon === body.length - 1) {
    throw badRequest(`facetFilters: expected facet_name:facet_value, got ${text}`);
  }
  const attribute = unquoted(body.slice(0, colon).trim());
  const literal = dashed(
    unquoted(body.slice(colon + 1)),
    (value): Condition => (attribute === '_tags' ? { kind: 'tag', value } : { kind: 'facet', attribute, value }),
  );
  return { ...literal, negated: literal.negated !== negated };
}

function numericLiteral(text: string): Literal {
  const compared = COMPARISON.exec(text);
  if (compared !== null) {
    const [, attribute = '', operator, value] = compared;
    const condition = {
      kind: 'number',
      attribute,
      operator: operator as NumericOperator,
      value: Number(value),
    } as const;
    return { condition, negated: false };
  }
  const within = RANGE.exec(text);
  if (within === null) throw badRequest(`numericFilters: Unexpected token string(${text}) expected numeric filter`);
  const [, attribute = '', low, high] = within;
  return { condition: { kind: 'range', attribute, low: Number(low), high: Number(high) }, negated: false };
}

function unquoted(text: string): string {
  const match = /^\s*(["'])(.*)\1\s*$/s.exec(text);
  return match === null ? text : (match[2] ?? '');
}

/** Parses a list of texts and lists of texts; a string is JSON, or the old form `a,(b,c)`. */
function groupsOf(name: string, value: Json): string[][] {
  if (typeof value === 'string') return groupsOfText(name, value);
  if (!isList(value)) throw badRequest(`${name}: expected an array of strings or arrays of strings`);
  return value
    .map((entry) => (isList(entry) ? entry.map((text) => demandText(name, text)) : [demandText(name, entry)]))
    .filter((group) => group.length > 0);
}

function groupsOfText(name: string, text: string): string[][] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (trimmed.startsWith('[')) return groupsOf(name, demandList(name, parseJson(trimmed)));
  const parts = trimmed.match(/\([^()]*\)|[^,()]+/g) ?? [];
  return parts
    .map((part) => (part.startsWith('(') ? part.slice(1, -1) : part))
    .map((part, at) => ((parts[at] ?? '').startsWith('(') ? part.split(',') : [part]).map((one) => one.trim()))
    .map((group) => group.filter((one) => one !== ''))
    .filter((group) => group.length > 0);
}

function demandList(name: string, value: Json): Json {
  if (!isList(value)) throw badRequest(`${name}: expected an array of strings or arrays of strings`);
  return value;
}

function demandText(name: string, value: Json): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw badRequest(`${name}: expected an array of strings or arrays of strings`);
}
