import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Block } from './block.ts';
import type { Page } from './page.ts';
import { findListPage } from './page-order.ts';

const NOW = '2026-11-21T10:00:00Z';
const LIST: Block = { type: 'entries', of: 'news', title: null, limit: 12, all: true };

function pageOf(id: string, block: Block, change: Partial<Page> = {}): Page {
  const page = samplePage(id, demoTexts({ en: id, es: id }), change);
  const { en } = page.translations;
  return {
    ...page,
    translations: demoTexts({ en: en && { ...en, blocks: [{ type: 'spacer', size: 'small' }, block] }, es: null }),
  };
}
const listOf = (pages: readonly Page[], locale: 'en' | 'es' = 'en') =>
  findListPage(pages, 'news', locale, NOW)?.id ?? null;

test('RT4 the list page of a kind is the one with all of its entries', () => {
  const pages = [
    pageOf('some', { ...LIST, all: false }),
    pageOf('events', { ...LIST, of: 'event' }),
    pageOf('sitemap', { type: 'sitemap' }),
    pageOf('news', LIST),
    pageOf('news-too', LIST),
  ];
  expect(listOf(pages)).toBe('news');
  expect(listOf(pages.slice(0, 3))).toBeNull();
});

test('RT5 RT6 must be valid today and exist in the language', () => {
  const over = pageOf('over', LIST, { validity: { from: null, until: '2026-11-20' } });
  expect(listOf([over, pageOf('news', LIST)])).toBe('news');
  expect(listOf([over])).toBeNull();
  expect(listOf([pageOf('news', LIST)], 'es')).toBeNull();
});
