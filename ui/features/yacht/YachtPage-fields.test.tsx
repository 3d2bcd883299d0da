import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../core/locale/locale.ts';
import { MARKETS, type Market, type YachtPageType } from '../../../core/market/market.ts';
import { CURRENCIES } from '../../../core/price/currency.ts';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { PALMA } from '../../../tests/samples/sample-office.ts';
import { SAMPLE_TERMS } from '../../../tests/samples/sample-terms.ts';
import { sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { buildYachtView } from './build-yacht-view.ts';
import { shownOf } from './shown-fields.fixture.ts';
import { BARE, LOSSES, WHOLE, WHOLE_LIBRARY, wholeWithout } from './whole-yacht.fixture.ts';
import { YachtPage } from './YachtPage.tsx';
import { MESSAGES, type SampleVisit, samplePerson, visitContext } from './yacht.fixture.ts';

interface Visit extends SampleVisit {
  readonly market: Market;
  readonly type?: YachtPageType;
}

const CODES = LOCALES.map(({ code }) => code);
const PEOPLE = [samplePerson('ana'), samplePerson('carl', { desk: 'sales' })];
/** The data of the site besides the yacht. */
const SITE = { words: 'files', media: WHOLE_LIBRARY, people: PEOPLE, offices: [PALMA], terms: SAMPLE_TERMS } as const;

async function markupOf(yacht: Yacht, { market, type = market, ...visit }: Visit): Promise<string> {
  const context = visitContext({ fleet: [yacht], ...SITE, ...visit });
  const { locale, translate } = context;
  const view = await buildYachtView(yacht, market, type, context);
  return renderToString(
    <PageLanguageContext value={{ locale, translate }}>
      <YachtPage view={view} />
    </PageLanguageContext>,
  );
}

/** Lists faults that no page may have, whichever fields are missing. */
function faultsOf(markup: string): string[] {
  const written = /\b(?:NaN|null|undefined|Infinity)\b|\[object/g;
  const empty = /<(h\d|ul|ol|dl|dt|dd|li|table|tbody|th|td|select|optgroup|option|form|section|div)\b[^>]*>\s*<\/\1>/g;
  // Without a script the tools are an empty space.
  const blankText = /<p\b(?! class="tools")[^>]*>\s*<\/p>/g;
  const key = /(?<=[>"])[a-z]+(?:\.[a-zA-Z-]+)+(?=[<"])/g;
  const blank = /(?:href|src|action|id)=""/g;
  // A browser would choose the first option, whatever option the sum is computed for.
  const unset = [...markup.matchAll(/<select\b[^>]*?name="([^"]*)".*?<\/select>/gs)]
    .filter(([select]) => !select.includes(' selected=""'))
    .map(([, name]) => `${name} has nothing chosen`);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `#${id} twice`);
  const targets = [...markup.matchAll(/(?:href="|action="[^"#]*)#([^"]+)"/g)].map(([, id]) => id);
  const described = [...markup.matchAll(/aria-(?:describedby|labelledby)="([^"]+)"/g)].map(([, id]) => id);
  const lost = [...targets, ...described].filter((id) => !ids.includes(id)).map((id) => `#${id} is not there`);
  return [
    ...[written, empty, blankText, key, blank].flatMap((fault) => markup.match(fault) ?? []),
    ...unset,
    ...twice,
    ...lost,
  ];
}

describe.each(CODES)('YA1 a yacht with all fields (%s)', (locale) => {
  test.each(MARKETS)('every field is on her page: %s', async (market) => {
    const markup = await markupOf(WHOLE, { market, locale });
    const shown = Object.entries(shownOf(locale)).flatMap(([field, texts]) =>
      texts === 'unseen' ? [] : (texts[market] ?? []).map((text) => `${field}: ${text}`),
    );
    expect(shown.filter((line) => !markup.includes(line.replace(/^\w+: /, '')))).toEqual([]);
    expect(faultsOf(markup)).toEqual([]);
  });

  test('fields of some yachts only are on their pages', async () => {
    const { translate: t } = MESSAGES[locale];
    const markup = (change: Partial<Yacht>, market: Market = 'sale') =>
      markupOf({ ...WHOLE, ...change }, { market, locale });
    expect(await markup({ poa: true })).toContain(`>${t('price.poa')}</b>`);
    expect(await markup({ poa: true })).not.toMatch(/[€£$]\d/);
    expect(await markup({ ribbon: null })).toContain(`>${t('yacht.newToMarket')}</p>`);
    const brochures = { sale: null, charter: null };
    expect(await markup({ brochures })).toContain(`/brochures/${locale}/sale/brisa-for-sale.pdf`);
    expect(await markup({ brochures }, 'charter')).toContain(`/brochures/${locale}/charter/brisa-for-charter.pdf`);
  });
});

const GHOST = { market: 'ghost' } as const;
const WITHDRAWN = {
  market: 'none',
  withdrawn: { on: '2026-06-01', because: 'sold', was: 'both' },
} as const;

describe.each(CODES)('YA1 a page omits unknown fields (%s)', (locale) => {
  const cases = MARKETS.flatMap((market) => [
    { name: `for ${market}`, market, type: market, change: {} },
    { name: `not for ${market}`, market, type: 'ghost' as const, change: GHOST },
    { name: `no longer for ${market}`, market, type: 'ghost' as const, change: WITHDRAWN },
  ]);

  test.each(cases)('$name', async ({ market, type, change }) => {
    for (const yacht of [BARE, WHOLE]) {
      for (const site of [{}, { people: [], offices: [], terms: null }]) {
        const markup = await markupOf({ ...yacht, ...change }, { market, type, locale, ...site });
        expect(faultsOf(markup)).toEqual([]);
        expect(markup).toContain('>Brisa Nueva</h1>');
      }
    }
  });
});

test('YA3 the page of a withdrawn yacht shows that, the date, and alternatives', async () => {
  const others = [sampleYacht({ id: 'other', name: 'Other One' })];
  const visit = { market: 'sale', type: 'ghost', fleet: others } as const;
  const markup = await markupOf({ ...WHOLE, ...WITHDRAWN }, visit);
  expect(markup).toContain('>Brisa Nueva has been sold</h2>');
  expect(markup).toContain('Off the market since 1 June 2026.');
  expect(markup).toContain('>Other One</a>');
  expect(markup).not.toMatch(/€31|€40|Price reduced|dossier\.pdf|yacht-for-charter\/brisa/);
  const left = { ...WITHDRAWN, withdrawn: { ...WITHDRAWN.withdrawn, because: 'left-market' } } as const;
  expect(await markupOf({ ...WHOLE, ...left }, { ...visit, locale: 'es' })).toContain(
    '>El Brisa Nueva ya no está en el mercado</h2>',
  );
});

test('FD6 a page leads to letters about her: of changes, or of her return', async () => {
  const offered = await markupOf(WHOLE, { market: 'sale', type: 'sale' });
  expect(offered).toMatch(/<a class="text-link" href="\/en\/alerts\/\?y=[^"]+" data-vike="false">Tell me of changes</);
  const sold = await markupOf({ ...WHOLE, ...WITHDRAWN }, { market: 'sale', type: 'ghost' });
  expect(sold).toContain('>Tell me if she comes back</a>');
  // She is not for sale, but she is for charter.
  const other = await markupOf({ ...WHOLE, market: 'charter' }, { market: 'sale', type: 'ghost', locale: 'es' });
  expect(other).toContain('>Avísenme si algo cambia</a>');
});

const QUERIES = [
  '',
  'from=2027-09-27&to=2027-10-04&port=split&delivery=1',
  'from=2020-01-01&to=2019-01-01',
  'party=x&port=',
];

test('YA1 is valid with any field missing', async () => {
  const visit = fc.record({
    market: fc.constantFrom(...MARKETS),
    locale: fc.constantFrom(...CODES),
    currency: fc.constantFrom(...CURRENCIES),
    unit: fc.constantFrom(...LENGTH_UNITS),
    now: fc.constantFrom('2026-07-01T12:00:00Z', '2026-12-01T12:00:00Z'),
    query: fc.constantFrom(...QUERIES),
  });
  await fc.assert(
    fc.asyncProperty(fc.subarray([...LOSSES]), visit, fc.boolean(), async (losses, how, isGhost) => {
      const type = isGhost ? 'ghost' : how.market;
      expect(faultsOf(await markupOf(wholeWithout(losses), { ...how, type }))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('detects faults', () => {
  const bad =
    '<h2 class="h"> </h2><ul class="a"></ul><p class="ui"></p><a href="#gone">x</a><p id="b">NaN\u00a0m</p><p id="b">spec.beam</p>' +
    '<select name="c"><option>1</option></select><img src=""/><dd>[object Object]</dd><p>undefined</p>';
  expect(faultsOf(bad)).toEqual([
    'NaN',
    '[object',
    'undefined',
    '<h2 class="h"> </h2>',
    '<ul class="a"></ul>',
    '<p class="ui"></p>',
    'spec.beam',
    'src=""',
    'c has nothing chosen',
    '#b twice',
    '#gone is not there',
  ]);
});
