import { expect, test } from 'vitest';
import type { Calendar } from '../../core/availability/calendar.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { listContext } from '../features/search/list-context.fixture.ts';
import { whenAndWhereMarkup } from './build-when-and-where.tsx';

const POSITION = { latitude: 40, longitude: 5 };
const NOW = '2026-06-01T12:00:00.000Z';

function markupOf(calendars: ReadonlyMap<YachtId, Calendar>): Promise<string> {
  const yacht = sampleYacht({ id: 'a', regions: ['med'] });
  const summer = yacht.cruising.summer.map((area) => ({ ...area, position: POSITION }));
  const lying = { ...yacht, cruising: { summer, winter: [] }, location: { ...yacht.location, position: POSITION } };
  const context = listContext('/when-and-where/', [lying]);
  const ports = { ...context.ports, calendars: new MemoryAvailabilityCalendar(calendars) };
  return whenAndWhereMarkup({ ...context, ports, now: NOW });
}

test('AV7 a cell leads to the list of yachts that are free for a week in its month, and says so in words', async () => {
  const until = dayNumber('2026-08-20') ?? 0;
  const html = await markupOf(new Map([['a' as YachtId, { periods: [], until, checkedAt: NOW }]]));
  expect(html).toContain('href="/en/yachts-for-charter/?d=2026-07-13:7:12&amp;l=destination:med&amp;reach=only"');
  expect(html).toContain('<span class="vh">whenAndWhere.cell 1, 0, 1, MED, July 2026</span>');
  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html).toContain('<span class="vh">whenAndWhere.cell 0, 0, 1, MED, October 2026</span>');
  expect(html.match(/scope="(?:col|row)"/g)).toHaveLength(14);
});

test('AV7 without a calendar it says that none is known', async () => {
  expect(await markupOf(new Map())).toContain('whenAndWhere.none');
});
