import { parser } from '@prometheus-io/lezer-promql';

type Labels = Readonly<Record<string, string>>;

/** A series of samples: seconds and values, in the order of time. */
export interface Series {
  readonly name: string;
  readonly labels: Labels;
  readonly samples: readonly (readonly [seconds: number, value: number])[];
}

type Vector = readonly { readonly labels: Labels; readonly value: number }[];
type Node = ReturnType<typeof parser.parse>['topNode'];
type Value = number | Vector;

/** Seconds for which the last sample of a series holds. */
const STALE_AFTER = 300;
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Converts a duration such as `5m` to seconds. */
export function secondsOf(duration: string): number {
  const [, count = '', unit = ''] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  if (!(seconds > 0)) throw new Error(`"${duration}" is no duration`);
  return seconds;
}

const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number | boolean>> = {
  Add: (left, right) => left + right,
  Sub: (left, right) => left - right,
  Mul: (left, right) => left * right,
  Div: (left, right) => left / right,
  Eqlc: (left, right) => left === right,
  Eql: (left, right) => left === right,
  Gtr: (left, right) => left > right,
  Lss: (left, right) => left < right,
};

/** A counter that falls was set back to 0. */
function increaseOf(values: readonly number[]): number {
  return values.slice(1).reduce((sum, value, at) => sum + Math.max(value - (values[at] ?? 0), 0), 0);
}

const FUNCTIONS: Readonly<Record<string, (values: readonly number[], seconds: number) => number>> = {
  Rate: (values, seconds) => increaseOf(values) / seconds,
  Increase: increaseOf,
  Changes: (values) => values.slice(1).filter((value, at) => value !== values[at]).length,
};

/**
 * Evaluates the part of PromQL that the alert rules and the dashboard use, without Prometheus' extrapolation at the ends
 * of a range. Throws for what it does not know, wrong syntax included.
 * @param at seconds since 1970
 */
export function evaluate(text: string, series: readonly Series[], at: number): Value {
  const textOf = (node: Node) => text.slice(node.from, node.to);
  const child = (node: Node, name: string) => node.getChild(name) ?? fail(node);
  const fail = (node: Node): never => {
    throw new Error(`${node.name} is not understood: ${textOf(node)}`);
  };

  function selected(node: Node): readonly Series[] {
    const name = textOf(child(node, 'Identifier'));
    const matchers = (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((matcher) => {
      const operator = textOf(child(matcher, 'MatchOp'));
      const wanted = textOf(child(matcher, 'StringLiteral')).slice(1, -1);
      const isMatch = operator === '=~' ? (value: string) => new RegExp(`^(?:${wanted})$`).test(value) : null;
      if (isMatch === null && operator !== '=') fail(matcher);
      return { label: textOf(child(matcher, 'LabelName')), isMatch: isMatch ?? ((value: string) => value === wanted) };
    });
    return series.filter(
      (one) => one.name === name && matchers.every(({ label, isMatch }) => isMatch(one.labels[label] ?? '')),
    );
  }

  function overRange(name: string, call: Node): Value {
    if (name === 'Time') return at;
    const matrix = child(child(call, 'FunctionCallBody'), 'MatrixSelector');
    const duration = secondsOf(textOf(child(matrix, 'DurationExpr')));
    const reduce = FUNCTIONS[name] ?? fail(call);
    return selected(child(matrix, 'VectorSelector')).flatMap(({ labels, samples }) => {
      const values = samples.flatMap(([time, value]) => (time > at - duration && time <= at ? [value] : []));
      return values.length < 2 ? [] : [{ labels, value: reduce(values, duration) }];
    });
  }

  function aggregate(node: Node): Vector {
    const by =
      node.getChild('AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName').map(textOf) ?? [];
    const operation = textOf(child(node, 'AggregateOp'));
    const inner = child(node, 'FunctionCallBody').firstChild ?? fail(node);
    const groups = new Map<string, Vector>();
    for (const sample of asVector(result(inner), inner)) {
      const key = by.map((name) => sample.labels[name] ?? '').join();
      groups.set(key, [...(groups.get(key) ?? []), sample]);
    }
    return [...groups.values()].map((group) => {
      const values = group.map(({ value }) => value);
      const labels = Object.fromEntries(by.map((name) => [name, group[0]?.labels[name] ?? '']));
      if (operation === 'max') return { labels, value: Math.max(...values) };
      return operation === 'sum' ? { labels, value: values.reduce((sum, value) => sum + value, 0) } : fail(node);
    });
  }

  const asVector = (value: Value, node: Node) => (typeof value === 'number' ? fail(node) : value);

  function binary(node: Node): Value {
    const [leftNode, operator, rightNode] = [node.firstChild, node.firstChild?.nextSibling, node.lastChild];
    if (!leftNode || !operator || !rightNode) return fail(node);
    const operation = OPERATIONS[operator.name] ?? fail(operator);
    const [left, right] = [result(leftNode), result(rightNode)];
    if (typeof left === 'number' && typeof right === 'number') return Number(operation(left, right));
    const samples = typeof left === 'number' ? asVector(right, node) : left;
    return samples.flatMap(({ labels, value }) => {
      const other = typeof right === 'number' ? right : right.find((one) => sameLabels(one.labels, labels))?.value;
      const combined = typeof left === 'number' ? operation(left, value) : operation(value, other ?? Number.NaN);
      // A comparison keeps the samples for which it holds.
      if (typeof combined === 'boolean') return combined ? [{ labels, value }] : [];
      return Number.isNaN(combined) ? [] : [{ labels, value: combined }];
    });
  }

  function result(node: Node): Value {
    switch (node.name) {
      case 'PromQL':
      case 'ParenExpr':
        return result(node.firstChild ?? fail(node));
      case 'NumberDurationLiteral':
        return Number(textOf(node));
      case 'VectorSelector':
        return selected(node).flatMap(({ labels, samples }) => {
          const last = samples.findLast(([time]) => time <= at);
          return last === undefined || last[0] <= at - STALE_AFTER ? [] : [{ labels, value: last[1] }];
        });
      case 'FunctionCall':
        return overRange(child(node, 'FunctionIdentifier').firstChild?.name ?? '', node);
      case 'AggregateExpr':
        return aggregate(node);
      case 'BinaryExpr':
        return binary(node);
      default:
        return fail(node);
    }
  }
  return result(parser.parse(text).topNode);
}

function sameLabels(one: Labels, other: Labels): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

/** Returns the names of the metrics that an expression reads. Throws for wrong syntax. */
export function metricsIn(text: string): readonly string[] {
  const names: string[] = [];
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`wrong syntax at ${from}: ${text}`);
      if (type.name === 'Identifier') names.push(text.slice(from, to));
    },
  });
  return names;
}
