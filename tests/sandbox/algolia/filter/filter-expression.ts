import { badRequest, type Refusal } from '../routes/refusal.ts';
import type { Condition, Filter, Literal, NumericOperator } from './filter.ts';
import { filterTokens, type Token } from './filter-lexer.ts';

/** More nested parentheses are refused. */
const MAX_DEPTH = 64;
const OPERATORS: readonly string[] = ['=', '!=', '<', '<=', '>', '>='];
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const GLUED_RANGE = /^([+-]?[\d.]+)TO([+-]?[\d.]+)$/;

const FORMS: Readonly<Record<Kind, string>> = {
  tag: 'a tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value',
  facet: 'a facet filter which needs to have this form:\n - facet_name:facet_value',
  number:
    'a numeric filter which needs to have one of the following form:\n - numeric_attr_name=10\n - numeric_attr_name>10\n - numeric_attr_name>=10\n - numeric_attr_name<10\n - numeric_attr_name<=10\n - numeric_attr_name!=10\n - numeric_attr_name:10 TO 20',
};
type Kind = 'tag' | 'facet' | 'number';

/**
 * Parses the parameter `filters`. OR binds closer than AND. An OR may contain neither an AND nor filters of two kinds,
 * and NOT applies to one filter only.
 *
 * @throws Refusal 400 on anything else
 */
export function parseFilterExpression(text: string): Filter {
  const parser = new Parser(filterTokens(text));
  return text.trim() === '' ? [] : parser.whole();
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Filter {
    const filter = this.#conjunction();
    if (this.#token.kind !== 'end') throw this.#unexpected('end of filter');
    return filter;
  }

  get #token(): Token {
    return this.#tokens[Math.min(this.#at, this.#tokens.length - 1)] as Token;
  }

  #conjunction(): Filter {
    const groups = [...this.#disjunction()];
    while (this.#takes('word', 'AND')) groups.push(...this.#disjunction());
    return groups;
  }

  #disjunction(): Filter {
    const terms = [this.#term()];
    while (this.#takes('word', 'OR')) terms.push(this.#term());
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) return only;
    if (terms.some((term) => term.length > 1)) {
      throw badRequest('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
    }
    const literals = terms.flat(2);
    demandOneKind(literals);
    return [literals];
  }

  #term(): Filter {
    if (!this.#takes('symbol', '(')) return [[this.#literal()]];
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.#unexpected('filter');
    const inner = this.#conjunction();
    if (!this.#takes('symbol', ')')) throw this.#unexpected("')'");
    this.#depth -= 1;
    return inner;
  }

  #literal(): Literal {
    const not = this.#takes('word', 'NOT');
    const first = this.#text('filter');
    if (this.#takes('symbol', ':')) return negatedIf(not, this.#afterColon(first));
    const operator = this.#token;
    if (operator.kind === 'symbol' && OPERATORS.includes(operator.text) && !this.#isScore()) {
      this.#at += 1;
      const value = this.#number();
      const condition = {
        kind: 'number',
        attribute: first,
        operator: operator.text as NumericOperator,
        value,
      } as const;
      return { condition, negated: not, ...this.#score() };
    }
    const score = this.#score();
    return negatedIf(not, { ...dashed(first, (value) => ({ kind: 'tag', value })), ...score });
  }

  /** Parses a range, or the value of a facet or tag. */
  #afterColon(attribute: string): Literal {
    const glued = this.#token.kind === 'word' ? GLUED_RANGE.exec(this.#token.text) : null;
    if (glued !== null && NUMBER.test(glued[1] ?? '') && NUMBER.test(glued[2] ?? '')) {
      this.#at += 1;
      return range(attribute, Number(glued[1]), Number(glued[2]));
    }
    const value = this.#text('string');
    if (NUMBER.test(value) && this.#takes('word', 'TO')) return range(attribute, Number(value), this.#number());
    const score = this.#score();
    const condition = (plain: string): Condition =>
      attribute === '_tags' ? { kind: 'tag', value: plain } : { kind: 'facet', attribute, value: plain };
    return { ...dashed(value, condition), ...score };
  }

  #text(expected: string): string {
    const token = this.#token;
    const isWord = token.kind === 'word' && !['AND', 'OR', 'NOT'].includes(token.text);
    if (!isWord && token.kind !== 'quoted') throw this.#unexpected(expected);
    if (token.text === '') throw this.#unexpected(expected);
    this.#at += 1;
    return token.text;
  }

  #number(): number {
    const token = this.#token;
    const value = Number(token.text);
    if (token.kind !== 'word' || !NUMBER.test(token.text) || !Number.isFinite(value)) throw this.#unexpected('numeric');
    this.#at += 1;
    return value;
  }

  /** Returns whether a score such as `<score=3>` follows. */
  #isScore(): boolean {
    const [less, name, equals] = this.#tokens.slice(this.#at, this.#at + 3);
    return less?.text === '<' && name?.text === 'score' && equals?.text === '=';
  }

  #score(): { readonly score?: number } {
    if (!this.#isScore()) return {};
    this.#at += 3;
    const score = this.#number();
    if (!this.#takes('symbol', '>')) throw this.#unexpected("'>'");
    return { score };
  }

  #takes(kind: Token['kind'], text: string): boolean {
    const token = this.#token;
    if (token.kind !== kind || token.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #unexpected(expected: string): Refusal {
    const { kind, text, column } = this.#token;
    return badRequest(`filters: Unexpected token ${named(kind, text)} expected ${expected} at col ${column}`);
  }
}

function named(kind: Token['kind'], text: string): string {
  if (kind === 'end') return 'end of filter';
  if (kind === 'symbol' || ['AND', 'OR', 'NOT'].includes(text)) return `'${text}'`;
  return text === '' ? 'empty string' : `string(${text})`;
}

function range(attribute: string, low: number, high: number): Literal {
  return { condition: { kind: 'range', attribute, low, high }, negated: false };
}

/** A dash before a value negates it; a backslash escapes the dash. */
export function dashed(value: string, condition: (plain: string) => Condition): Literal {
  if (value.startsWith('\\-')) return { condition: condition(value.slice(1)), negated: false };
  if (value.startsWith('-') && value.length > 1) return { condition: condition(value.slice(1)), negated: true };
  return { condition: condition(value), negated: false };
}

function negatedIf(not: boolean, literal: Literal): Literal {
  return not ? { ...literal, negated: !literal.negated } : literal;
}

function demandOneKind(literals: readonly Literal[]): void {
  const [first, ...others] = literals.map(({ condition }) => kindOf(condition));
  if (first === undefined || others.every((kind) => kind === first)) return;
  throw badRequest(`filters: Different types are not allowed in the same OR.\nExpected ${FORMS[first]}`);
}

function kindOf({ kind }: Condition): Kind {
  return kind === 'range' ? 'number' : kind;
}
