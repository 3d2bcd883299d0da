import { expect, test } from 'vitest';
import { picturedRoom, roomFile, roomShots } from '../studio/interiors.ts';
import { roomAlt } from './asset-text.ts';
import { readRoster } from './design/design.ts';
import { assetId, readMasters } from './design/masters.ts';
import { buildFleet, designFleet } from './fleet.ts';
import { galleriesOf } from './galleries.ts';

const SLUG = 'amber-strait';
const masters = readMasters('content/media');
const withRooms = { ...masters, yachts: [...masters.yachts, roomFile(SLUG, 'saloon'), roomFile(SLUG, 'master-suite')] };
const numbered = [1, 2, 3].map((number) => assetId(`yachts/${SLUG}-${number}.webp`));
const rooms = (['saloon', 'master-suite'] as const).map((room) => assetId(`yachts/${roomFile(SLUG, room)}`));

test('her rooms follow the first picture from outside, on either market', () => {
  const at = readRoster().findIndex(({ slug }) => slug === SLUG);
  const yacht = [...buildFleet(designFleet(7, 240), 7, withRooms)][at];
  if (yacht === undefined) throw new Error('no yacht');
  const of = (market: string) =>
    galleriesOf(SLUG, yacht, withoutDeck(withRooms), new Set())
      .find(({ id }) => id === `${SLUG}-${market}`)
      ?.sections.flatMap(({ images }) => images);
  const [hero, second, third] = numbered;
  expect(of('charter')).toEqual([hero, ...rooms, second, third]);
  expect(of('sale')).toEqual([second, ...rooms, third, hero]);
});

test('no two pictures of a yacht’s rooms have the same alternative text in a language', () => {
  const texts = roomShots(SLUG).map((shot) => roomAlt({ name: 'Amber Strait' }, shot));
  expect(new Set(texts.flatMap(({ en, es }) => [en, es])).size).toBe(2 * texts.length);
});

test('a picture of a room says which, and where its camera looks, so that deck plans lead to it', () => {
  expect(roomShots(SLUG).map(picturedRoom)).toEqual([
    { kind: 'saloon', bearing: 353 },
    { kind: 'master-suite', bearing: 13 },
    { kind: 'deck-dining', bearing: 165 },
  ]);
});

function withoutDeck(all: typeof masters): typeof masters {
  return { ...all, yachts: all.yachts.filter((name) => !name.endsWith('deck-dining.webp')) };
}
