import { describe, expect, test } from 'vitest';
import type { Block } from '../../../core/content/block.ts';
import type { Page } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../../tests/fakes/memory-office-directory.ts';
import { SAMPLE_NOW } from '../../../tests/samples/sample-block-context.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleSeo } from '../../../tests/samples/sample-seo.ts';
import { feedLinkOf, pageSharingData } from './page-sharing-data.ts';

const POSITION = { latitude: 42, longitude: 9 };
const name = demoTexts({ en: 'A', es: 'A' });

function page(id: string, details: PageDetails = { kind: 'content' }): Page {
  return samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { details, published: '2026-03-02' });
}

describe('the preview of a shared link', () => {
  const context = {
    ports: { offices: new MemoryOfficeDirectory(), media: new MemoryMediaLibrary() },
    pages: [],
    now: SAMPLE_NOW,
    picture: null,
  };
  const view = { crumbs: [], byline: null, blocks: [], next: null, preview: null };

  test.each<[string, PageDetails, string | null]>([
    ['website', { kind: 'content' }, null],
    ['website', { kind: 'destination', areas: [], season: { from: 5, to: 9 }, position: POSITION }, null],
    ['article', { kind: 'news', author: null }, '2026-03-02'],
    ['article', { kind: 'editorial', author: null }, '2026-03-02'],
    ['article', { kind: 'podcast', number: 1, seconds: 60, host: null }, '2026-03-02'],
    [
      'profile',
      { kind: 'person', role: name, desk: 'sales', office: 'a', languages: [], phone: '1', email: 'a@b.example' },
      null,
    ],
    [
      'product',
      {
        ...{ kind: 'berth', port: name, position: POSITION, length: 30, beam: 7, draft: 4 },
        ...{ until: null, price: null, broker: null },
      },
      null,
    ],
  ])('has the type %s and its dates: %j', (type, details, published) => {
    expect(pageSharingData(page('one', details), view, context)).toMatchObject({
      type,
      picture: null,
      published,
      modified: published === null ? null : '2026-09-14',
    });
  });

  test('has the subject of the page as data', async () => {
    const { jsonLd } = pageSharingData(page('one', { kind: 'news', author: null }), view, context);
    expect(await jsonLd?.(sampleSeo())).toMatchObject([{ '@type': 'NewsArticle' }]);
  });
});

describe('the news feed', () => {
  const list: Block = { type: 'entries', of: 'news', title: null, limit: 12, all: true };
  const listing = page('news');
  const { en } = listing.translations;
  const NEWS: Page = { ...listing, translations: demoTexts({ en: en && { ...en, blocks: [list] }, es: null }) };
  const story = page('story', { kind: 'news', author: null });
  const feedOf = (one: Page, pages: readonly Page[], locale: 'en' | 'es' = 'en') =>
    feedLinkOf(one, { pages, locale, href: createHrefBuilder(locale, 'prefix'), now: SAMPLE_NOW });

  test('is linked from the page that lists the news and from each of them', () => {
    const feed = { href: '/en/news/feed.atom', title: 'news' };
    expect(feedOf(NEWS, [NEWS, story])).toEqual(feed);
    expect(feedOf(story, [NEWS, story])).toEqual(feed);
  });

  test('is linked from no other page, and from none if no page lists the news', () => {
    expect(feedOf(page('house'), [NEWS, story])).toBeNull();
    expect(feedOf(page('essay', { kind: 'editorial', author: null }), [NEWS])).toBeNull();
    expect(feedOf(story, [story])).toBeNull();
    expect(feedOf(story, [NEWS, story], 'es')).toBeNull();
  });
});
