import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayReload, RELOAD_PAUSE_MS, withReload } from './reload-guard.ts';

const NOW = 1_700_000_000_000;
const paths = fc.oneof(fc.constantFrom('/', '/yachts-for-sale/', '/a b/\n"'), fc.string({ unit: 'binary' }));
const instants = fc.integer({ min: 0, max: 8.64e15 });

test.each([
  ['at once', 0, false],
  ['after 9.999 seconds', RELOAD_PAUSE_MS - 1, false],
  ['after 10 seconds', RELOAD_PAUSE_MS, true],
  ['when the clock was put back', -1, true],
])('UI4 reloads the same path %s', (_, later, may) => {
  const record = withReload(null, '/a/', NOW);
  expect(mayReload(record, '/a/', NOW + later)).toBe(may);
  expect(mayReload(record, '/b/', NOW + later)).toBe(true);
});

test('UI4 a visit to another path does not release the first', () => {
  const record = withReload(withReload(null, '/a/', NOW), '/b/', NOW + 3000);
  expect(mayReload(record, '/a/', NOW + 6000)).toBe(false);
  expect(mayReload(record, '/a/', NOW + 10_000)).toBe(true);
  expect(mayReload(record, '/b/', NOW + 10_000)).toBe(false);
});

test('UI4 the record holds only entries that still count', () => {
  let record: string | null = null;
  for (let index = 0; index < 100; index++) record = withReload(record, `/${index}/`, NOW + index * RELOAD_PAUSE_MS);
  expect(record).toBe(withReload(null, '/99/', NOW + 99 * RELOAD_PAUSE_MS));
});

test.each([
  ['nothing', null],
  ['no text', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['another version', JSON.stringify({ version: 2, reloads: [['/a/', NOW]] })],
  ['no version', JSON.stringify({ reloads: [['/a/', NOW]] })],
  ['no list', JSON.stringify({ version: 1, reloads: '/a/' })],
  [
    'rows of another shape',
    JSON.stringify({ version: 1, reloads: [null, '/a/', ['/a/'], [NOW, '/a/'], ['/a/', 'x']] }),
  ],
  ['an endless time', '{"version":1,"reloads":[["/a/",1e999]]}'],
])('UI4 reads %s as no reload', (_, record) => {
  expect(mayReload(record, '/a/', NOW)).toBe(true);
  expect(withReload(record, '/b/', NOW)).toBe(withReload(null, '/b/', NOW));
});

test('UI4 never reloads a path twice within ten seconds', () => {
  const steps = fc.array(fc.tuple(paths, fc.nat({ max: 4000 })), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (tries) => {
      const last = new Map<string, number>();
      let record: string | null = null;
      let now = NOW;
      for (const [path, pause] of tries) {
        now += pause;
        const may = mayReload(record, path, now);
        expect(may).toBe(now - (last.get(path) ?? 0) >= RELOAD_PAUSE_MS);
        if (!may) continue;
        record = withReload(record, path, now);
        last.set(path, now);
      }
    }),
  );
});

test('UI4 reads any text safely, and writes only entries that count', () => {
  const records = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((reloads) => JSON.stringify({ version: 1, reloads })),
  );
  fc.assert(
    fc.property(records, paths, instants, (record, path, now) => {
      mayReload(record, path, now);
      expect(mayReload(withReload(record, path, now), path, now)).toBe(false);
    }),
  );
});
