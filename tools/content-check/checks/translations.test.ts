import { expect, test } from 'vitest';
import { blocksBelow, contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { allTexts } from './texts.ts';
import { translationFindings } from './translations.ts';

async function untranslatedIn(files: Record<string, unknown>): Promise<string[]> {
  const { content } = await contentIn(files);
  return linesOf(translationFindings(content, allTexts(content)));
}
const page = (change: Record<string, unknown>) => untranslatedIn({ 'pages/knots.json': pageRecord('knots', change) });

test('LO8 accepts what both languages have', async () => {
  expect(await page({ teaser: { en: 'Tie it so that it holds.', es: 'Átelo para que aguante.' } })).toEqual([]);
});

test('RT5 warns of a page in one language only', async () => {
  expect(await page({ slug: { en: 'knots' } })).toEqual([
    'warning pages/knots.json slug.es: there is no such page in Spanish',
  ]);
});

test('LO8 reports a teaser or an asset’s title missing in one language', async () => {
  expect(await page({ teaser: { es: 'Sólo así' } })).toEqual([
    'warning pages/knots.json teaser.en: is missing, and given in another language',
  ]);
  const asset = { id: 'a1', file: 'a.mp3', type: 'audio', title: { en: 'A', es: '' }, alt: { en: 'A', es: 'A' } };
  expect(await untranslatedIn({ 'media/assets.json': [asset] })).toEqual([
    'warning media/assets.json a1.title.es: is missing, and given in another language',
  ]);
});

test.each([
  ['of another type', [{ type: 'quote', text: 'A' }], [{ type: 'sitemap' }], 'is "sitemap" where English has "quote"'],
  ['too few', [{ type: 'sitemap' }], [], 'is "none" where English has "sitemap"'],
  ['too many', [], [{ type: 'sitemap' }], 'is "sitemap" where English has "none"'],
])('LO8 reports blocks %s in the other language as an error', async (_, en, es, problem) => {
  expect(await page(blocksBelow(en, es))).toEqual([`error pages/knots.json blocks.es[1]: ${problem}`]);
});

test('LO8 warns of a sentence that is the same in both languages, but not of a name', async () => {
  const quote = (text: string, name: string) => ({ type: 'quote', text, name });
  const name = 'Club de Yates Grand Harbour Marina';
  const lines = await page(blocksBelow([quote('A knot that holds is enough.', name)]));
  expect(lines).toEqual([
    'warning pages/knots.json blocks.es[1].text: is the same as in English: "A knot that holds is enough."',
  ]);
});
