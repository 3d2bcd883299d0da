import { expect, test } from 'vitest';
import { feedListing } from '../../core/import/feed-listing.fixture.ts';
import { ImportReport } from '../../core/import/import-report.ts';
import { reportHtml } from './report-html.ts';
import { reportText } from './report-text.ts';

const HEAD = { feed: 'mls', from: 'fleet.xml', at: '2026-11-27T10:00:00.000Z' };

/** The report of a feed with a garbled name, a record without a length and an unmapped field. */
function result(refusals: readonly string[] = []) {
  const report = new ImportReport();
  report.count('created');
  report.count('unchanged');
  report.refuse('advert 3', '77', [{ field: 'loa', value: 'long', problem: 'is not a length' }]);
  const listing = feedListing({ ref: '5', model: '<b>44</b>' });
  const record = { kind: 'listing' as const, at: 'advert 5', listing, leftOut: [], unmapped: ['keel_type'] };
  report.listing(record, [{ field: 'beam', value: '<img src=x onerror=alert(1)>', problem: 'is not a length' }]);
  return {
    outcome: refusals.length === 0 ? ('applied' as const) : ('refused' as const),
    refusals,
    summary: report.summary(3),
  };
}

test('FD4 tells in text what became of the records, why some were refused, and where', () => {
  expect(reportText(HEAD, result())).toBe(`Import of feed "mls" from fleet.xml, 2026-11-27T10:00:00.000Z
Applied.

3 records
       1  new
       1  unchanged
       1  refused

Refused records, by reason
       1  loa is not a length (advert 3: long)

Values left out
       1  beam is not a length (advert 5: <img src=x onerror=alert(1)>)

Fields of the feed for which the site has no place
       1  keel_type
`);
});

test('FD4 a refused import says so first, with the guard', () => {
  const text = reportText(HEAD, result(['gone: 20 of 30 yachts are no longer in the feed']));
  expect(text.split('\n').slice(1, 3)).toEqual([
    'Refused: nothing was changed.',
    '  gone: 20 of 30 yachts are no longer in the feed',
  ]);
});

test('FD4 the page shows the same, and nothing of a feed as markup', () => {
  const html = reportHtml(HEAD, result(['gone: all']));
  expect(html).toContain('<p class="refused">gone: all</p>');
  expect(html).toContain('<dt>new</dt><dd>1</dd>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).toMatch(/100 %<\/td><td>builder<\/td>/);
});
