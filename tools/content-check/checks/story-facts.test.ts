import { expect, test } from 'vitest';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { storyFacts } from './story-facts.ts';

const area = (id: string, en: string, es: string) => ({
  id,
  name: demoTexts({ en, es }),
  aliases: [],
  region: { id: 'sea', name: demoTexts({ en: 'Sea', es: 'Mar' }), aliases: [] },
  position: null,
  url: null,
});
const AREAS = [area('corsica', 'Corsica', 'Córcega'), area('fiji', 'Fiji', 'Fiyi')];

async function problemsOf(en: string, es: string): Promise<string[]> {
  const told = (text: string) => ({ headline: 'Hers', standfirst: 'Hers alone.', paragraphs: [text] });
  const record = sampleYachtWire({
    ...{ refityear: 2021, summerLocations: ['corsica'], amenities: ['pool'], berth: 'Porto Fiji' },
    engines: { mainEngine: 'MTU 12V 2000 M96', horsepower: 1450, number: 2 },
    story: demoTexts({ en: told(en), es: told(es) }),
  });
  const { content } = await contentIn({ 'areas.json': AREAS, 'yachts/aurora.json': record });
  return linesOf(storyFacts(content)).map((line) => line.replace('warning yachts/aurora.json ', ''));
}

test('LO8 accepts a story that says what her record says, rounded figures and limits of the rules included', async () => {
  const en =
    'Lürssen built her in 2015 and refitted her in 2021: 60.5 metres, about 60 metres on the quay. Two MTU 12V 2000 M96 of 1,450 hp give 16 knots and 5,000 miles. Above 500 GT, six cabins, twelve guests, a crew of 15, a pool; no helipad, and 30 miles to Corsica from Porto Fiji.';
  const es =
    'Construido en 2015, mide 60,5 metros, unos 60 metros de muelle. Sus 2900 CV dan 16 nudos y 5000 millas. Seis camarotes, doce invitados, quince tripulantes, piscina, ningún jacuzzi. Córcega queda a 30 millas.';
  expect(await problemsOf(en, es)).toEqual([]);
});

test.each<[string, string, string]>([
  ['She is 64.2 metres long.', 'Mide 64,2 metros.', '64.2 metres is not her length, beam or draft'],
  ['She makes 19 knots.', 'Anda a 19 nudos.', '19 knots is not her speed'],
  ['She goes 7,400 miles.', 'Navega 7400 millas.', '7400 miles is not her range'],
  ['She has 640 GT.', 'Arquea 640 GT.', '640 GT is not her tonnage'],
  ['Each has 1,800 hp.', 'Dan 1800 CV.', '1800 horsepower is not her engines’'],
  ['Her refit was in 2019.', 'Su refit fue en 2019.', '2019 is neither her year nor that of her refit'],
  ['She sleeps 14 guests.', 'Duermen 14 invitados.', 'has not 14 guests'],
  ['There are seven cabins.', 'Tiene siete camarotes.', 'has not 7 cabins'],
  ['She carries 22 crew.', 'Lleva 22 tripulantes.', 'has not 22 crew'],
  ['The gym is aft.', 'El gimnasio va a popa.', 'names her gym, which her record does not have'],
  ['She winters in Fiji.', 'Inverna en Fiyi.', 'which is not among her cruising areas'],
  ['She costs € 9 million.', 'Cuesta 9 millones de €.', 'a price in a story does not change with the record'],
])('LO8 finds what her record does not say, in both languages: %s', async (en, es, problem) => {
  const found = await problemsOf(en, es);
  expect(found).toHaveLength(2);
  for (const line of found) expect(line).toContain(problem);
});
