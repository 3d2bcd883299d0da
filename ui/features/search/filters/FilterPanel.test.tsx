import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../../../i18n/page-language.ts';
import { buildListView } from '../build-list-view.ts';
import { listContext } from '../list-context.fixture.ts';
import { FilterPanel } from './FilterPanel.tsx';

const FLEET = Array.from({ length: 20 }, (_, at) =>
  sampleYacht({ id: `y${at}`, builder: `Yard ${at}`, length: 24 + at, builtYear: 2000 + at }),
);

async function markupOf(query: string): Promise<string> {
  const context = listContext('/yachts-for-sale/', FLEET);
  const view = await buildListView(decodeCriteria('sale', query), context);
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: context.translate }}>
      <FilterPanel view={view} />
    </PageLanguageContext>,
  );
}

test('SE4 SE7 the server’s form has every field, and empty elements for widgets that need a script', async () => {
  const markup = await markupOf('?f=all&r=length:30:40');
  for (const name of ['r.length.min', 'r.year.max', 'r.price-eur.min', 'nm']) {
    expect(markup).toContain(`name="${name}"`);
  }
  expect(markup).not.toContain('type="range"');
  expect(markup).toContain('<div class="range"></div>');
  expect(markup.match(/<div class="find"><\/div>/g)).toHaveLength(1);
});

test('SE4 the histogram shows the chosen part without a script or a style attribute', async () => {
  const markup = await markupOf('?r=length:33.5:');
  expect(markup).toContain('<path d="M0 0H120V22H0zM240 0H240V22H240z"></path>');
  expect(markup).not.toContain('style=');
});
