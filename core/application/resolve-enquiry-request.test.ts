import { describe, expect, test } from 'vitest';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { PALMA, sampleOffice } from '../../tests/samples/sample-office.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import type { PageDetails } from '../content/page-details.ts';
import { EMPTY_ENQUIRY_REQUEST, type EnquiryRequest } from '../enquiry/form-queries.ts';
import { type Locale, sameInEveryLocale } from '../locale/locale.ts';
import { ids } from '../shortlist/shortlist.fixture.ts';
import { resolveEnquiryRequest } from './resolve-enquiry-request.ts';

const ANA: PageDetails = {
  ...{ kind: 'person', role: sameInEveryLocale('Broker'), desk: 'charter', office: 'palma', languages: ['es'] },
  ...{ phone: '+34 971 555 0111', email: 'ana@sample.example' },
};
const BERTH: PageDetails = {
  ...{ kind: 'berth', port: sameInEveryLocale('Antibes'), position: { latitude: 43.6, longitude: 7.1 } },
  ...{ length: 30, beam: 8, draft: 3, until: null, price: null, broker: null },
};
const PAGES = [
  samplePage('ana', sameInEveryLocale('people/ana'), { details: ANA }),
  samplePage('vauban', sameInEveryLocale('berth-for-sale/vauban'), { details: BERTH }),
  samplePage('the-letter', sameInEveryLocale('the-letter')),
];
const [aurora = null, brisa = null, gone = null] = ids('aurora', 'brisa', 'gone');
const her = sampleYacht({ id: 'aurora', office: 'palma' });
const secret = sampleYacht({ id: 'secret', name: 'Secret', market: 'none' });
const ports = {
  catalogue: new MemoryYachtCatalogue([her, sampleYacht({ id: 'brisa', name: 'Brisa' }), soldYacht('cala'), secret]),
  content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: PAGES }),
  offices: new MemoryOfficeDirectory([sampleOffice(), PALMA]),
};
const resolve = (ask: Partial<EnquiryRequest>, locale: Locale = 'en') =>
  resolveEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, ...ask }, { ports, locale, opensIn: () => 0 });

describe('FM1 FM2 looks up the subject of an address', () => {
  test('returns a yacht, her contact and her location', async () => {
    expect(await resolve({ kind: 'charter', yacht: aurora })).toMatchObject({
      subject: { kind: 'charter', yacht: { id: 'aurora', name: 'Aurora' } },
      ...{ isGone: false, yacht: her, berth: null, favourites: [] },
      routing: { person: 'ana', office: 'palma', name: 'ana (es)', email: 'ana@sample.example', language: 'es' },
      ...{ office: PALMA, person: PAGES[0] },
    });
  });

  test('returns a berth by its name in the visitor’s language', async () => {
    const request = { kind: 'berth', berth: 'vauban' } as const;
    expect(await resolve(request)).toMatchObject({
      subject: { kind: 'berth', berth: { id: 'vauban', name: 'vauban' } },
      ...{ isGone: false, yacht: null, berth: PAGES[1], person: null },
    });
    expect((await resolve(request, 'es')).subject).toEqual({
      kind: 'berth',
      berth: { id: 'vauban', name: 'vauban (es)' },
    });
  });

  test('a link with a yacht alone means her charter, or her purchase where she is not for charter', async () => {
    expect(await resolve({ yacht: aurora })).toMatchObject({
      ...{ request: { kind: 'charter', yacht: aurora }, subject: { kind: 'charter', yacht: { name: 'Aurora' } } },
      routing: { person: 'ana' },
    });
    const [cala = null] = ids('cala');
    expect(await resolve({ yacht: cala })).toMatchObject({
      request: { kind: 'purchase' },
      subject: { kind: 'purchase' },
    });
    expect(await resolve({ berth: 'vauban' })).toMatchObject({
      request: { kind: 'berth' },
      subject: { kind: 'berth' },
    });
  });

  test('a link with an unknown yacht alone becomes a general enquiry that remembers it', async () => {
    expect(await resolve({ yacht: gone })).toMatchObject({
      ...{ request: { kind: 'general', yacht: null, missing: 'gone' }, subject: { kind: 'general' }, isGone: true },
    });
    expect(await resolve({ missing: 'gone' })).toMatchObject({ request: { missing: 'gone' }, isGone: false });
  });

  test.each(['general', 'selling'] as const)('returns nothing but %s', async (kind) => {
    expect(await resolve({ kind })).toMatchObject({ subject: { kind }, isGone: false, yacht: null, berth: null });
  });

  test.each(['charter', 'purchase'] as const)('returns no yacht yet: %s', async (kind) => {
    expect(await resolve({ kind })).toMatchObject({ subject: { kind, yacht: null }, isGone: false });
  });

  test('drops a missing yacht or berth and reports it', async () => {
    expect(await resolve({ kind: 'purchase', yacht: gone })).toMatchObject({
      ...{ subject: { kind: 'purchase', yacht: null }, isGone: true, yacht: null },
      request: { kind: 'purchase', yacht: null, missing: 'gone' },
    });
    for (const berth of ['gone', 'the-letter'])
      expect(await resolve({ kind: 'berth', berth }), berth).toMatchObject({
        ...{ subject: { kind: 'berth', berth: null }, isGone: true, berth: null },
      });
  });

  test('lists favourites by name without missing ones', async () => {
    const favourites = ids('brisa', 'gone', 'cala', 'aurora');
    expect((await resolve({ favourites })).favourites).toEqual([
      { id: brisa, name: 'Brisa' },
      { id: 'cala', name: 'cala' },
      { id: aurora, name: 'Aurora' },
    ]);
  });

  test('YA3 reports nothing about a yacht that never had a page', async () => {
    const [named = null] = ids('secret');
    const resolved = await resolve({ kind: 'purchase', yacht: named, favourites: ids('secret') });
    expect(resolved).toMatchObject({ isGone: true, yacht: null, subject: { yacht: null }, favourites: [] });
  });

  test('returns the person and the office of the form', async () => {
    expect(await resolve({ person: 'ana' })).toMatchObject({ person: PAGES[0], office: PALMA });
    expect(await resolve({ office: 'palma' })).toMatchObject({
      person: null,
      office: PALMA,
      routing: { name: 'Palma' },
    });
  });

  test('returns the house without an office', async () => {
    const empty = { ...ports, offices: new MemoryOfficeDirectory() };
    const resolved = await resolveEnquiryRequest(EMPTY_ENQUIRY_REQUEST, {
      ports: empty,
      locale: 'en',
      opensIn: () => 0,
    });
    expect(resolved).toMatchObject({ office: null, person: null });
    expect(resolved.routing).toEqual({
      ...{ office: null, person: null, name: 'Sample Yachts', email: 'a@b.example', language: 'en' },
    });
  });
});
