import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PORTRAITS } from './people.ts';
import { portraitSvg } from './portrait.ts';

const names = (folder: string, extension: string) =>
  readdirSync(folder)
    .map((file) => file.slice(0, -extension.length))
    .toSorted();

test('each person of the demo has a portrait, and each portrait its person', () => {
  const people = names('content/pages/people', '.json');
  expect(Object.keys(PORTRAITS).toSorted()).toEqual(people);
  expect(names('content/media/people', '.webp')).toEqual(people);
});

test('no two people are drawn alike, and every line has its numbers', () => {
  const drawings = Object.values(PORTRAITS).map((portrait) => portraitSvg(portrait, 960));
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined/);
});
