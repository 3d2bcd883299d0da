import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '../shared/result.ts';
import {
  isBuildId,
  isNewerBuild,
  parseBuildMeta,
  parseLatestBuild,
  readBuildVersion,
  writeBuildVersion,
} from './build-version.ts';

const RUNNING = { id: '0a1b2c3d4e5f', builtAt: 1_740_830_400 };

describe('UI4 detects whether the served build is newer than the running one', () => {
  test.each([
    ['built later', { id: 'f5e4d3c2b1a0', builtAt: RUNNING.builtAt + 1 }, true],
    ['built earlier, served by a node not yet replaced', { id: 'f5e4d3c2b1a0', builtAt: RUNNING.builtAt - 1 }, false],
    ['built at the same time', { id: 'f5e4d3c2b1a0', builtAt: RUNNING.builtAt }, false],
    ['the same, built again later', { ...RUNNING, builtAt: RUNNING.builtAt + 1 }, false],
    ['the same', RUNNING, false],
  ])('%s', (_, served, newer) => {
    expect(isNewerBuild(served, RUNNING)).toBe(newer);
  });

  test('at most one of two builds is newer', () => {
    const builds = fc.record({ id: fc.constantFrom('aaaaaa', 'bbbbbb', 'cccccc'), builtAt: fc.nat(5) });
    fc.assert(fc.property(builds, builds, (a, b) => !(isNewerBuild(a, b) && isNewerBuild(b, a))));
  });
});

describe('UI4 the build id in a document', () => {
  test('round-trips', () => {
    expect(writeBuildVersion(RUNNING)).toBe('0a1b2c3d4e5f 1740830400');
    expect(readBuildVersion('0a1b2c3d4e5f 1740830400')).toEqual(RUNNING);
  });

  test.each(['', '0a1b2c3d4e5f', '0a1b2c3d4e5f ', '../ 1740830400', '0a1b2c3d4e5f -1', '0a1b2c3d4e5f 1.5', 'abcdef x'])(
    'is missing in %j',
    (text) => {
      expect(readBuildVersion(text)).toBeNull();
    },
  );
});

const ID = '0a1b2c3d4e5f';
const TIMESTAMP = '2025-03-01T12:00:00.000Z';
const BUILT = { id: ID, timestamp: TIMESTAMP, builtAt: 1_740_830_000 };

test('UI4 reads latest.json and a build with its route rules', () => {
  const meta = { ...BUILT, redirects: [{ from: '/a/', to: '/b/' }] };
  expect(parseBuildMeta({ ...meta, more: 1 })).toEqual(ok(meta));
  expect(parseLatestBuild(meta)).toEqual(ok(BUILT));
  expect(parseBuildMeta({ ...BUILT, timestamp: '2025-03-01T12:00:00Z', redirects: null }).ok).toBe(true);
});

test.each([
  [{ timestamp: TIMESTAMP, redirects: [] }, 'id'],
  [{ id: 12345678, timestamp: TIMESTAMP, redirects: [] }, 'id'],
  [{ id: '../secret', timestamp: TIMESTAMP, redirects: [] }, 'id'],
  [{ id: ID, redirects: [] }, 'timestamp'],
  [{ id: ID, timestamp: 1_700_000_000, redirects: [] }, 'timestamp'],
  [{ id: ID, timestamp: 'yesterday', redirects: [] }, 'timestamp'],
  [{ id: ID, timestamp: '2025-03-01T12:00:00', redirects: [] }, 'timestamp'],
  [{ id: ID, timestamp: TIMESTAMP, redirects: [] }, 'builtAt'],
  [{ ...BUILT, builtAt: '1740830000', redirects: [] }, 'builtAt'],
  [{ ...BUILT, builtAt: 0.5, redirects: [] }, 'builtAt'],
  [BUILT, 'redirects'],
  [null, 'id'],
  ['<!doctype html>', 'id'],
  [[], 'id'],
])('UI4 %j: reports %s as wrong', (raw, field) => {
  expect(parseBuildMeta(raw)).toEqual({ ok: false, error: { kind: 'bad-build', field } });
  if (field !== 'redirects') expect(parseLatestBuild(raw)).toEqual(parseBuildMeta(raw));
});

test.each([
  ['abcdef', true],
  ['ABC-123', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['abcde', false],
  ['abc/def', false],
  ['abc.def', false],
  ['abcdef\n', false],
  ['', false],
  [null, false],
])('UI4 %j as a build id: %s', (id, is) => {
  expect(isBuildId(id)).toBe(is);
});

test('UI4 no answer makes the parser throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
      expect([parseBuildMeta(raw).ok, parseLatestBuild(raw).ok]).toEqual([false, false]);
    }),
  );
});

test('UI4 round-trips any build', () => {
  const ids = fc.stringMatching(/^[a-zA-Z0-9-]{6,64}$/);
  const instants = fc.date({ min: new Date(0), max: new Date(8e12), noInvalidDate: true });
  fc.assert(
    fc.property(ids, instants, fc.integer({ min: 1 }), fc.jsonValue(), (id, instant, builtAt, redirects) => {
      const meta = { id, timestamp: instant.toISOString(), builtAt, redirects };
      expect(parseBuildMeta(meta)).toEqual(ok(meta));
    }),
  );
});
