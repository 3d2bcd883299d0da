import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { SiteSuggestions } from '../../../adapters/site-http/site-api.ts';
import { ok } from '../../../core/shared/result.ts';
import { createTakeTurn } from '../../../server/http/limit-work.ts';
import { WorkQueue } from '../../../server/http/work-queue.ts';
import { suggestionsRoute } from '../../../server/routes/suggestions-route.ts';
import { loadMessages } from '../../../server/start/messages.ts';
import { sampleRules } from '../../../server/start/site.fixture.ts';
import { MemorySuggestions } from '../../fakes/browser/memory-suggestions.ts';
import { MemoryContentRepository } from '../../fakes/memory-content-repository.ts';
import { MemoryOfficeDirectory } from '../../fakes/memory-office-directory.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../samples/sample-content.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { type SiteAnswer, siteClient, startTestSite } from '../../samples/test-site.ts';
import { type KnownSuggestions, type SuggestionsWorld, suggestionsContract } from './suggestions-contract.ts';

suggestionsContract('memory', async (known) => {
  const suggestions = new MemorySuggestions(known);
  return { suggestions, breakDown: () => suggestions.failWith({ kind: 'status', status: 503, body: null }) };
});
suggestionsContract('site-http', siteWorld);

/** A fake site that decodes addresses as the server's route does. */
async function siteWorld(known: readonly KnownSuggestions[]): Promise<SuggestionsWorld> {
  let broken = false;
  const site = await startTestSite((path) => {
    const { pathname, searchParams } = new URL(path, 'http://site');
    if (broken || pathname !== '/api/suggestions/') return { status: 503, body: 'no' };
    const [text, locale] = [searchParams.get('q'), searchParams.get('locale')];
    const found = known.find(({ question }) => question.text === text && question.locale === locale);
    return { status: 200, body: found?.list ?? { label: '', count: '', groups: [] } };
  });
  return {
    suggestions: new SiteSuggestions(site.http),
    breakDown() {
      broken = true;
    },
    close: site.close,
  };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

test.each<[string, SiteAnswer, string]>([
  ['garbage', { status: 200, body: '<!doctype html>' }, 'bad-body'],
  ['null', { status: 200, body: null }, 'bad-answer'],
  ['no array', { status: 200, body: { label: 'Suggestions', count: '', groups: 'none' } }, 'bad-answer'],
  ['a missing page', { status: 404, body: 'no' }, 'status'],
  ['nothing, ever', 'hang', 'network'],
])('SE9 reports %s as a failure', async (_, answer, kind) => {
  const site = await startTestSite(() => answer);
  closing.push(site.close);
  const suggestions = new SiteSuggestions(site.http);
  expect(await suggestions.suggest({ text: 'mar', locale: 'es' })).toMatchObject({ ok: false, error: { kind } });
});

test('SE8 a tab parses the answer of our server', async () => {
  const app = Fastify();
  closing.push(() => app.close());
  suggestionsRoute(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    ports: {
      catalogue: new MemoryYachtCatalogue([sampleYacht({ id: 'aurora', builder: 'Benetti' })]),
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
      offices: new MemoryOfficeDirectory(),
    },
    visitorOf: () => ({ currency: 'eur', unit: 'meters', cookieLocale: null, preferredLocale: null, cacheKeyPart: '' }),
    messages: loadMessages(),
    rules: sampleRules(),
    now: () => '2026-11-21T12:00:00Z',
    countryHeader: null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const suggestions = new SiteSuggestions(siteClient(`http://127.0.0.1:${port}`));
  expect(await suggestions.suggest({ text: 'benet', locale: 'en' })).toEqual(
    ok({
      label: 'Suggestions',
      count: '1 suggestion',
      groups: [
        {
          label: 'Builders',
          suggestions: [
            { name: 'Benetti', note: 'For charter · 1 yacht', href: '/en/yachts-for-charter/?l=builder:benetti' },
          ],
        },
      ],
    }),
  );
});
