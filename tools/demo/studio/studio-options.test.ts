import { expect, test } from 'vitest';
import { deadline, studioArguments } from './studio-options.ts';

const mistakeOf = (...argv: string[]) => {
  const given = studioArguments(argv);
  return given.ok ? null : given.error;
};

test('defaults to one worker for all missing pictures', () => {
  expect(studioArguments([])).toEqual({
    ok: true,
    value: {
      ...{ stage: null, only: [], force: false, limit: Number.POSITIVE_INFINITY, workers: 1, until: null },
      ...{ out: 'content/media', size: 240, seed: 7 },
    },
  });
});

test('reads every option', () => {
  const argv = '--stage angles --only a,b --force --limit 3 --workers 2 --until 08:05 --out m --size 9 --seed 1';
  expect(studioArguments(argv.split(' '))).toMatchObject({
    value: {
      ...{ stage: 'angles', only: ['a', 'b'], force: true, limit: 3, workers: 2, until: '08:05' },
      ...{ out: 'm', size: 9, seed: 1 },
    },
  });
});

test('reports a mistake in one line that names it', () => {
  expect(mistakeOf('--stage', 'heroes')).toBe(
    '--stage must be featured, angles, interiors, places, rest, not "heroes".',
  );
  expect(mistakeOf('--until', '25:00')).toContain('--until');
  expect(mistakeOf('--until', '8:30')).toContain('--until');
  expect(mistakeOf('--workers', '0')).toBe('--workers must be a whole number from 1, not "0".');
  expect(mistakeOf('--limit', 'x')).toContain('--limit');
  expect(mistakeOf('--fast')).toContain('--fast');
});

test('takes a time that has passed today as tomorrow’s', () => {
  const now = new Date(2026, 4, 9, 18, 0);
  expect(deadline('18:30', now)).toEqual(new Date(2026, 4, 9, 18, 30));
  expect(deadline('06:00', now)).toEqual(new Date(2026, 4, 10, 6, 0));
});
