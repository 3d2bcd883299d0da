import { expect, test, vi } from 'vitest';
import { sameInEveryLocale } from '../../core/locale/locale.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { pageVersion } from '../cache/page-version.ts';
import { warnOfShadowedPages, watchContent } from './watch-content.ts';

const at = (version: string) => ({ version: async () => version });
const NOON = '2026-05-04T12:00:00.000Z';

test('CO5 renders pages again when a source or the day changes, not every minute', async () => {
  const sources = [at('yachts 1'), at('pages 1')];
  const version = await pageVersion(sources, NOON);
  expect(await pageVersion(sources, '2026-05-04T23:59:59.999Z')).toBe(version);
  expect(await pageVersion(sources, '2026-05-05T00:00:00.000Z')).not.toBe(version);
  expect(await pageVersion([at('yachts 2'), at('pages 1')], NOON)).not.toBe(version);
});

test('CO5 outdates pages once after the start, since they may be older than the first version that is known', async () => {
  vi.useFakeTimers({ now: Date.parse(NOON) });
  const catalogue = new MemoryYachtCatalogue([]);
  const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] });
  const redirects = new MemoryRedirectRules([]);
  const ports = { catalogue, content, redirects, calendars: at('1'), offices: at('1'), search: {} };
  const onChange = vi.fn();
  const watch = watchContent({
    ports,
    listings: { note: vi.fn() },
    log: { warn: expect.fail },
    onChange,
    everyMs: 1_000,
  } as never);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onChange).toHaveBeenCalledOnce();
  watch.stop();
  vi.useRealTimers();
});

test('LK4 gives way to requests while thousands of rules are compared with the pages', async () => {
  const rules = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ from: sameInEveryLocale(`/old/${at}/`), to: sameInEveryLocale('/new/'), status: 301 as const },
  }));
  const ports = {
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
    catalogue: new MemoryYachtCatalogue([]),
    redirects: new MemoryRedirectRules(rules),
  };
  const done: string[] = [];
  setImmediate(() => done.push('a request'));
  await warnOfShadowedPages(ports, NOON, { warn: expect.fail });
  expect([...done, 'the rules']).toEqual(['a request', 'the rules']);
});

test('LK4 logs a rule at the path of a page with the language that it shadows', async () => {
  const rule = (from: string, spanish = from) =>
    ({ from: demoTexts({ en: from, es: spanish }), to: sameInEveryLocale('/new/'), status: 301 }) as const;
  const pages = [
    samplePage('sell', demoTexts({ en: 'sell-a-yacht', es: 'vender-un-yate' })),
    samplePage('show', demoTexts({ en: 'show', es: 'feria' }), { validity: { from: null, until: '2026-01-31' } }),
  ];
  const ports = {
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages }),
    catalogue: new MemoryYachtCatalogue([sampleYacht()]),
    redirects: new MemoryRedirectRules([
      rule('/sell-a-yacht/'),
      rule('/old/', '/compare/'),
      rule('/show/'),
      rule('/yacht-for-sale/aurora/', '/viejo/'),
      rule('/yacht-for-sale/nobody/'),
    ]),
  };
  const lines: string[] = [];
  await warnOfShadowedPages(ports, '2026-02-01T00:00:00Z', {
    warn: (_: unknown, line?: string) => lines.push(line ?? ''),
  });
  expect(lines).toEqual([
    'Redirect in en from /sell-a-yacht/ hides a page of that address',
    'Redirect in en from /yacht-for-sale/aurora/ hides a page of that address',
    'Redirect in es from /compare/ hides a page of that address',
  ]);
});
