import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone } from '../../../adapters/wiring/server-settings.ts';
import { shiftDemoCalendar } from '../../../core/availability/demonstration.ts';
import type { Page } from '../../../core/content/page.ts';
import { parsePage } from '../../../core/content/parse-page.ts';
import { parseHome, parseSite } from '../../../core/content/site.ts';
import { parseCalendar } from '../../../core/records/parse-calendar.ts';
import { parseCharterTerms } from '../../../core/records/parse-charter-terms.ts';
import { parseArea, parseOffice, parseStop } from '../../../core/records/parse-places.ts';
import { parseRedirect } from '../../../core/records/parse-redirect.ts';
import { parseYacht } from '../../../core/records/parse-yacht.ts';
import type { FieldProblem } from '../../../core/records/read-by-schema.ts';
import { buildRedirects } from '../../../core/routing/build-redirects.ts';
import type { Result } from '../../../core/shared/result.ts';
import { readContentFolder } from '../../../tools/stored-stories/content-records.ts';
import { randomPageRecords } from './random-page-record.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const DAY = '2027-12-01';
const DEMO = join(import.meta.dirname, '../../../content');

type Parse<T> = (record: unknown) => Result<T, readonly FieldProblem[]>;

/** Returns the values that parse. */
function good<T>(records: readonly unknown[] = [], parse: Parse<T>): T[] {
  return records.map(parse).flatMap((parsed) => (parsed.ok ? [parsed.value] : []));
}

function pagesOf(records: readonly unknown[] = []): Page[] {
  return records.map(parsePage).flatMap((parsed) => (parsed.ok ? [parsed.value.page] : []));
}

function byId<T extends { readonly id: string }>(records: readonly T[]): T[] {
  return [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
}

test('RT1 CO5 LK4 AV2 the whole demo survives a round trip through a space', async () => {
  const content = await readContentFolder(DEMO);
  const { space } = await storyblokSpace(await storyblokSandbox(content));
  const { site, home, pages, fleet, calendars, offices, redirects, charterTerms, stops } = await space.current();
  expect(site).toEqual(parseSite(content.site));
  expect(home).toEqual(parseHome(content.home));
  expect(charterTerms).not.toBeNull();
  expect(charterTerms).toEqual(parseCharterTerms(content.charterTerms).terms);
  expect(stops.length).toBeGreaterThan(0);
  expect(stops).toEqual(good(content.stops, parseStop));
  expect(pages.pages).toEqual(byId(pagesOf(content.pages)));
  expect([...offices.values()]).toEqual(good(content.offices, (record) => parseOffice(record, isTimeZone)));
  const areas = new Map(good(content.areas, parseArea).map((area) => [area.id, area]));
  const yachts = good(content.yachts, (record) => parseYacht(record, areas)).map((mapped) => mapped.yacht);
  expect(yachts.length).toBeGreaterThan(0);
  expect(fleet.yachts).toEqual(byId(yachts));
  const rows = (content.yachts ?? []).flatMap(({ yachtid, calendar = [] }) =>
    (calendar as object[]).map((row) => ({ ...row, id: yachtid })),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, calendar, demonstrationOf } of good(rows, parseCalendar)) {
    expect(calendars.of(id, DAY)).toEqual(shiftDemoCalendar(calendar, demonstrationOf ?? DAY, DAY));
  }
  expect(redirects).toEqual(buildRedirects(good(content.redirects, parseRedirect)).redirects);
});

test('RT1 CO1 any page survives a round trip through a space', async () => {
  await fc.assert(
    fc.asyncProperty(randomPageRecords, async (records) => {
      const sandbox = await storyblokSandbox({ pages: records });
      const { space, log } = await storyblokSpace(sandbox);
      const { pages } = await space.current();
      expect(log.details).toEqual([]);
      expect(pages.pages).toEqual(byId(pagesOf(records)));
      expect(pages.pages).toHaveLength(records.length);
      await sandbox.close();
    }),
    { numRuns: 40 },
  );
});
