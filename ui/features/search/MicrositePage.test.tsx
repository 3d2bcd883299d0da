import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { encodeMicrosite, type RequestedDisplay, requestedDisplay } from '../../../core/search/query/search-query.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { buildListView } from './build-list-view.ts';
import { displaySwitches } from './display-switches.ts';
import { listContext } from './list-context.fixture.ts';
import { MicrositePage } from './MicrositePage.tsx';

const PATH = '/microsite/yachts-for-charter/';
/** Enough yachts for a second page and for the note between the cards. */
const YACHTS = Array.from({ length: 12 }, (_, at) => sampleYacht({ id: `y${at}`, kind: 'sail' }));

async function linksOf(query: string) {
  const criteria = decodeCriteria('charter', query);
  const display = requestedDisplay(query);
  const hrefOf = (asked: RequestedDisplay) => `/en${PATH}${encodeMicrosite(criteria, asked)}`;
  const context = {
    ...listContext(PATH, YACHTS),
    pageSize: 10,
    hasFeed: false,
    fleetPath: null,
    newTab: 'microsite.newTab',
    listHref: (asked: Criteria) => `/en${PATH}${encodeMicrosite(asked, display)}`,
  };
  const list = await buildListView(criteria, context);
  const switches = displaySwitches(display, context, hrefOf);
  const markup = renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: context.translate }}>
      <MicrositePage view={{ list, switches, owner: 'Ours', home: '/en/' }} />
    </PageLanguageContext>,
  );
  return [...markup.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', text = '']) => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return {
      href,
      within: href.startsWith('#') || href.startsWith(`/en${PATH}`),
      opensTab: attributes.includes('target="_blank"') && attributes.includes('rel="noopener"'),
      saysSo: text.includes('microsite.newTab'),
    };
  });
}

describe('RT8 the links of a list in a partner’s frame', () => {
  test.each(['', '?l=kind:sail', '?l=kind:motor', '?q=zz'])(
    'those that leave it open a tab and say so: %s',
    async (query) => {
      const links = await linksOf(query);
      for (const link of links) {
        const { href, within, opensTab, saysSo } = link;
        expect({ href, opensTab, saysSo }).toEqual({ href, opensTab: !within, saysSo: !within });
      }
      expect(links.some(({ within }) => within)).toBe(true);
      expect(links.map(({ href }) => href)).toContain('/en/');
    },
  );

  test('cards, the note and the owner’s name leave the frame; pages and chips do not', async () => {
    const out = (await linksOf('?l=kind:sail')).filter(({ within }) => !within).map(({ href }) => href);
    expect(out.filter((href) => href.startsWith('/en/yacht-for-charter/'))).toHaveLength(10);
    expect(out).toHaveLength(12);
    const within = (await linksOf('?l=kind:sail')).filter((link) => link.within).map(({ href }) => href);
    expect(within).toContain(`/en${PATH}`);
    expect(within).toContain(`/en${PATH}?l=kind:sail&amp;p=2`);
  });
});

test('PR6 RT8 currency and unit are links to the same list, and every link in the frame keeps the choice', async () => {
  const within = (await linksOf('?l=kind:sail&currency=usd')).filter((link) => link.within);
  const hrefs = within.map(({ href }) => href.replaceAll('&amp;', '&'));
  expect(hrefs).toContain(`/en${PATH}?l=kind:sail&currency=gbp`);
  expect(hrefs).toContain(`/en${PATH}?l=kind:sail&currency=usd&unit=feet`);
  expect(hrefs).toContain(`/en${PATH}?l=kind:sail&p=2&currency=usd`);
  for (const href of hrefs) expect(href).toMatch(/^#|currency=/);
});

test('RT8 has no header and footer', () => {
  expect(MicrositePage.withoutShell()).toBe(true);
});
