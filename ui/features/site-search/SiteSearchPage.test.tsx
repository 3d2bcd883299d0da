import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { SiteSearchView } from './build-site-search-view.ts';
import { SiteSearchPage } from './SiteSearchPage.tsx';

/** Translates a message to its key. */
const translate: Translate = (key) => key;

const VIEW: SiteSearchView = {
  text: 'sea',
  action: '/en/search/web/',
  count: '1 result',
  categories: [],
  sorts: [],
  results: [],
  pagination: null,
  yachts: { text: 'Yachts', href: '/en/search/?q=sea' },
  links: [{ text: 'For charter', href: '/en/yachts-for-charter/' }],
  nothing: 'No page holds “sea”',
  trouble: null,
};
const RESULT = { href: '/en/sea/', title: 'Sea', crumb: ['Home'], excerpt: [{ text: 'the sea', found: false }] };

const markupOf = (view: Partial<SiteSearchView>) =>
  renderToString(
    <PageLanguageContext value={{ locale: 'en', translate }}>
      <SiteSearchPage view={{ ...VIEW, ...view }} />
    </PageLanguageContext>,
  );

describe('SE8 the row of categories', () => {
  const all = { text: 'All', count: '3', href: '/en/search/web/?q=sea', current: false };
  const news = { text: 'News', count: '2', href: '/en/search/web/?q=sea&m=category:news', current: true };

  test('has links with counts, the chosen one marked', () => {
    const markup = markupOf({ categories: [all, news], results: [{ ...RESULT, id: 'a' }] });
    expect(markup).toContain('<nav class="seek-ways" aria-label="search.categories">');
    expect(markup).toContain('<a href="/en/search/web/?q=sea"><span>All</span><b>3</b></a>');
    expect(markup).toMatch(/<a href="[^"]*m=category:news" aria-current="page"><span>News<\/span><b>2<\/b><\/a>/);
  });

  test('is absent without categories', () => {
    expect(markupOf({ results: [{ ...RESULT, id: 'a' }] })).not.toContain('search.categories');
  });
});

test('SE8 groups results that lead to one page', () => {
  const markup = markupOf({ results: ['a', 'b'].map((id) => ({ ...RESULT, id })) });
  expect(markup.match(/<li class="hit">/g)).toHaveLength(2);
});

test('SE9 shows a failed search as an alert with a retry link and no empty list', () => {
  const trouble = { message: 'Your words are kept.', retryHref: '/en/search/web/?q=sea' };
  const markup = markupOf({ count: '', trouble });
  expect(markup).toMatch(/<div role="alert"[^>]*>.*list\.troubleTitle.*Your words are kept\./s);
  expect(markup).toMatch(/<a class="[^"]*" href="\/en\/search\/web\/\?q=sea">list\.retry/);
  expect(markup).not.toContain(VIEW.nothing);
  expect(markupOf({})).toContain(VIEW.nothing);
});
