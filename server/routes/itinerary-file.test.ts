import { expect, test } from 'vitest';
import { decodeItinerary } from '../../core/itinerary/itinerary-query.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { hrefIn } from '../../core/routing/locale-path.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { SAMPLE_STOPS } from '../../tests/samples/sample-stops.ts';
import { samplePorts } from '../enquiries/form-services.fixture.ts';
import { loadMessages } from '../start/messages.ts';
import { itineraryFile } from './itinerary-file.ts';

const MESSAGES = loadMessages();
const PORTS = {
  ...samplePorts(),
  content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], stops: SAMPLE_STOPS }),
};

const noneOrFileOf = (query: string, locale: Locale) =>
  itineraryFile(decodeItinerary(query).itinerary, {
    ports: PORTS,
    locale,
    translate: MESSAGES[locale].translate,
    href: hrefIn(locale, 'prefix'),
    origin: 'https://halyard.example',
    now: '2026-07-01T12:00:00.000Z',
  });

async function fileOf(query: string, locale: Locale = 'en') {
  const file = await noneOrFileOf(query, locale);
  if (file === null) throw new Error('There is no file.');
  return file;
}

test('CF3 a file says where its plan is, who wrote it and when, in the language that was asked for', async () => {
  const query = '?v=1&from=2026-08-01&days=hydra;dokos';
  const { text, name, words } = await fileOf(query, 'es');
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
  const uidOf = async (query: string) => (await fileOf(query)).text.uid;
  const uid = await uidOf('?v=1&days=hydra;dokos');
  expect(uid).toMatch(/^[0-9a-f]{32}$/);
  expect(await uidOf('?v=1&days=hydra;dokos')).toBe(uid);
  expect(await uidOf('?v=1&days=dokos;hydra')).not.toBe(uid);
});

test('CF3 a name that no file may have is made one', async () => {
  const { name } = await fileOf('?v=1&days=*1&at=37.3,23.4,A%2FB%3A%5CC');
  expect(name).toBe('A B C to A B C');
});

test('CF3 there is none of places that nobody knows, nor of no place', async () => {
  expect(await noneOrFileOf('?v=1&days=atlantis;gone', 'en')).toBeNull();
  expect(await noneOrFileOf('?v=1&from=2026-08-01', 'en')).toBeNull();
  expect(await noneOrFileOf('?v=1&days=atlantis;dokos', 'en')).toMatchObject({ name: 'Dokos to Dokos' });
});
