import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Locale } from '../locale/locale.ts';
import { buildRedirects } from '../routing/build-redirects.ts';
import { findRedirectTarget, memoizedPagesByPath, translatedPath } from './find-redirect-target.ts';

const page = (id: string, en: string, es: string, parent: string | null = null) =>
  samplePage(id, demoTexts({ en, es }), { parent });
const house = page('house', 'house', 'casa');
const PAGES = [
  page('sell', 'sell-a-yacht', 'vender-un-yate'),
  page('podcasts', 'podcasts', 'podcasts'),
  page('destinations', 'destinations', 'destinos'),
  page('alaska', 'destination/alaska', 'destino/alaska', 'destinations'),
  page('corsica', 'destination/corsica', 'destino/corcega', 'destinations'),
  page('odd', 'destination/odd', 'destino/raro', 'sell'),
  page('people', 'offices/people', 'oficinas/personas', 'offices'),
  page('monaco', 'offices/monaco', 'oficinas/monaco', 'offices'),
  page('monaco-guide', 'guides/monaco', 'guias/monaco'),
  { ...house, translations: { ...house.translations, es: null } },
];
const { redirects } = buildRedirects([
  {
    from: demoTexts({ en: '/contact/', es: '/contacto/' }),
    to: demoTexts({ en: '/offices/', es: '/oficinas/' }),
    status: 301,
  },
  {
    from: demoTexts({ en: '/jobs/', es: '/empleo/' }),
    to: demoTexts({ en: 'https://a.example/', es: 'https://a.example/?es' }),
    status: 302,
  },
  {
    from: demoTexts({ en: '/faq/', es: '/preguntas-frecuentes/' }),
    to: demoTexts({ en: '/q/', es: '/p/' }),
    status: 301,
  },
  {
    from: demoTexts({ en: '/questions-asked/', es: '/faq/' }),
    to: demoTexts({ en: '/other/', es: '/p/' }),
    status: 301,
  },
]);
const found = (path: string, locale: Locale) => {
  const address = findRedirectTarget(path, locale, { pages: memoizedPagesByPath()(PAGES, '2026-05-04'), redirects });
  return address && `${address.locale} ${address.to}`;
};

describe('RT5 an address without a page', () => {
  test.each<[string, Locale, string | null]>([
    ['/sell-a-yacht/', 'es', 'es /vender-un-yate/'],
    ['/vender-un-yate/', 'en', 'en /sell-a-yacht/'],
    ['/house/', 'es', 'en /house/'],
    ['/destination/corsica/', 'es', 'es /destino/corcega/'],
    ['/nobody/', 'en', null],
    ['/', 'en', null],
    ['/en/', 'es', null],
    ['/es/vender-un-yate/', 'en', null],
    ['/en/sell-a-yacht/', 'es', null],
  ])('%s in %s matches a page of another language: %j', (path, locale, to) => {
    expect(found(path, locale)).toBe(to);
  });

  test.each<[string, Locale, string | null]>([
    ['/contact/', 'es', 'es /oficinas/'],
    ['/contacto/', 'en', 'en /offices/'],
    ['/jobs/', 'es', 'es https://a.example/?es'],
    ['/preguntas-frecuentes/', 'en', 'en /q/'],
  ])('LK4 %s in %s matches a redirect of another language to %j', (path, locale, to) => {
    expect(found(path, locale)).toBe(to);
  });

  test.each<[string, Locale, string | null]>([
    ['/destination/', 'en', 'en /destinations/'],
    ['/destination/', 'es', 'es /destinos/'],
    ['/destino/', 'es', 'es /destinos/'],
    ['/yacht-for-charter/', 'en', 'en /yachts-for-charter/'],
    ['/yacht-for-sale/', 'es', 'es /yachts-for-sale/'],
    ['/people/', 'en', 'en /offices/people/'],
    ['/people/', 'es', 'es /oficinas/personas/'],
    ['/destin/', 'en', null],
    ['/monaco/', 'en', null],
    ['/guides/', 'en', null],
  ])('%s in %s matches a part of other addresses: %j', (path, locale, to) => {
    expect(found(path, locale)).toBe(to);
  });
});

test.each<[string, Locale, Locale, string | null]>([
  ['/sell-a-yacht/', 'en', 'es', '/vender-un-yate/'],
  ['/vender-un-yate/', 'es', 'en', '/sell-a-yacht/'],
  ['/sell-a-yacht/', 'es', 'en', null],
  ['/house/', 'en', 'es', null],
])('RT5 translates %s from %s to %s as %j', (path, from, to, own) => {
  expect(translatedPath(path, from, to, PAGES)).toBe(own);
});
