import { expect, test } from 'vitest';
import { SAMPLE_STOPS, stopRecord } from '../../../tests/samples/sample-stops.ts';
import { SAMPLE_TERMS, termsRecord } from '../../../tests/samples/sample-terms.ts';
import { SAMPLE_AREAS } from '../../../tests/samples/sample-wire.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { stopFindings } from './stops.ts';
import { allTexts } from './texts.ts';
import { translationFindings } from './translations.ts';
import { typographyFindings } from './typography.ts';
import { unknownFields } from './unknown-fields.ts';

const [HYDRA = {}, DOKOS = {}, HORTA = {}] = SAMPLE_STOPS.map(stopRecord);
const AREAS = [{ ...SAMPLE_AREAS[0], id: 'saronic-gulf' }];
const FILE = 'stops.json';

const checked = async (stops: unknown, files: Record<string, unknown> = {}) => {
  const given = stops === null ? {} : { [FILE]: stops };
  const { content, findings } = await contentIn({ 'areas.json': AREAS, ...given, ...files });
  const texts = allTexts(content);
  return linesOf([
    ...findings,
    ...stopFindings(content),
    ...unknownFields(content),
    ...translationFindings(content, texts),
    ...typographyFindings(texts),
  ]);
};

test('CF3 accepts valid stops, and none at all', async () => {
  expect(await checked([HYDRA, DOKOS, HORTA])).toEqual([]);
  expect(await checked([])).toEqual([]);
  expect(await checked(null)).toEqual([]);
});

test('CF3 CO2 reports a stop that the site leaves out', async () => {
  const { id: _, ...nameless } = DOKOS;
  expect(await checked([HYDRA, { ...DOKOS, country: 'GRC' }, nameless, HYDRA])).toEqual([
    `error ${FILE} dokos.country: must be a country code such as MC`,
    `error ${FILE} [2].id: is missing`,
    `error ${FILE} hydra.id: "hydra" is taken by an earlier row`,
  ]);
  expect(await checked({})).toEqual([`error ${FILE} : must be a list`]);
  expect(await checked('{')).toMatchObject([expect.stringContaining(`error ${FILE} : `)]);
});

test('CF3 reports a stop in an unknown area as an error', async () => {
  expect(await checked([{ ...HYDRA, area: 'saronic-golf' }])).toEqual([
    `error ${FILE} hydra.area: there is no area "saronic-golf" (is "saronic-gulf" meant?)`,
  ]);
});

test('CF3 warns of two stops less than 0.1 nm apart', async () => {
  const north = (miles: number) => ({ ...HYDRA, id: 'mandraki', lat: Number(HYDRA.lat) + miles / 60 });
  expect(await checked([HYDRA, north(0.099)])).toEqual([
    `warning ${FILE} mandraki.lat: lies less than 0.1 nm from hydra`,
  ]);
  expect(await checked([HYDRA, north(0.101)])).toEqual([]);
});

test('CF3 warns of a stop more than 5 nm from the port with its id', async () => {
  const terms = termsRecord(SAMPLE_TERMS);
  const [port] = terms.ports as readonly Record<string, unknown>[];
  const files = { 'charter-terms.json': { ...terms, vat: [], ports: [{ ...port, area: null }] } };
  const off = (miles: number) => ({ ...HYDRA, id: 'athens', lat: Number(port?.lat) - miles / 60, lng: port?.lng });
  expect(await checked([off(5.6)], files)).toEqual([
    `warning ${FILE} athens.lat: lies 6 nm from the port "athens" of charter-terms.json`,
  ]);
  expect(await checked([off(4.9)], files)).toEqual([]);
  expect(await checked([{ ...off(5.6), id: 'aegina' }], files)).toEqual([]);
});

test('CF3 reports unused fields and untranslated or mistyped texts', async () => {
  const note = { en: 'Open to the west in a gale', es: 'Open to the west in a gale' };
  expect(
    await checked([
      { ...HYDRA, draught: 4 },
      { ...DOKOS, note },
    ]),
  ).toEqual([
    `warning ${FILE} hydra.draught: is read by nothing`,
    `warning ${FILE} dokos.note.es: is the same as in English: "${note.es}"`,
  ]);
  expect(await checked([{ ...HYDRA, note: { en: 'Holds in 5 m', es: 'Fango a 5\u00a0m' } }])).toEqual([
    `warning ${FILE} hydra.note.en: has a plain space before a unit: …Holds in 5 m…`,
  ]);
});
