import { describe, expect, test } from 'vitest';
import { PAGE_PLACEHOLDER } from '../../ui/document/page-placeholder.ts';
import { PAGE_REQUEST_DEFAULTS, type PageRequest } from './page-request.ts';
import { PageTemplates, type VikePage } from './page-templates.ts';

type Context = Parameters<PageTemplates['learn']>[1];
const CONTEXT = { strategy: 'prefix' } as Context;

const requestOf = (url: string, more: Partial<PageRequest> = {}): PageRequest => ({
  ...PAGE_REQUEST_DEFAULTS,
  ...{ url, locale: 'en', currency: 'eur', unit: 'meters', ...more },
});

/** A page whose data is what its hook was given, with a text. */
const vikePage = (text = 'text', pageId = '/ui/pages/yacht-list'): VikePage => {
  const rendered = { opening: '<html><head>', head: '<title></head><div>', markup: ['<p>', text], closing: '</div>' };
  return {
    pageId,
    Page: null,
    config: {
      data: async ({ routeParams, urlParsed, locale, isClientSideNavigation }) =>
        ({ view: { text, routeParams, search: urlParsed.searchOriginal, locale, isClientSideNavigation } }) as never,
      onRenderHtml: ({ data }) => ({ pageContext: { rendered, data } }),
    },
    rendered,
  };
};

/** The document that Vike writes, with a placeholder for the markup. */
const documentOf = (data: object, pageId = '/ui/pages/yacht-list') =>
  `<html><head><link css><title></head><div>${PAGE_PLACEHOLDER}</div>` +
  `<script id="vike_pageContext" type="application/json">${JSON.stringify({ data, locale: 'en', pageId, routeParams: {}, _flag: true })}` +
  '</script><script src="/a.js"></script></body></html>';

async function textOf(templates: PageTemplates, request: PageRequest): Promise<string | null> {
  const page = await templates.render(request, CONTEXT);
  return page && [page.body].flat().join('');
}

/** Templates that know the lists of the charter market. */
function taught(page = vikePage()): PageTemplates {
  const templates = new PageTemplates();
  templates.learn(requestOf('/en/yachts-for-charter/'), CONTEXT, page, documentOf({}));
  return templates;
}

const dataIn = (body: string | null) =>
  JSON.parse(/type="application\/json">(.*?)<\/script>/s.exec(body ?? '')?.[1] ?? 'null');

test.each([
  ['/es/itinerary/?v=1&days=antibes', { name: 'itinerary', slug: 'itinerary' }],
  ['/es/berth-for-sale/antibes/', { name: 'berth', slug: 'berth-for-sale/antibes' }],
  ['/es/about/crew/', { name: 'content', slug: 'about/crew' }],
])('RT1 CF3 a page of blocks is built by its whole path: %s', async (url, params) => {
  const templates = new PageTemplates();
  const page = vikePage('text', '/ui/pages/content');
  templates.learn(requestOf(url), CONTEXT, page, documentOf({}, '/ui/pages/content'));
  expect(dataIn(await textOf(templates, requestOf(url))).routeParams).toMatchObject(params);
});

describe('RT3 pages of a known kind', () => {
  test('have the links, scripts and flags of the first page of their kind', async () => {
    const body = await textOf(taught(), requestOf('/es/yachts-for-sale/?p=2'));
    expect(body?.replace(/(application\/json">).*?(<\/script>)/s, '$1$2')).toBe(
      '<html><head><link css><title></head><div><p>text</div>' +
        '<script id="vike_pageContext" type="application/json"></script><script src="/a.js"></script></body></html>',
    );
    const routeParams = { name: 'yacht-list', market: 'sale' };
    expect(dataIn(body)).toEqual({
      data: { view: { text: 'text', routeParams, search: '?p=2', locale: 'es', isClientSideNavigation: false } },
      ...{ locale: 'es', pageId: '/ui/pages/yacht-list', routeParams, _flag: true },
    });
  });

  test('are sent as data to a navigation once such data is known', async () => {
    const templates = taught();
    const navigation = requestOf('/en/yachts-for-sale/index.pageContext.json', { data: true });
    expect(await textOf(templates, navigation)).toBeNull();
    const json = JSON.stringify({ data: {}, locale: 'en', pageId: '/ui/pages/yacht-list', routeParams: {}, _flag: 1 });
    templates.learn(navigation, CONTEXT, vikePage(), json);
    expect(JSON.parse((await textOf(templates, navigation)) ?? '')).toMatchObject({
      data: { view: { isClientSideNavigation: true, search: null } },
      ...{ locale: 'en', routeParams: { name: 'yacht-list', market: 'sale' }, _flag: 1 },
    });
  });

  test.each(['</script><b>', '<!--<script>', '!undefined', '!', '\u2028'])('keep the text %j as data', async (text) => {
    const body = await textOf(taught(vikePage(text)), requestOf('/en/yachts-for-charter/'));
    // Vike's client removes an exclamation mark that was added.
    expect(dataIn(body).data.view.text).toBe(text.startsWith('!') ? `!${text}` : text);
  });

  test('throw what their data hook throws', async () => {
    const page = vikePage();
    const failing = { ...page, config: { ...page.config, data: () => Promise.reject(new Error('missing')) } };
    await expect(textOf(taught(failing), requestOf('/en/yachts-for-charter/'))).rejects.toThrow('missing');
  });
});

describe('Vike answers', () => {
  test.each<[string, Partial<PageRequest>]>([
    ['/en/', {}],
    ['/en/yacht-for-charter/aurora/', {}],
    ['/en/yachts-for-charter/', { failure: { status: 404, id: null } }],
    ['/en/yachts-for-charter/', { redirectTo: '/en/' }],
    ['/en/yachts%2Dfor-charter/', {}],
    ['/yachts-for-charter/', {}],
  ])('%s %j', async (url, more) => {
    expect(await textOf(taught(), requestOf(url, more))).toBeNull();
  });

  test.each([
    ['without a document in parts', { ...vikePage(), rendered: undefined }, documentOf({})],
    ['of another page', vikePage('text', '/ui/pages/other'), documentOf({})],
    ['with other markup', vikePage(), documentOf({}).replace('</div>', '</p>')],
    ['that begins otherwise', vikePage(), `<!--x-->${documentOf({})}`],
  ] as const)('all pages of a kind after an answer %s', async (_, page, body) => {
    const templates = new PageTemplates();
    templates.learn(requestOf('/en/yachts-for-charter/'), CONTEXT, page as VikePage, body);
    expect(await textOf(templates, requestOf('/en/yachts-for-charter/'))).toBeNull();
  });
});
