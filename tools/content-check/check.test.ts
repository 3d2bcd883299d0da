import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_STOPS, stopRecord } from '../../tests/samples/sample-stops.ts';
import { SAMPLE_TERMS, termsRecord } from '../../tests/samples/sample-terms.ts';
import { sampleOfficeWire, sampleYachtWire } from '../../tests/samples/sample-wire.ts';
import { checkContent } from './check.ts';
import { blocksBelow, contentIn, linesOf, pageRecord, TODAY } from './content-in.fixture.ts';

const TERMS = termsRecord(SAMPLE_TERMS);

const errorsIn = async (dir: string) => {
  const { findings, accepted } = await checkContent(dir, TODAY);
  return { errors: linesOf(findings).filter((line) => line.startsWith('error')), accepted };
};

test('CO2 checks a folder by every rule and accepts the findings in its check.json', async () => {
  const media = { hero: null, galleryCharter: null, gallerySales: null };
  const { content } = await contentIn({
    'pages/knots.json': pageRecord('knots', blocksBelow([{ type: 'countdown' }])),
    'yachts/thyme.json': sampleYachtWire({
      ...{ media, office: null, summerLocations: [], marketType: 'sale' },
      slugs: { sale: 'thyme', charter: null, ghost: null },
    }),
  });
  const { dir } = content.source;
  const wrong = (locale: string) =>
    `pages/knots.json blocks.${locale}[1].type: is not a known block (block "countdown")`;
  expect((await errorsIn(dir)).errors).toEqual([`error ${wrong('en')}`, `error ${wrong('es')}`]);

  const accept = { file: 'pages/knots.json', field: 'blocks.en[1].type', because: 'A page must do without it.' };
  await writeFile(join(dir, 'check.json'), JSON.stringify({ accept: [accept] }));
  expect(await errorsIn(dir)).toEqual({ errors: [`error ${wrong('es')}`], accepted: 1 });
});

test('CO2 finds places on land, contradicting rates and figures, and unknown codes in a folder', async () => {
  const [port] = TERMS.ports as readonly object[];
  const [vat] = TERMS.vat as readonly object[];
  const { content } = await contentIn({
    'stops.json': [{ ...stopRecord(SAMPLE_STOPS[0] as never), id: 'calvi', lat: 45.5, lng: 9.9 }],
    'charter-terms.json': {
      ...TERMS,
      ports: [port],
      vat: ['2020-01-01', '2024-01-01'].map((from) => ({ ...vat, from, until: null })),
    },
    'offices.json': [sampleOfficeWire({ timezone: 'Europe/Monaca' })],
    'yachts/aurora.json': sampleYachtWire({
      ...{ lyingPosition: { lat: 48.8566, lng: 2.3522 }, flag: 'QQ', country: 'ZZ' },
      cabins: { ...sampleYachtWire().cabins, staterooms: 8 },
    }),
  });
  const { findings } = await checkContent(content.source.dir, TODAY);
  const fields = findings.map(({ file, field }) => `${file} ${field}`);
  const country = (vat as { readonly country: string }).country;
  for (const named of [
    'stops.json calvi.lat',
    `charter-terms.json vat.${country}`,
    'offices.json monaco.timezone',
    'yachts/aurora.json lyingPosition',
    'yachts/aurora.json flag',
    'yachts/aurora.json country',
    'yachts/aurora.json cabins.staterooms',
  ]) {
    expect(fields).toContain(named);
  }
});

test('a missing folder has no site', async () => {
  const { errors } = await errorsIn('no-such-folder');
  expect(errors).toContainEqual(expect.stringMatching(/^error site.json : ENOENT/));
});
