import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { HISTOGRAM_STEPS } from '../../../core/search/facets/scale.ts';
import type { ValueCount } from '../../../core/search/results.ts';
import { ROOT } from '../paths.ts';
import type { Answer, NumberCounts } from './answer.ts';
import { type ListValues, listConditions, type NumberValues, type PeerTable } from './peer-table.ts';
import type { Run } from './run.ts';

const SOURCE = join(ROOT, 'tools/bench/search/scan.c');
const COMPILER = 'cc';
const FLAGS = ['-O2', '-march=native', '-lm'];

/** Compiles the scan in C, passes it columns and questions, and reads its times and answers. */
export function runScan(table: PeerTable, mix: readonly Criteria[], passes: number): Run {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-scan-'));
  try {
    const [program, dump, answers] = ['scan', 'dump', 'answers'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    compile(program);
    writeFileSync(dump, dumpOf(table, mix));
    const said = execFileSync(program, [dump, answers, String(passes)], { encoding: 'utf8' });
    return { passes: JSON.parse(said) as number[][], answers: readAnswers(readFileSync(answers), table, mix) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(program: string): void {
  try {
    execFileSync(COMPILER, ['-o', program, SOURCE, ...FLAGS], { stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error('no C compiler');
    throw error;
  }
}

/** The little-endian input of scan.c. */
function dumpOf({ ids, lists, numbers }: PeerTable, mix: readonly Criteria[]): Buffer {
  const rows = ids.length;
  const parts = [
    Int32Array.of(rows, lists.length, numbers.length, mix.length),
    ...lists.flatMap((list) => [
      Int32Array.of(Number(list.many), Number(list.match === 'all'), list.values.length),
      ...(list.many ? setsOf(list) : [Uint16Array.from(list.codes, ([code]) => (code === undefined ? 0 : code + 1))]),
    ]),
    ...numbers.flatMap((column) => {
      const values = valuesOf(column);
      const codes = new Map(Array.from(values, (value, at) => [value, at + 1]));
      if (values.length > 0xffff) throw new RangeError(`${column.key} has more values than the scan's codes`);
      const standing = column.byRatio ? values.map(Math.log) : values;
      return [
        Int32Array.of(values.length),
        values,
        standing,
        Uint16Array.from(column.numbers, (value) => codes.get(value) ?? 0),
      ];
    }),
    ...mix.flatMap((criteria) => conditionsOf(criteria, lists, numbers)),
  ];
  return Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)));
}

/** A bit set of rows for each value, padded to words of 64 bits. */
function setsOf({ values, codes }: ListValues): readonly Uint32Array[] {
  const sets = values.map(() => new Uint32Array(2 * Math.ceil(codes.length / 64)));
  codes.forEach((row, at) => {
    for (const code of row) {
      const set = sets[code] as Uint32Array;
      set[at >>> 5] = (set[at >>> 5] as number) | (1 << (at & 31));
    }
  });
  return sets;
}

function valuesOf({ numbers }: NumberValues): Float64Array {
  return Float64Array.from(new Set(numbers.filter((value) => !Number.isNaN(value)))).sort();
}

function conditionsOf({ refinements, ranges }: Criteria, lists: PeerTable['lists'], numbers: PeerTable['numbers']) {
  const conditions: (Int32Array | Float64Array)[] = [];
  let count = 0;
  lists.forEach((list, facet) => {
    for (const choice of listConditions(list, refinements)) {
      const codes = choice.codes.filter((code) => code >= 0);
      conditions.push(Int32Array.of(facet, codes.length, ...codes));
      count += 1;
    }
  });
  numbers.forEach(({ key }, at) => {
    const range = ranges[key];
    if (range === undefined) return;
    const bounds = [range.min ?? Number.NEGATIVE_INFINITY, range.max ?? Number.POSITIVE_INFINITY];
    conditions.push(Int32Array.of(lists.length + at), Float64Array.from(bounds));
    count += 1;
  });
  return [Int32Array.of(count), ...conditions];
}

function readAnswers(bytes: Buffer, { ids, lists, numbers }: PeerTable, mix: readonly Criteria[]): readonly Answer[] {
  let place = 0;
  const past = (size: number) => {
    place += size;
    return place - size;
  };
  const int = () => bytes.readInt32LE(past(4));
  const double = () => bytes.readDoubleLE(past(8));
  const ints = (count: number) => Array.from({ length: count }, int);
  return mix.map(() => {
    const total = int();
    const hits = ints(int()).map((row) => ids[row] as string);
    const facets: Record<string, readonly ValueCount[] | NumberCounts> = {};
    for (const { key, values, many } of lists) {
      // Where yachts have at most one value, the first count is that of the yachts without any.
      const counts = ints(values.length + Number(!many)).slice(Number(!many));
      facets[key] = values.map((value, code) => ({ value, count: counts[code] as number }));
    }
    for (const { key } of numbers) {
      if (int() === 0) continue;
      const [min, max, steps] = [double(), double(), ints(HISTOGRAM_STEPS)];
      facets[key] = { min, max, histogram: min === max ? steps.slice(0, 1) : steps };
    }
    return { total, hits, facets };
  });
}
