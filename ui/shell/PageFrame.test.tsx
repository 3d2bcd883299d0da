import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Site } from '../../core/content/site.ts';
import { inEveryLocale, sameInEveryLocale } from '../../core/locale/locale.ts';
import { SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { useTileServer } from '../components/map-tiles.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { type PageComponent, PageFrame } from './PageFrame.tsx';
import { shellView } from './shell-view.ts';

const shellOf = (site: Site) =>
  shellView(
    {
      ...{ locale: 'en', strategy: 'prefix', preferences: { currency: 'eur', unit: 'meters' }, now: '2026-11-23' },
      ...{ messages: inEveryLocale(() => ({ translate: (key) => key, url: '/messages' })), mapTiles: null },
    },
    site,
    sameInEveryLocale('/'),
    null,
  );
const shell = shellOf(SAMPLE_SITE);

function markupOf(parts: Partial<PageComponent<unknown>>, site = SAMPLE_SITE): string {
  const Page: PageComponent<unknown> = Object.assign(() => <p>The page</p>, parts);
  const head = {
    title: 'Title',
    description: '',
    canonical: null,
    alternates: [],
    feed: null,
    indexable: false,
  };
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
      <PageFrame Page={Page} page={{ head, messagesUrl: '', shell: shellOf(site), view: null }} />
    </PageLanguageContext>,
  );
}

describe('RT8 a page without shell', () => {
  test('has no header, no footer and no skip link', () => {
    const markup = markupOf({ withoutShell: () => true });
    for (const part of ['<header', '<footer', 'class="skip"']) expect(markup).not.toContain(part);
  });

  test('UI1 keeps its main part, its progress and its announcer', () => {
    const markup = markupOf({ withoutShell: () => true });
    for (const part of ['<main id="main"', 'The page', 'id="progress"', 'aria-live="polite"'])
      expect(markup).toContain(part);
  });
});

test('UI1 any other page has them all', () => {
  const markup = markupOf({});
  for (const part of ['<header', '<footer', 'class="skip" href="#main"', 'aria-live="polite"'])
    expect(markup).toContain(part);
});

test('CO6 the footer links the accounts of the brokerage, and has no column of them without one', () => {
  const social = [
    { network: 'instagram', url: 'https://www.instagram.com/' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/sample' },
  ] as const;
  const footerOf = (site: Site) => /<footer.*<\/footer>/s.exec(markupOf({}, site))?.[0] ?? '';
  const footer = footerOf({ ...SAMPLE_SITE, footer: { ...SAMPLE_SITE.footer, social } });
  expect(footer).toMatch(/footer\.follow.*href="https:\/\/www\.linkedin\.com\/company\/sample"[^>]*>LinkedIn</s);
  expect(footer).not.toContain('instagram');
  expect(footerOf(SAMPLE_SITE)).not.toContain('footer.follow');
  expect(footer).toContain(`href="mailto:${SAMPLE_SITE.brand.email}"`);
});

test('RT2 the header links to the search, in the bar and in the small-screen menu', () => {
  const header = /<header.*<\/header>/s.exec(markupOf({}))?.[0] ?? '';
  expect(header.match(/href="\/en\/search\/"/g)).toHaveLength(2);
  expect(header).toContain('aria-label="search.title"');
});

const Mapped: PageComponent<unknown> = () => <p>{useTileServer()?.attribution ?? 'our own chart'}</p>;

test('passes the tile attribution to a page’s maps, where configured', () => {
  const mapTiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© A' };
  const head = { title: '', description: '', canonical: null, alternates: [], feed: null, indexable: false };
  const markup = (of: typeof shell) =>
    renderToString(
      <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
        <PageFrame Page={Mapped} page={{ head, messagesUrl: '', shell: of, view: null }} />
      </PageLanguageContext>,
    );
  expect(markup({ ...shell, mapTiles })).toContain('<p>© A</p>');
  expect(markup(shell)).toContain('<p>our own chart</p>');
});

test('PR6 presses the buttons of the currency and unit that are shown', () => {
  const buttons = [...markupOf({}).matchAll(/<button[^>]*name="(?:currency|unit)"[^>]*>/g)].map(([button]) => button);
  expect(buttons.every((button) => /aria-pressed="(true|false)"/.test(button))).toBe(true);
  const pressed = buttons.filter((button) => button.includes('aria-pressed="true"'));
  expect(new Set(pressed.map((button) => /value="(\w+)"/.exec(button)?.[1]))).toEqual(new Set(['eur', 'meters']));
});
