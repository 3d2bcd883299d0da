import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { placeMapView, seasonMapView } from './place-map.ts';

const place = (name: string, latitude: number, longitude: number) => ({
  id: name,
  name,
  position: { latitude, longitude },
  href: null,
});
const ROUND = [place('Calvi', 42.57, 8.76), place('Girolata', 42.35, 8.61), place('Ajaccio', 41.92, 8.74)];
const BACK = { ...place('Calvi', 42.57, 8.76), id: 'again' };

function markupOf(route: boolean): string {
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
      <PlaceMap map={placeMapView('A week', [...ROUND, BACK], route)} />
    </PageLanguageContext>,
  );
}

test('a passage has a tall chart close to its places, each named once', () => {
  const map = placeMapView('A week', ROUND, true);
  expect(map.charts.map(({ shape }) => shape)).toEqual(['tall', 'narrow']);
  for (const { frame } of map.charts) expect(frame.width * 360).toBeLessThan(1.4);
  const markup = markupOf(true);
  expect(markup.match(/class="chart-route"[^>]* d="M[^LM]+(?:L[^LM]+){3}"/g)).toHaveLength(2);
  expect(markup.match(/>Calvi</g)).toHaveLength(2);
});

test('a chart of other places is wide and shows more around them', () => {
  const map = placeMapView('Offices', ROUND);
  expect(map.charts.map(({ shape }) => shape)).toEqual(['wide', 'narrow']);
  for (const { frame } of map.charts) expect(frame.width * 360).toBeGreaterThan(7);
  expect(markupOf(false)).not.toContain('chart-route');
});

test('a season’s chart is one picture for all screens, with sea around a lone place', () => {
  const map = seasonMapView('Summer', [place('Calvi', 42.57, 8.76)]);
  expect(map).toMatchObject({ label: 'Summer', route: false });
  expect(map.charts.map(({ shape }) => shape)).toEqual(['season']);
  expect((map.charts[0]?.frame.width ?? 0) * 360).toBeGreaterThanOrEqual(16);
  const markup = renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
      <PlaceMap map={map} />
    </PageLanguageContext>,
  );
  expect(markup.match(/<img [^>]*loading="lazy"/g)).toHaveLength(1);
  expect(markupOf(false)).not.toContain('<img');
});

test('marks her location on a season’s chart only within its frame', () => {
  const areas = [place('Calvi', 42.57, 8.76)];
  const named = (here: ReturnType<typeof place> | null) =>
    seasonMapView('Summer', areas, here).places.map(({ name }) => name);
  expect(named(place('Palermo', 38.12, 13.37))).toEqual(['Calvi', 'Palermo']);
  // The two are so close that they are grouped.
  expect(named(place('Ajaccio', 41.92, 8.74))).toEqual(['Calvi']);
  expect(named(place('Fort-de-France', 14.6, -61.07))).toEqual(['Calvi']);
  expect(named(null)).toEqual(['Calvi']);
  expect(seasonMapView('Summer', areas, place('Ajaccio', 41.92, 8.74)).charts).toEqual(
    seasonMapView('Summer', areas).charts,
  );
});
