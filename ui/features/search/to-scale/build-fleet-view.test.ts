import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeToScale } from '../../../../core/search/query/to-scale-query.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { sampleBlockContext } from '../../../../tests/samples/sample-block-context.ts';
import { sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { buildFleetMarkup } from './build-fleet-markup.tsx';
import { buildFleetView, type FleetContext } from './build-fleet-view.ts';

const ACTION = '/en/fleet-to-scale/';

function yacht(id: string, length: number, change: Partial<Yacht> = {}): Yacht {
  const sample = sampleYacht({ id, name: id });
  const dimensions = { ...sample.dimensions, length: length as Yacht['dimensions']['length'] };
  return {
    ...sample,
    market: 'both',
    dimensions,
    slugs: { sale: `${id}-s`, charter: `${id}-c`, ghost: null },
    ...change,
  };
}

const FLEET = [yacht('titan', 95.8), yacht('minnow', 24.1), yacht('sold', 40.5, { market: 'sale' })];

function contextOf(change: Partial<FleetContext> = {}): FleetContext {
  return { ...sampleBlockContext({ fleet: FLEET }), fleet: FLEET, action: ACTION, ...change };
}

const viewOf = (query: string, change: Partial<FleetContext> = {}) =>
  buildFleetView(decodeToScale(query), contextOf(change));

test('CF4 all yachts are drawn in tenths of a metre, whatever their length, in sections by length', async () => {
  const { sections, longest } = await viewOf('');
  expect(sections.map(({ id, berths }) => [id, berths.map(({ name, width }) => [name, width])])).toEqual([
    ['from-20', [['minnow', 241]]],
    ['from-40', [['sold', 405]]],
    ['from-90', [['titan', 958]]],
  ]);
  expect(longest?.name).toBe('titan');
});

test('CF4 every height of a drawing has a rule that scales it with its width', async () => {
  const { sections, measures } = await viewOf('');
  const rules = readFileSync('public/fleet-to-scale.css', 'utf8');
  for (const { height } of [...sections.flatMap(({ berths }) => berths), ...measures]) {
    expect(rules).toContain(`img[height="${height}"] {\n  height: calc(${height / 10} * var(--m));`);
  }
});

test('CF4 a yacht leads to her page on the chosen market, else to her main page', async () => {
  const hrefs = async (query: string) =>
    (await viewOf(query)).sections.flatMap(({ berths }) => berths.map(({ href }) => href));
  expect(await hrefs('')).toEqual([
    '/en/yacht-for-charter/minnow-c/',
    '/en/yacht-for-sale/sold-s/',
    '/en/yacht-for-charter/titan-c/',
  ]);
  expect((await hrefs('?i=sale'))[0]).toBe('/en/yacht-for-sale/minnow-s/');
});

test('CF4 chips remove filters, the switch keeps them, and the list has the same', async () => {
  const view = await viewOf('?i=sale&r=length:30:60&zoom=4');
  expect(view.chips.map(({ href }) => href)).toEqual([`${ACTION}?i=sale&zoom=4`]);
  expect(view.markets.map(({ href, current }) => [href, current])).toEqual([
    [`${ACTION}?r=length:30:60&zoom=4`, false],
    [`${ACTION}?i=charter&r=length:30:60&zoom=4`, false],
    [`${ACTION}?i=sale&r=length:30:60&zoom=4`, true],
  ]);
  expect(view.listHref).toBe('/en/yachts-for-sale/?r=length:30:60');
  expect(view.hidden).toEqual([
    { name: 'i', value: 'sale' },
    { name: 'zoom', value: '4' },
  ]);
  expect([view.smaller, view.larger]).toEqual([
    `${ACTION}?i=sale&r=length:30:60`,
    `${ACTION}?i=sale&r=length:30:60&zoom=5`,
  ]);
});

test('CF4 lengths, sections and the scale bar are in feet for those who read feet', async () => {
  const view = await viewOf('', { preferences: { currency: 'gbp', unit: 'feet' } });
  expect(view.sections.map(({ id }) => id)).toEqual(['from-50', 'from-100', 'from-300']);
  expect(view.sections[0]?.berths[0]).toMatchObject({ text: '79′\u00a01″', width: 241 });
  expect(view.bar).toBe('50\u00a0ft');
});

test('CF4 the markup has no inline style, a list in every section, and lazy pictures with their size', async () => {
  const { html, hrefs, trouble } = await buildFleetMarkup(decodeToScale('?zoom=2'), contextOf());
  expect(html).not.toContain('style=');
  expect(html.match(/<h2/g)).toHaveLength(4);
  expect(
    html.match(/<img loading="lazy" src="\/media\/drawings\/[^"]*\/berth\.svg[^"]*" width="\d+" height="\d+" alt="">/g),
  ).toHaveLength(3);
  expect(html).toContain('class="fl fl-z2 num"');
  expect(hrefs).toHaveLength(3);
  expect(trouble).toBeNull();
});

test('CF4 SE9 nothing found leads back to all, and a search that fails is said', async () => {
  const nothing = await buildFleetMarkup(decodeToScale('?r=length:150:'), contextOf());
  expect(nothing.html).toContain('list.nothing');
  expect(nothing.html).toContain(`href="${ACTION}"`);
  expect(nothing.html).not.toContain('fl-strip');
});
