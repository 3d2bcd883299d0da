import { describe, expect, test } from 'vitest';
import { StoryblokContent, StoryblokYachts } from '../../../adapters/storyblok/storyblok-content.ts';
import type { Block } from '../../../core/content/block.ts';
import { findRedirect } from '../../../core/routing/redirects.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../demo-texts.ts';
import { pageRecord, samplePage } from '../../samples/sample-content.ts';
import { SAMPLE_STOPS, stopRecord } from '../../samples/sample-stops.ts';
import { SAMPLE_AREAS, sampleOfficeWire, sampleYachtWire } from '../../samples/sample-wire.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const SEA = pageRecord(samplePage('sea', demoTexts({ en: 'sea', es: 'mar' })));
const TIDE = pageRecord(samplePage('tide', demoTexts({ en: 'tide', es: 'marea' })));

describe('CO2 storyblok: one wrong story does not affect the others', () => {
  test('leaves out a wrong block and reports story, page, language and fields', async () => {
    const sandbox = await storyblokSandbox({ pages: [SEA] });
    sandbox.space.change('page', 'sea', ({ blocks, ...content }) => ({
      ...content,
      blocks: [{ _uid: '1', component: 'carousel' }, ...(blocks as object[]), { _uid: '2', component: 'quote' }, 7],
    }));
    const { space, log } = await storyblokSpace(sandbox);
    const page = await new StoryblokContent(space).page('sea', 'en');
    expect(page?.translations.en?.blocks).toEqual(
      samplePage('sea', demoTexts({ en: '', es: '' })).translations.en?.blocks,
    );
    expect(page?.translations.en?.problems.map(({ block }) => block)).toEqual(['carousel', 'quote', 'unknown']);
    expect(log.details).toMatchObject([
      { story: 'sea', page: 'sea', locale: 'en', block: 'carousel', problems: [{ field: 'type' }] },
      { story: 'sea', page: 'sea', locale: 'en', block: 'quote', problems: [{ field: 'text' }] },
      { story: 'sea', page: 'sea', locale: 'en', block: 'unknown' },
    ]);
  });

  test('leaves out and reports wrong pages, yachts, offices, areas, stops and redirects', async () => {
    const office = { ...sampleOfficeWire() };
    const sandbox = await storyblokSandbox({
      pages: [SEA, { ...TIDE, kind: 'poem' }, { ...TIDE, id: 'tides', slug: { en: 'tides', es: 'mar' } }],
      offices: [office, { ...office, id: 'antibes', lat: 91 }],
      areas: [...SAMPLE_AREAS.map((area) => ({ ...area })), { ...SAMPLE_AREAS[0], id: 'moon', region: null }],
      yachts: [
        { ...sampleYachtWire() },
        { ...sampleYachtWire({ yachtid: 'twin' }) },
        { ...sampleYachtWire({ yachtid: 'bad' }), loaMeter: 'long' },
      ],
      redirects: [
        { from: '/a/', to: '/b/' },
        { from: 'a', to: '/b/' },
      ],
      stops: [...SAMPLE_STOPS.map(stopRecord), { ...SAMPLE_STOPS.map(stopRecord)[0], id: 'spetses', lng: 181 }],
    });
    const { space, log } = await storyblokSpace(sandbox);
    const { pages, offices, fleet, redirects, stops } = await space.current();
    expect(stops).toEqual(SAMPLE_STOPS);
    expect(pages.pages.map(({ id }) => id)).toEqual(['sea', 'tides']);
    expect(pages.byId('tides')?.translations.es).toBeNull();
    expect([...offices.keys()]).toEqual(['monaco']);
    expect(fleet.yachts.map(({ id }) => id)).toEqual(['aurora']);
    expect(fleet.yachts[0]?.cruising.summer.map(({ id }) => id)).toEqual(['cyclades']);
    expect(findRedirect(redirects, '/a/', 'es')).toEqual({ to: '/b/', external: false, status: 301 });
    expect(log.details).toMatchObject([
      { story: 'tide', problems: [{ field: 'kind' }] },
      { story: 'tides', problems: [{ field: 'slug.es' }] },
      { story: 'areas/moon', problems: [{ field: 'region' }] },
      { story: 'yachts/bad', problems: [{ field: 'loaMeter' }] },
      { story: 'yachts/twin', problems: [{ field: 'slugs (charter/aurora)' }] },
      { story: 'offices/antibes', problems: [{ field: 'lat' }] },
      { story: 'redirects/rule-0001', problems: [{ field: 'from.en' }, { field: 'from.es' }] },
      { story: 'stops/spetses', problems: [{ field: 'lng' }] },
    ]);
  });
});

describe('RT5 storyblok: links to stories', () => {
  const linked = (href: string) => ({ type: 'form', title: 'Ask', link: { text: 'There', href } });
  const page = { ...SEA, blocks: { en: [linked('/tide/#low')], es: [linked('/marea/')] } };
  const linkOf = (block: Block | undefined) => (block?.type === 'form' ? block.link.href : null);

  test('lead to the page’s current URL, in the language', async () => {
    const sandbox = await storyblokSandbox({ pages: [page, TIDE], redirects: [{ from: '/old/', to: '/tide/' }] });
    const { space } = await storyblokSpace(sandbox);
    await space.current();
    sandbox.space.publish('page', { ...TIDE, slug: { en: 'ebb-and-flow', es: 'flujo-y-reflujo' } });
    await space.look();
    const content = new StoryblokContent(space);
    const sea = await content.page('mar', 'es');
    expect(linkOf(sea?.translations.en?.blocks[0])).toBe('/ebb-and-flow/#low');
    expect(linkOf(sea?.translations.es?.blocks[0])).toBe('/flujo-y-reflujo/');
    const { redirects } = await space.current();
    expect(findRedirect(redirects, '/old/', 'en')?.to).toBe('/ebb-and-flow/');
  });

  test('to unpublished stories are left out with their block', async () => {
    const sandbox = await storyblokSandbox({ pages: [page, TIDE] });
    const { space, log } = await storyblokSpace(sandbox);
    sandbox.space.unpublish('page', 'tide');
    const sea = await new StoryblokContent(space).page('sea', 'en');
    expect(sea?.translations.en?.blocks).toEqual([]);
    expect(log.details).toMatchObject([
      { story: 'sea', block: 'form', problems: [{ field: 'link.href' }] },
      { story: 'sea', block: 'form', problems: [{ field: 'link.href' }] },
    ]);
  });
});

describe('CO8 storyblok: drafts', () => {
  const draft = { ...SEA, teaser: { en: 'Soon', es: 'Pronto' } };
  const teaser = async (content: StoryblokContent) =>
    (await content.page('sea', 'en', 'draft'))?.translations.en?.teaser ?? null;

  test('need the preview token; without one a preview shows what visitors read', async () => {
    const sandbox = await storyblokSandbox({ pages: [SEA], drafts: [draft, TIDE] });
    const { space } = await storyblokSpace(sandbox, { previewToken: null });
    const content = new StoryblokContent(space);
    expect(await teaser(content)).toBeNull();
    expect((await content.pages('draft')).map(({ id }) => id)).toEqual(['sea']);
    expect(sandbox.seen.filter((url) => url.includes('draft'))).toEqual([]);
  });

  test('are read again after a moment, and once for all simultaneous requests', async () => {
    let time = 0;
    const sandbox = await storyblokSandbox({ pages: [SEA], drafts: [draft] });
    const { space } = await storyblokSpace(sandbox, { now: () => time });
    const content = new StoryblokContent(space);
    expect(await teaser(content)).toBe('Soon');
    sandbox.space.saveDraft('page', { ...SEA, teaser: { en: 'Sooner', es: 'Antes' } });
    expect(await teaser(content)).toBe('Soon');
    expect(sandbox.seen.filter((url) => url.includes('version=draft'))).toHaveLength(2);
    time = 2_000;
    expect(await teaser(content)).toBe('Sooner');
    sandbox.fail('unavailable');
    time = 4_000;
    expect(await teaser(content)).toBe('Sooner');
  });

  test('without the right to read them show the published content, and the log says why', async () => {
    const sandbox = await storyblokSandbox({ pages: [SEA], drafts: [draft] });
    const { space, log } = await storyblokSpace(sandbox, { previewToken: sandbox.token });
    expect(await teaser(new StoryblokContent(space))).toBeNull();
    expect(log.lines).toEqual(['Storyblok’s drafts cannot be read: what was read last is shown']);
    expect(log.details).toEqual([{ problem: expect.stringContaining('401') }]);
  });

  test('may reference published and unpublished yachts and pages', async () => {
    const yacht = { ...sampleYachtWire() };
    const blocks = [
      { type: 'yacht-list', market_status: 'sale', yachts: ['aurora'] },
      { type: 'form', title: 'Ask', link: { text: 'There', href: '/tide/' } },
    ];
    const sandbox = await storyblokSandbox({
      ...{ pages: [SEA], yachts: [yacht] },
      drafts: [{ ...SEA, related: ['tide'], blocks: { en: blocks, es: [] } }, TIDE],
    });
    const { space } = await storyblokSpace(sandbox);
    const page = await new StoryblokContent(space).page('sea', 'en', 'draft');
    expect(page?.related).toEqual(['tide']);
    expect(page?.translations.en?.blocks).toMatchObject([{ yachts: ['aurora'] }, { link: { href: '/tide/' } }]);
  });
});

test('storyblok: reads a space of several result pages and skips foreign stories', async () => {
  const yachts = Array.from({ length: 230 }, (_, at) => ({
    ...sampleYachtWire({
      yachtid: `y${at}`,
      summerLocations: [],
      slugs: { sale: `y${at}`, charter: `y${at}`, ghost: null },
    }),
  }));
  const sandbox = await storyblokSandbox({ yachts });
  sandbox.space.change('yacht', 'y7', (content) => ({ ...content, component: 'landing' }));
  const { space, log } = await storyblokSpace(sandbox);
  const catalogue = new StoryblokYachts(space);
  expect(await catalogue.all()).toHaveLength(229);
  expect(await catalogue.byId('y229' as YachtId)).not.toBeNull();
  expect(await catalogue.byId('y7' as YachtId)).toBeNull();
  expect(log.lines).toEqual([]);
});
