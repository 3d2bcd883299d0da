import { expect, test } from 'vitest';
import { MemoryContentRepository } from '../adapters/memory/memory-content-repository.ts';
import { MemorySeaCharts } from '../adapters/memory/memory-sea-charts.ts';
import { decodeItinerary } from '../core/itinerary/itinerary-query.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../tests/contract/sample-content.ts';
import { SAMPLE_STOPS } from '../tests/contract/sample-stops.ts';
import { samplePorts } from './enquiries/forms.fixture.ts';
import { itineraryFile } from './itinerary-file.ts';
import { compileMessages } from './messages.ts';

const answer = itineraryFile({
  ports: {
    ...samplePorts(),
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], stops: SAMPLE_STOPS }),
    seaCharts: new MemorySeaCharts(),
  },
  messages: compileMessages(),
  strategy: 'prefix',
});

const ask = (query: string, locale: 'en' | 'es' = 'en') =>
  answer({
    locale,
    query,
    itinerary: decodeItinerary(query).itinerary,
    reading: { currency: 'eur', unit: 'meters' },
    origin: 'https://halyard.example',
    now: '2026-07-01T12:00:00.000Z',
  });

test('CF3 a file says where its plan is, who wrote it and when, in the language that was asked for', async () => {
  const query = '?v=1&from=2026-08-01&days=hydra;dokos';
  const file = await ask(query, 'es');
  if (!file.ok) throw new Error('There is no file.');
  const { text, name, words } = file.value;
  expect(text).toMatchObject({
    title: 'De Hydra (es) a Dokos (es)',
    language: 'es-ES',
    address: `https://halyard.example/es/itinerary/${query}`,
    stamp: '2026-07-01T12:00:00.000Z',
  });
  expect(text.author).toBe(SAMPLE_SITE.brand.name);
  expect(text.days).toHaveLength(2);
  expect(name).toBe('De Hydra (es) a Dokos (es)');
  expect(words.miles).toBe('Millas náuticas');
});

test('CF3 the same plan has the same mark, and no other has it', async () => {
  const uidOf = async (query: string) => {
    const file = await ask(query);
    return file.ok ? file.value.text.uid : '';
  };
  const uid = await uidOf('?v=1&days=hydra;dokos');
  expect(uid).toMatch(/^[0-9a-f]{32}$/);
  expect(await uidOf('?v=1&days=hydra;dokos')).toBe(uid);
  expect(await uidOf('?v=1&days=dokos;hydra')).not.toBe(uid);
});

test('CF3 a name that no file may have is made one', async () => {
  const file = await ask('?v=1&days=*1&at=37.3,23.4,A%2FB%3A%5CC');
  expect(file.ok && file.value.name).toBe('A B C to A B C');
});
