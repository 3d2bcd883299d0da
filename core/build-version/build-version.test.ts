import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNewerBuild, readBuildVersion, writeBuildVersion } from './build-version.ts';

const RUNNING = { id: '0a1b2c3d4e5f', builtAt: 1_740_830_400 };

describe('UI4 the build that is served is newer than the one that runs', () => {
  test.each([
    ['made later', { id: 'f5e4d3c2b1a0', builtAt: RUNNING.builtAt + 1 }, true],
    ['made earlier, by a node that is not yet replaced', { id: 'f5e4d3c2b1a0', builtAt: RUNNING.builtAt - 1 }, false],
    ['made at the same time', { id: 'f5e4d3c2b1a0', builtAt: RUNNING.builtAt }, false],
    ['the same, made again later', { ...RUNNING, builtAt: RUNNING.builtAt + 1 }, false],
    ['the same', RUNNING, false],
  ])('%s', (_, served, newer) => {
    expect(isNewerBuild(served, RUNNING)).toBe(newer);
  });

  test('of two builds at most one is newer', () => {
    const builds = fc.record({ id: fc.constantFrom('aaaaaa', 'bbbbbb', 'cccccc'), builtAt: fc.nat(5) });
    fc.assert(fc.property(builds, builds, (a, b) => !(isNewerBuild(a, b) && isNewerBuild(b, a))));
  });
});

describe('UI4 the build that a document names', () => {
  test('is read as it was written', () => {
    expect(writeBuildVersion(RUNNING)).toBe('0a1b2c3d4e5f 1740830400');
    expect(readBuildVersion('0a1b2c3d4e5f 1740830400')).toEqual(RUNNING);
  });

  test.each(['', '0a1b2c3d4e5f', '0a1b2c3d4e5f ', '../ 1740830400', '0a1b2c3d4e5f -1', '0a1b2c3d4e5f 1.5', 'abcdef x'])(
    'is none in %j',
    (text) => {
      expect(readBuildVersion(text)).toBeNull();
    },
  );
});
