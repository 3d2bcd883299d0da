import { expect, test } from 'vitest';
import { feedListing } from './feed-listing.fixture.ts';
import { ImportReport } from './import-report.ts';

test('FD4 counts outcomes, fields with a value and fields that are not mapped', () => {
  const report = new ImportReport();
  report.count('created');
  report.count('created');
  for (const [ref, unmapped] of [
    ['1', ['keel_type']],
    ['2', ['keel_type', 'mooring_code']],
  ] as const) {
    const listing = feedListing({ ref, model: ref === '1' ? '44' : null });
    report.listing({ kind: 'listing', at: `row ${ref}`, listing, leftOut: [], unmapped }, []);
  }
  const { records, outcomes, coverage, unmapped } = report.summary(3);
  expect([records, outcomes.created, outcomes.missing]).toEqual([3, 2, 0]);
  expect([coverage.ref, coverage.model]).toEqual([1, 0.5]);
  expect(Object.entries(unmapped)).toEqual([
    ['keel_type', 2],
    ['mooring_code', 1],
  ]);
});

test('FD4 holds a few examples of each problem and a bounded number of problems', () => {
  const report = new ImportReport();
  for (let at = 0; at < 5000; at += 1) {
    report.refuse(`row ${at}`, null, [{ field: `field ${at % 1000}`, value: 'x'.repeat(1000), problem: 'is wrong' }]);
  }
  const { refused, refusedRecords } = report.summary(5000);
  expect(refusedRecords).toBe(5000);
  expect(refused.length).toBe(500);
  expect(refused[0]?.count).toBe(5);
  expect(refused[0]?.examples[0]?.value.length).toBe(80);
});
