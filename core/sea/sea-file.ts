import { err, ok, type Result } from '../shared/result.ts';
import { LAND, SEA, SeaChart } from './sea-chart.ts';
import { type SeaGraph, seaGraph } from './sea-graph.ts';

/** The content of a chart file: where there is water, and the waypoints on it. */
export interface SeaData {
  /** The quadtree in the form of SeaChart. */
  readonly squares: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Waypoints in sight of each other: two numbers for each pair, the smaller one first, each pair once. */
  readonly pairs: Int32Array;
}

export interface Sea {
  readonly chart: SeaChart;
  readonly graph: SeaGraph;
}

export interface BadSeaFile {
  readonly kind: 'bad-sea-file';
  readonly problem: string;
}

/** "HSEA" and the version of the format. */
const MAGIC = [0x48, 0x53, 0x45, 0x41, 1];
/** Waypoints lie on a grid of a hundredth of a nautical mile, measured at the equator. */
const GRID = 2 ** 21;
const HALVED = 2;
const PARTS = 4;

/**
 * Writes the file: the magic bytes, the number of divided squares and a byte for each (its four parts in base three:
 * sea, land, divided), the number of waypoints and the steps from one to the next in x, then in y, then for each
 * waypoint how many later ones are in sight, and the steps between their numbers. Numbers have seven bits a byte, the
 * lowest first; steps in x and y have their sign in the lowest bit.
 */
export function writeSea({ squares, x, y, pairs }: SeaData): Uint8Array {
  const bytes: number[] = [...MAGIC];
  const count = squares.length / PARTS;
  writeNumber(bytes, count);
  for (let square = 0; square < count; square += 1) {
    let code = 0;
    for (let part = 0; part < PARTS; part += 1) {
      const held = squares[PARTS * square + part] as number;
      code = code * 3 + (held === SEA ? 0 : held === LAND ? 1 : HALVED);
    }
    bytes.push(code);
  }
  writeNumber(bytes, x.length);
  for (const axis of [x, y]) {
    let last = 0;
    for (const value of axis) {
      const whole = Math.round(value * GRID);
      const step = whole - last;
      writeNumber(bytes, step < 0 ? -2 * step - 1 : 2 * step);
      last = whole;
    }
  }
  const seen: number[][] = Array.from(x, () => []);
  for (let at = 0; at < pairs.length; at += 2) seen[pairs[at] as number]?.push(pairs[at + 1] as number);
  for (const others of seen) writeNumber(bytes, others.length);
  seen.forEach((others, waypoint) => {
    let last = waypoint;
    for (const other of others.toSorted((one, another) => one - another)) {
      writeNumber(bytes, other - last);
      last = other;
    }
  });
  return Uint8Array.from(bytes);
}

/** Reads what {@link writeSea} wrote. A truncated file, or one of another format, is an error. */
export function readSea(bytes: Uint8Array): Result<Sea, BadSeaFile> {
  if (MAGIC.some((byte, at) => bytes[at] !== byte)) return bad('it does not begin like a chart of this format');
  const reader = new NumberReader(bytes, MAGIC.length);
  const squares = readSquares(reader);
  if (squares === null) return bad('its squares do not fit together');
  const count = reader.number();
  if (count > reader.left) return bad('it is truncated');
  const [x, y] = [readAxis(reader, count), readAxis(reader, count)];
  const linkCounts = Array.from({ length: count }, () => reader.number());
  const sum = linkCounts.reduce((all, one) => all + one, 0);
  if (sum > reader.left) return bad('it is truncated');
  const pairs = new Int32Array(2 * sum);
  let at = 0;
  linkCounts.forEach((links, waypoint) => {
    let last = waypoint;
    for (let link = 0; link < links; link += 1) {
      last += reader.number();
      pairs[at] = waypoint;
      pairs[at + 1] = last;
      at += 2;
    }
  });
  if (reader.left !== 0) return bad('it is truncated, or longer than it says');
  if (pairs.some((waypoint) => waypoint < 0 || waypoint >= count))
    return bad('it links waypoints that it does not hold');
  return ok({ chart: new SeaChart(squares), graph: seaGraph(x, y, pairs) });
}

function bad(problem: string): Result<never, BadSeaFile> {
  return err({ kind: 'bad-sea-file', problem });
}

/** Reads the squares, each level after the one above it; a divided part is numbered in the order of its appearance. */
function readSquares(reader: NumberReader): Int32Array | null {
  const count = reader.number();
  if (count === 0 || count > reader.left) return null;
  const squares = new Int32Array(PARTS * count);
  let named = 1;
  for (let square = 0; square < count; square += 1) {
    if (square >= named) return null;
    let code = reader.byte();
    for (let part = PARTS - 1; part >= 0; part -= 1) {
      squares[PARTS * square + part] = code % 3;
      code = Math.floor(code / 3);
    }
    for (let at = PARTS * square; at < PARTS * (square + 1); at += 1) {
      squares[at] = squares[at] === HALVED ? named++ : squares[at] === 1 ? LAND : SEA;
    }
  }
  return named === count ? squares : null;
}

function readAxis(reader: NumberReader, count: number): Float64Array {
  let last = 0;
  return Float64Array.from({ length: count }, () => {
    const step = reader.number();
    last += step % 2 === 1 ? -(step + 1) / 2 : step / 2;
    return last / GRID;
  });
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Reads bytes and numbers in turn. Beyond the end it returns zeros, and {@link NumberReader.left} is negative. */
class NumberReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    this.#at += 1;
    return this.#bytes[this.#at - 1] ?? 0;
  }

  number(): number {
    let [value, unit] = [0, 1];
    for (let length = 0; length < 5; length += 1) {
      const byte = this.byte();
      value += (byte % 128) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
    return value;
  }
}
