import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { aliasSynonyms } from './alias-synonyms.ts';

test('aliases of a place or a builder find their names, but not the other way round', () => {
  const riviera = {
    ...sampleArea('med'),
    id: 'cote-dazur',
    name: demoTexts({ en: 'Côte d’Azur', es: 'Costa Azul' }),
    aliases: ['France'],
  };
  const corsica = {
    ...sampleArea('med'),
    id: 'corsica',
    name: demoTexts({ en: 'Corsica', es: 'Córcega' }),
    aliases: ['France'],
  };
  const fleet = [
    sampleYacht({ builder: 'Cantiere delle Marche', cruising: { summer: [riviera, corsica], winter: [riviera] } }),
  ];
  const synonyms = new Map(aliasSynonyms(fleet).map(({ input, synonyms: names }) => [input, names]));
  expect(synonyms.get('france')).toEqual(['corsica', 'cote d azur']);
  expect(synonyms.get('costa azul')).toEqual(['cote d azur']);
  expect(synonyms.get('cdm')).toEqual(['cantiere delle marche']);
  expect(synonyms.has('corsica')).toBe(false);
});

test('ids are unique and sorted', () => {
  const ids = aliasSynonyms([
    sampleYacht({ builder: 'Royal Huisman', regions: ['med'] }),
    sampleYacht({ builder: 'Cantiere delle Marche' }),
  ]).map(({ objectID }) => objectID);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual([...new Set(ids)].sort());
});
