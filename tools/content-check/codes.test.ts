import { expect, test } from 'vitest';
import { sampleOfficeWire, sampleYachtWire } from '../../tests/samples/sample-wire.ts';
import { contentIn, linesOf } from './content-in.fixture.ts';

const errorsOf = async (files: Record<string, unknown>) => linesOf((await contentIn(files)).findings);

test('CO5 reports an unknown time zone with file, office and value', async () => {
  expect(await errorsOf({ 'offices.json': [sampleOfficeWire({ timezone: 'Europe/Monaca' })] })).toEqual([
    'error offices.json monaco.timezone: must be an IANA time zone such as Europe/Madrid: there is no "Europe/Monaca"',
  ]);
});

test('CO2 reports a flag and a country that are not in ISO 3166-1', async () => {
  const yacht = { ...sampleYachtWire({ flag: 'QQ', country: 'ZZ' }), summerLocations: [], winterLocations: [] };
  expect(await errorsOf({ 'yachts/aurora.json': yacht })).toEqual([
    'error yachts/aurora.json flag: is not a country: ISO 3166-1 has no QQ',
    'error yachts/aurora.json country: is not a country: ISO 3166-1 has no ZZ',
  ]);
});

test('PR3 PR7 reports an unreadable protecting flag with its effect', async () => {
  const yacht = { ...sampleYachtWire(), summerLocations: [], winterLocations: [], poa: 'true' };
  expect(await errorsOf({ 'yachts/aurora.json': yacht })).toEqual([
    'error yachts/aurora.json poa: must be true or false: until it can be read, her price is hidden',
  ]);
});
