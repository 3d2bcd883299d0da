import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBuildId } from '../../core/build-version/build-version.ts';
import { buildIdOf } from './build-id.ts';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}\.[A-Za-z0-9]{8}\.js$/), { minLength: 1 });

test('UI4 the same files are the same build, in whatever order they are listed', () => {
  fc.assert(
    fc.property(names, (listed) => {
      const id = buildIdOf(listed);
      expect(isBuildId(id)).toBe(true);
      expect(buildIdOf(listed.toReversed())).toBe(id);
      expect(buildIdOf([...listed, ...listed])).toBe(id);
    }),
  );
});

test('UI4 another file makes another build', () => {
  const ids = [[], ['a.js'], ['b.js'], ['a.js', 'b.js'], ['a.jsb.js']].map(buildIdOf);
  expect(new Set(ids).size).toBe(ids.length);
});

test('UI4 twelve digits of the SHA-256 of the sorted names, on every node', () => {
  expect(buildIdOf(['entries/b.2.js', 'entries/a.1.js'])).toBe('1be01bd50a73');
});
