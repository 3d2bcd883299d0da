import type { PageContextServer } from 'vike/types';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../core/content/page.ts';
import { type Locale, sameInEveryLocale } from '../../core/locale/locale.ts';
import { loadMessages } from '../../server/start/messages.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { data as errorData } from '../pages/_error/+data.ts';
import { data as contentData } from '../pages/content/+data.ts';
import { data as yachtData } from '../pages/yacht/+data.ts';
import type { MissingPageReason } from './page-context.ts';

const messages = loadMessages();
const PLAIN = samplePage('winter', demoTexts({ en: 'winter', es: 'invierno' }));
const ENGLISH_ONLY: Page = { ...PLAIN, translations: { ...sameInEveryLocale(null), en: PLAIN.translations.en } };
const ports = {
  content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [ENGLISH_ONLY] }),
  catalogue: new MemoryYachtCatalogue([]),
};

const contextOf = (locale: Locale, asked: object) =>
  ({
    ports,
    searchFailed: () => false,
    strategy: 'prefix',
    showErrors: false,
    preferences: { currency: 'eur', unit: 'meters' },
    now: '2026-06-01T12:00:00.000Z',
    publicUrl: null,
    edition: 'published',
    preview: false,
    failure: null,
    messages,
    locale,
    ...asked,
  }) as unknown as PageContextServer;

/** The reason with which a page turns a navigation away. */
async function reasonOf(answer: Promise<unknown>): Promise<MissingPageReason> {
  const thrown: unknown = await answer.catch((error: unknown) => error);
  return (thrown as { _pageContextAbort: { abortReason: MissingPageReason } })._pageContextAbort.abortReason;
}

const MISSING: readonly [path: string, locale: Locale, routeParams: object, languageLink: string][] = [
  ['/es/winter/', 'es', { name: 'content', slug: 'winter' }, '/en/winter/'],
  ['/en/no-such-page/', 'en', { name: 'content', slug: 'no-such-page' }, '/es/'],
  ['/es/berth-for-sale/nowhere/', 'es', { name: 'berth', slug: 'berth-for-sale/nowhere' }, '/en/'],
  ['/es/yacht-for-sale/nobody/', 'es', { market: 'sale', slug: 'nobody' }, '/en/'],
];

describe('RT5 RT6 the 404 page is the same for a document and for a navigation', () => {
  test.each(MISSING)('RT5 LO2 %s', async (path, locale, routeParams, languageLink) => {
    const data = 'market' in routeParams ? yachtData : contentData;
    const navigation = contextOf(locale, {
      urlOriginal: `${path}index.pageContext.json`,
      routeParams,
      isClientSideNavigation: true,
    });
    const { page, invalid } = await reasonOf(data(navigation));

    const asked = contextOf(locale, { urlOriginal: path, routeParams, isClientSideNavigation: false });
    const abortReason = await reasonOf(data(asked));
    const document = await errorData({ ...asked, abortReason, abortStatusCode: 404 });

    expect(page?.data.shell.languages.map(({ href }) => href)).toEqual([languageLink]);
    expect(page).toEqual({ locale, data: { ...document, view: { ...document.view, hydrated: null } } });
    expect([abortReason.page, abortReason.invalid]).toEqual([null, invalid]);
  });
});
