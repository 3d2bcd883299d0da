import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { ComparePage } from './ComparePage.tsx';
import { contextOf, fleetOf, show } from './compare.fixture.ts';

async function markupOf(...of: Parameters<typeof show>): Promise<string> {
  const { locale, translate } = contextOf([]);
  const view = await show(...of);
  return renderToString(
    <PageLanguageContext value={{ locale, translate }}>
      <ComparePage view={view} />
    </PageLanguageContext>,
  );
}

const count = (markup: string, text: string) => markup.split(text).length - 1;
const NAMES = fleetOf(Array.from({ length: 6 }, (_, at) => ({ length: 30 + at * 10, grossTonnage: 200 + at })));
const six = (market: string) => `?${market}=${NAMES.map(({ id }) => id).join(',')}`;

describe('CF1 the page without a script', () => {
  test('shows how to begin and no table without yachts', async () => {
    const markup = await markupOf('');
    expect(markup).toContain('compare.heading 0');
    expect(markup).toContain('compare.empty 6');
    expect(markup).toContain('<select');
    for (const none of ['<table', '<image', 'role="img"', 'class="tools"']) expect(markup).not.toContain(none);
  });

  test.each([1, 2, 6])('shows one whole drawing and table for %i yachts', async (yachts) => {
    const query = `?sale=${NAMES.slice(0, yachts)
      .map(({ id }) => id)
      .join(',')}`;
    const markup = await markupOf(query, NAMES);
    expect(count(markup, '<image')).toBe(yachts);
    expect(count(markup, '<table')).toBe(1);
    expect(count(markup, 'scope="col"')).toBe(yachts);
    expect(count(markup, '>compare.notKnown<')).toBe(0);
    expect(count(markup, '<form')).toBe(yachts === 6 ? 0 : 1);
    expect(markup).not.toMatch(/ style=/);
  });

  test('makes a scrollable region focusable, and not one that fits', async () => {
    expect(await markupOf(six('sale'), NAMES)).toContain('tabindex="0"');
    expect(await markupOf('?sale=y0,y1,y2', NAMES)).not.toContain('tabindex');
  });

  test('has no control that needs a script', async () => {
    const markup = await markupOf('?sale=y0,y1', NAMES);
    const buttons = markup.match(/<button [^>]*>(compare\.copy|yacht\.print)/g) ?? [];
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toContain('class="text-link invisible"');
    expect(markup).toContain('href="/exports/en/compare.csv?sale=y0,y1"');
    expect(markup).toContain('href="/en/compare/?sale=y0,y1&amp;only=differences"');
  });

  test('has text for its symbols, and a legend of those in use', async () => {
    const markup = await markupOf('?sale=y0,y1', NAMES);
    // The sign of the legend is the one without a text of its own.
    expect(count(markup, 'compare.best<')).toBe(count(markup, 'class="cmp-best"') - 1);
    expect(count(markup, 'compare.differs<')).toBe(count(markup, 'class="cmp-dot"') - 1);
    expect(markup).toContain('compare.legendBest');
    const alone = await markupOf('?sale=y0', NAMES);
    for (const sign of ['compare.legend', 'cmp-best', 'cmp-dot', 'cmp-same']) expect(alone).not.toContain(sign);
  });

  test('has the notices about the URL above the yachts', async () => {
    const markup = await markupOf('?sale=y0,gone&unread=1', NAMES);
    expect(markup.indexOf('compare.lost.unknown 1')).toBeGreaterThan(0);
    expect(markup.indexOf('compare.lost.unread 1')).toBeLessThan(markup.indexOf('<table'));
  });

  test('has a notice for identical yachts', async () => {
    const twins = fleetOf([{ name: 'One' }, { name: 'Other' }]);
    const markup = await markupOf('?sale=y0,y1&only=differences', twins);
    expect(markup).toContain('compare.noDifference');
    expect(markup).toContain('aria-current="true"');
  });
});
