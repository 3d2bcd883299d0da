import { expect, test } from 'vitest';
import { err, ok, type Result } from '../shared/result.ts';
import { squaresWith } from './sea.fixture.ts';
import { type BadSeaFile, writeSea } from './sea-file.ts';
import { SeaLoader } from './sea-loader.ts';

const GONE = { kind: 'gone' } as const;
const CHART = writeSea({
  squares: squaresWith([], 1),
  x: Float64Array.of(0.5, 0.51),
  y: Float64Array.of(0.5, 0.5),
  pairs: Int32Array.of(0, 1),
});

/** A loader that is handed one answer after the other, and what it read and told. */
function loaderOf(...answers: readonly Result<Uint8Array, typeof GONE>[]) {
  const told: (typeof GONE | BadSeaFile)[] = [];
  let reads = 0;
  const read = async () => {
    reads += 1;
    return answers[reads - 1] ?? err(GONE);
  };
  return { loader: new SeaLoader(read, (why) => told.push(why)), told, reads: () => reads };
}

test('CF3 a chart is read once, also by those who ask meanwhile', async () => {
  const { loader, told, reads } = loaderOf(ok(CHART));
  const [one, other] = await Promise.all([loader.load(), loader.load()]);
  expect(one?.waterNear({ latitude: 0, longitude: 1 })).toEqual({ latitude: 0, longitude: 1 });
  expect(other).toBe(one);
  expect(await loader.load()).toBe(one);
  expect(reads()).toBe(1);
  expect(told).toEqual([]);
});

test('CF3 bytes that cannot be had are no chart, told of once, and read anew', async () => {
  const { loader, told, reads } = loaderOf(err(GONE), ok(CHART));
  expect(await Promise.all([loader.load(), loader.load()])).toEqual([null, null]);
  expect(told).toEqual([GONE]);
  expect(await loader.load()).not.toBeNull();
  expect(reads()).toBe(2);
});

test('CF3 bytes that are no chart are told of, and read anew', async () => {
  const { loader, told } = loaderOf(ok(CHART.subarray(0, -1)), ok(CHART));
  expect(await loader.load()).toBeNull();
  expect(told).toMatchObject([{ kind: 'bad-sea-file' }]);
  expect(await loader.load()).not.toBeNull();
});
