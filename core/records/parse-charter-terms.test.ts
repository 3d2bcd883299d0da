import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_TERMS, termsRecord } from '../../tests/samples/sample-terms.ts';
import { parseCharterTerms } from './parse-charter-terms.ts';

const RECORD = termsRecord(SAMPLE_TERMS);
const VAT = RECORD.vat as readonly Record<string, unknown>[];
const PORTS = RECORD.ports as readonly Record<string, unknown>[];

test('reads terms completely, with shares from per cent', () => {
  expect(parseCharterTerms(RECORD)).toEqual({ terms: SAMPLE_TERMS, warnings: [] });
  const share = { low: 9.6, high: 12 };
  const { terms } = parseCharterTerms({ ...RECORD, gratuity: share });
  expect(terms?.gratuity).toEqual({ low: 96, high: 120 });
});

test('optional fields of a row may be missing or empty', () => {
  const { until: _, note: __, ...row } = VAT[0] ?? {};
  const { area: ___, ...port } = PORTS[0] ?? {};
  const parsed = parseCharterTerms({ ...RECORD, vat: [{ ...row, note: '' }], ports: [{ ...port, area: '' }] });
  expect(parsed.warnings).toEqual([]);
  expect(parsed.terms?.vat).toMatchObject([{ until: null, note: null }]);
  expect(parsed.terms?.ports).toMatchObject([{ area: null }]);
});

describe('rejects terms with an invalid required field', () => {
  test.each<[string, object]>([
    ['record', []],
    ['reviewed', { ...RECORD, reviewed: 'November' }],
    ['apa.sail', { ...RECORD, apa: { ...(RECORD.apa as object), sail: 20 } }],
    ['gratuity.high', { ...RECORD, gratuity: { low: 10, high: 101 } }],
    ['gratuity.low', { ...RECORD, gratuity: { low: 20, high: 10 } }],
    ['gratuity.low', { ...RECORD, gratuity: { low: 9.65, high: 10 } }],
    ['delivery.dayShare.high', { ...RECORD, delivery: { dayShare: { low: 50, high: 110 } } }],
    ['payment.atSigning', { ...RECORD, payment: { atSigning: '50', weeksBefore: { from: 4, to: 6 } } }],
    ['payment.weeksBefore.from', { ...RECORD, payment: { atSigning: 50, weeksBefore: { from: 7, to: 6 } } }],
  ])('%s', (field, record) => {
    const { terms, warnings } = parseCharterTerms(record);
    expect(terms).toBeNull();
    expect(warnings.map((warning) => warning.field)).toEqual([field]);
  });
});

describe('drops and reports an invalid row and keeps the others', () => {
  test.each<[string, object]>([
    ['ports[5].id', { id: 'Porto Cervo' }],
    ['ports[5].id', { id: 'x'.repeat(41) }],
    ['ports[5].name.es', { name: { en: 'Nice' } }],
    ['ports[5].country', { country: 'France' }],
    ['ports[5].lat', { lat: 91 }],
    ['ports[5]', { id: 'athens' }],
  ])('reports %s of a port', (field, change) => {
    const { terms, warnings } = parseCharterTerms({
      ...RECORD,
      ports: [...PORTS, { ...PORTS[0], id: 'new', ...change }],
    });
    expect(terms).toEqual(SAMPLE_TERMS);
    expect(warnings.map((warning) => warning.field)).toEqual([field]);
  });

  test.each<[string, object]>([
    ['vat[0].country', { country: 'gr' }],
    ['vat[0].from', { from: '2026' }],
    ['vat[0].until', { from: '2026-02-01', until: '2026-01-31' }],
    ['vat[0].share.low', { share: { low: 13, high: 12 } }],
    ['vat[0].note.es', { note: { en: 'Less' } }],
  ])('reports %s of a row of VAT', (field, change) => {
    const [first, ...others] = VAT;
    const { terms, warnings } = parseCharterTerms({ ...RECORD, vat: [{ ...first, ...change }, ...others] });
    expect(terms).toEqual({ ...SAMPLE_TERMS, vat: SAMPLE_TERMS.vat.slice(1) });
    expect(warnings.map((warning) => warning.field)).toEqual([field]);
  });

  test('rejects a second row of a country from the same day', () => {
    const { terms, warnings } = parseCharterTerms({ ...RECORD, vat: [...VAT, VAT[0]] });
    expect(terms).toEqual(SAMPLE_TERMS);
    expect(warnings).toEqual([{ field: 'vat[4]', problem: '"GR 2024-01-01" duplicates an earlier row' }]);
  });

  test('has none without lists', () => {
    const { terms, warnings } = parseCharterTerms({ ...RECORD, vat: undefined, ports: 'all' });
    expect(terms).toEqual({ ...SAMPLE_TERMS, vat: [], ports: [] });
    expect(warnings.map((warning) => warning.field)).toEqual(['vat', 'ports']);
  });
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (whole, apa, vat) => {
      expect(parseCharterTerms(whole).terms).toBeNull();
      parseCharterTerms({ ...RECORD, apa });
      parseCharterTerms({ ...RECORD, vat: [vat], ports: [vat] });
    }),
  );
});
