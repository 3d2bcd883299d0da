import { expect, test } from 'vitest';
import { meantHint, nearestName } from './nearest-name.ts';

test.each([
  ['captoin', 'caption'],
  ['standfrist', 'standfirst'],
  ['yacht', 'yachts'],
  ['popularty', 'popularity'],
  ['zebra', null],
])('suggests for %s the name %s', (name, expected) => {
  expect(nearestName(name, ['title', 'caption', 'standfirst', 'yachts', 'popularity'])).toBe(expected);
});

test('suggests nothing where no name is close', () => {
  expect(meantHint('captoin', ['caption'])).toBe(' (is "caption" meant?)');
  expect(meantHint('zebra', ['caption'])).toBe('');
});
