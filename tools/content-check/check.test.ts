import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleYachtWire } from '../../tests/contract/sample-wire.ts';
import { checkContent } from './check.ts';
import { blocksBelow, contentIn, linesOf, pageRecord, TODAY } from './content-in.fixture.ts';

const errorsIn = async (dir: string) => {
  const { findings, accepted } = await checkContent(dir, TODAY);
  return { errors: linesOf(findings).filter((line) => line.startsWith('error')), accepted };
};

test('CO2 a folder is checked by every rule, and what its check.json names is accepted', async () => {
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

test('a folder that is not there has no site', async () => {
  const { errors } = await errorsIn('no-such-folder');
  expect(errors).toContainEqual(expect.stringMatching(/^error site.json : ENOENT/));
});
