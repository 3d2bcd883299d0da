import { expect, test } from 'vitest';
import { contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { allTexts } from './texts.ts';
import { typographyFindings } from './typography.ts';

async function signsIn(teaser: string): Promise<string[]> {
  const { content } = await contentIn({ 'pages/knots.json': pageRecord('knots', { teaser: { en: teaser } }) });
  return linesOf(typographyFindings(allTexts(content)));
}

test.each([
  ["The captain's knot", "has a straight quote: …The captain's knot…"],
  ['A "bowline"', 'has a straight quote: …A "bowline"…'],
  ['Ropes of 12 m and more', 'has a plain space before a unit: …Ropes of 12 m and more…'],
  ['At 9.5 knots', 'has a plain space before a unit: …At 9.5 knots…'],
  ['Unos 120.000 € al mes', 'has a plain space before a unit: …Unos 120.000 € al mes…'],
])('reports %s', async (text, problem) => {
  expect(await signsIn(text)).toEqual([`warning pages/knots.json teaser.en: ${problem}`]);
});

test.each(['The captain’s “knot”', 'Ropes of 12\u00a0m', 'In 2026 many came', '«Así» son 12\u00a0m, de 3 a 4'])(
  'accepts %s',
  async (text) => {
    expect(await signsIn(text)).toEqual([]);
  },
);

test('checks languages of a list, of a site and of a yacht’s story, and skips text without a language', async () => {
  const region = { id: 'sea', name: { en: 'Sea', es: 'Mar' } };
  const area = {
    id: 'azur',
    name: { en: "Côte d'Azur", es: 'Costa Azul' },
    aliases: ["Cote d'Azur"],
    region,
    url: null,
  };
  const { content } = await contentIn({ 'areas.json': [area] });
  expect(linesOf(typographyFindings(allTexts(content)))).toEqual([
    "warning areas.json azur.name.en: has a straight quote: …Côte d'Azur…",
  ]);
});
