import { expect, test } from 'vitest';
import { SAMPLE_TERMS, termsRecord } from '../../../tests/samples/sample-terms.ts';
import { SAMPLE_AREAS } from '../../../tests/samples/sample-wire.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { charterTermsFindings } from './charter-terms.ts';
import { unknownFields } from './unknown-fields.ts';

const RECORD = termsRecord(SAMPLE_TERMS);
const PORTS = RECORD.ports as readonly Record<string, unknown>[];
const AREAS = PORTS.flatMap(({ area }) => (area === null ? [] : [{ ...SAMPLE_AREAS[0], id: area }]));
const FILE = 'charter-terms.json';

const checked = async (terms: unknown) => {
  const { content, findings } = await contentIn({ 'areas.json': AREAS, ...(terms === null ? {} : { [FILE]: terms }) });
  return linesOf([...findings, ...charterTermsFindings(content), ...unknownFields(content)]);
};

test('accepts valid charter terms, and none at all', async () => {
  expect(await checked(RECORD)).toEqual([]);
  expect(await checked(null)).toEqual([]);
});

test('CO2 reports a port that the site leaves out and what makes the terms unusable', async () => {
  expect(await checked({ ...RECORD, ports: [...PORTS, { ...PORTS[0], id: 'Pireo' }] })).toEqual([
    `error ${FILE} ports[5].id: must be a name such as porto-cervo, of at most 40 characters`,
  ]);
  expect(await checked({ ...RECORD, reviewed: undefined })).toEqual([`error ${FILE} reviewed: is missing`]);
  expect(await checked('{')).toMatchObject([expect.stringContaining(`error ${FILE} : `)]);
});

test('reports a port in an unknown area as an error and VAT of a country without a port as a warning', async () => {
  const [first, ...others] = PORTS;
  expect(await checked({ ...RECORD, ports: [{ ...first, area: 'saronic-golf' }, ...others] })).toEqual([
    `error ${FILE} ports.athens.area: there is no area "saronic-golf" (is "saronic-gulf" meant?)`,
  ]);
  expect(await checked({ ...RECORD, ports: PORTS.filter(({ id }) => id !== 'split') })).toEqual([
    `warning ${FILE} vat.HR: is of a country without a port`,
  ]);
});

test('CO2 reports two rates of VAT in one country on the same day as an error', async () => {
  const [row] = RECORD.vat as readonly Record<string, unknown>[];
  const rows = (...change: object[]) => checked({ ...RECORD, vat: change.map((one) => ({ ...row, ...one })) });
  const found = (line: string) => (lines: readonly string[]) =>
    expect(lines.filter((one) => one.includes(`vat.${row?.country}`))).toEqual(line === '' ? [] : [line]);
  found(
    `error ${FILE} vat.${row?.country}: two rates are in force from 2026-01-01 on: the row from 2020-01-01 has no end`,
  )(await rows({ from: '2026-01-01', until: null }, { from: '2020-01-01', until: null }));
  found(
    `error ${FILE} vat.${row?.country}: two rates are in force from 2026-01-01 on: the row from 2020-01-01 ends on 2026-01-01`,
  )(await rows({ from: '2020-01-01', until: '2026-01-01' }, { from: '2026-01-01', until: null }));
  found('')(await rows({ from: '2020-01-01', until: '2025-12-31' }, { from: '2026-01-01', until: null }));
});

test('reports an unused field', async () => {
  expect(await checked({ ...RECORD, tip: 10 })).toEqual([`warning ${FILE} tip: is read by nothing`]);
});
