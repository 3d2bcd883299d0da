import { expect, test } from 'vitest';
import { readRoster } from '../fleet/design/design.ts';
import { designFleet } from '../fleet/fleet.ts';
import { allJobs, type Choice, chosenJobs, type Job } from './job.ts';
import { LANDSCAPES } from './places/places.ts';

const roster = readRoster();
const jobs = allJobs(roster, LANDSCAPES);
const named = (file: string): Job => {
  const job = jobs.find((candidate) => candidate.file === file);
  if (!job) throw new Error(`no job ${file}`);
  return job;
};
const ALL: Choice = { stage: null, only: [], force: false, limit: Number.POSITIVE_INFINITY };
const nothing = () => 0;

test('lists the stages in order, and every picture once', () => {
  const stages = jobs.map(({ stage }) => stage);
  expect([...new Set(stages)]).toEqual(['featured', 'angles', 'interiors', 'places', 'rest']);
  const count = (stage: string) => stages.filter((other) => other === stage).length;
  expect([count('featured'), count('angles'), count('places'), count('rest')]).toEqual([
    24,
    53,
    LANDSCAPES.length,
    216,
  ]);
  expect(new Set(jobs.map(({ file }) => file)).size).toBe(jobs.length);
});

test('the spec matches her record', () => {
  expect(named('yachts/solvbris-1.webp').spec).toMatchObject({
    ...{ type: 'motor', style: 'modern', loa: 88.4, decks: 5, seed: 114, hull: 'white' },
    ...{ helipad: true, pool: true, tender: false, teak: 'warm' },
    ...{ scene: 'dusk', camera: 'profile', sun_rel: -154, res: [2400, 1500], spp: 12 },
  });
  expect(named('yachts/quiet-meridian-2.webp').spec).toMatchObject({
    ...{ type: 'sail', masts: 1, sailc: 'white', mast: 'black', heel: 12, cam: { el: 20, az: 64 }, spp: 10 },
  });
});

test('only sailing yachts have a rig, and a white house is the renderer’s default', () => {
  const { spec } = named('yachts/solvbris-1.webp');
  for (const field of ['masts', 'sailc', 'mast', 'super', 'variant']) expect(spec).not.toHaveProperty(field);
  expect(named('yachts/onda-quieta-1.webp').spec).toMatchObject({ super: 'cream' });
  expect(named('yachts/cala-sospiro-1.webp').spec).toMatchObject({ type: 'cat', masts: 1 });
});

test('passes a manual choice to the renderer', () => {
  const [first] = roster;
  if (!first) throw new Error('no yacht');
  const [job] = allJobs([{ ...first, variant: { mast: 'fin' } }], []);
  expect(job?.spec.variant).toEqual({ mast: 'fin' });
});

test('the first picture of a featured yacht is wide enough for heads on sharp screens', () => {
  const sizes = (wanted: boolean) =>
    new Set(
      jobs.filter(({ stage }) => (stage === 'featured') === wanted).map(({ spec, width }) => `${width} ${spec.res}`),
    );
  expect(sizes(true)).toEqual(new Set(['2400 2400,1500']));
  expect(sizes(false)).toEqual(new Set(['1440 1440,900']));
  expect(named('places/cyclades.webp').spec).toMatchObject({ type: 'none', spp: 8 });
});

test('a room has the woods and the camera that are fixed for the yacht', () => {
  expect(named('yachts/sel-et-soie-saloon.webp')).toMatchObject({
    stage: 'interiors',
    width: 1440,
    spec: {
      type: 'sail',
      loa: 46.1,
      room: 'saloon',
      palette: 'mahogany',
      stand: 1,
      light: 'morning',
      res: [1440, 900],
    },
  });
  const hers = chosenJobs(jobs, { ...ALL, stage: 'interiors', only: ['solvbris'] }, nothing);
  expect(hers.map(({ file }) => file)).toEqual(
    ['saloon', 'master-suite', 'deck-dining'].map((room) => `yachts/solvbris-${room}.webp`),
  );
});

test('a larger fleet has a picture for each yacht beyond the roster', () => {
  expect(allJobs(designFleet(7, 250), []).length - allJobs(designFleet(7, 240), []).length).toBe(10);
});

test('skips existing pictures, unless forced or too small', () => {
  const there = (file: string) => (file === 'places/cyclades.webp' ? 1440 : 0);
  const missing = chosenJobs(jobs, { ...ALL, only: ['cyclades', 'solvbris'] }, there).map(({ file }) => file);
  expect(missing).toEqual([
    ...['yachts/solvbris-1.webp', 'yachts/solvbris-2.webp', 'yachts/solvbris-3.webp'],
    ...['0650', '1240', '1910', '2025', '2051'].map((time) => `yachts/solvbris-at-${time}.webp`),
    ...['saloon', 'master-suite', 'deck-dining'].map((room) => `yachts/solvbris-${room}.webp`),
  ]);
  expect(chosenJobs(jobs, { ...ALL, only: ['cyclades'], force: true }, there)).toHaveLength(1);
  expect(chosenJobs(jobs, { ...ALL, only: ['cyclades'] }, () => 960)).toHaveLength(1);
});

test('a stage and a limit narrow the list; the limit counts missing pictures', () => {
  const angles = chosenJobs(jobs, { ...ALL, stage: 'angles', limit: 2 }, (file) =>
    file.startsWith('yachts/lune') ? 1440 : 0,
  );
  expect(angles.map(({ file }) => file)).toEqual(['yachts/marea-lenta-2.webp', 'yachts/marea-lenta-3.webp']);
  expect(chosenJobs(jobs, ALL, nothing)).toHaveLength(jobs.length);
});
