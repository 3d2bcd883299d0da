import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../../../i18n/page-language.ts';
import { buildListView } from '../build-list-view.ts';
import { listContext } from '../list-context.fixture.ts';
import { YachtList } from '../YachtList.tsx';

const PATH = '/microsite/yachts-for-sale/';
const YACHTS = [sampleYacht({ id: 'a', regions: ['med', 'carib'] }), sampleYacht({ id: 'b', regions: ['med'] })];

async function markupOf(query: string): Promise<string> {
  const context = listContext(PATH, YACHTS);
  const view = await buildListView(decodeCriteria('sale', query), context);
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: context.translate }}>
      <YachtList view={view} />
    </PageLanguageContext>,
  );
}

test('SE10 the server renders the map: marks and tools are links to the same page', async () => {
  const markup = await markupOf('?l=kind:motor&v=map');
  const marks = [...markup.matchAll(/<a class="spot" href="([^"]*)" aria-label="([^"]*)"/g)];
  expect(new Set(marks.map(([, , label]) => label))).toEqual(new Set(['map.mark MED, 2', 'map.mark CARIB, 1']));
  for (const [, href] of marks)
    expect(href).toMatch(/^\/en\/microsite\/yachts-for-sale\/\?l=kind:motor&amp;b=[-\d.,]+&amp;v=map$/);
  expect(markup).toMatch(/<a class="icon-btn" href="[^"]*b=[^"]*" aria-label="map.closer"/);
  expect(markup.match(/class="chart"/g)).toHaveLength(2);
  expect(markup.match(/<article class="card"/g)).toHaveLength(2);
});

test('SE10 has no inline style or script, and the toggle needs a script', async () => {
  const markup = await markupOf('?b=30,0,45,20&v=map');
  expect(markup).not.toMatch(/<svg[^>]* style=|<style|<script/);
  expect(markup).not.toContain('map.follow');
  expect(markup).toContain('map.all');
});

test('is absent in the grid', async () => {
  expect(await markupOf('')).not.toContain('class="map"');
});
