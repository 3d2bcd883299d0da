import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../../core/locale/locale.ts';
import { PageLanguageContext } from '../../../i18n/page-language.ts';
import { FILTER_WIDGETS } from './filter-widgets.ts';
import type { RangeFacetView } from './range-views.ts';

type SliderView = NonNullable<RangeFacetView['slider']>;

const LENGTH: SliderView = { min: 24.3, max: 74, step: 1, spoken: '# meters' };
const PRICE: SliderView = { min: 1_000_000, max: 90_000_000, step: null, spoken: '€#' };

function inLanguage(locale: Locale, element: React.ReactNode): string {
  return renderToString(
    <PageLanguageContext value={{ locale, translate: (key) => key }}>{element}</PageLanguageContext>,
  );
}

/** The attributes of each thumb. */
function thumbsOf(slider: SliderView, from: string, to: string, locale: Locale = 'en') {
  const field = (bound: string, value: string) => ({
    name: `r.length.${bound}`,
    label: bound,
    value,
    placeholder: '',
    accessibleName: `Length, ${bound}`,
  });
  const facet: RangeFacetView = {
    shape: 'between',
    key: 'length',
    label: 'Length',
    open: true,
    unit: null,
    from: field('min', from),
    to: field('max', to),
    histogram: '',
    part: [0, 1],
    slider,
  };
  const markup = inLanguage(locale, <FILTER_WIDGETS.RangeSlider facet={facet} slider={slider} onHold={() => {}} />);
  return [...markup.matchAll(/<input ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value])),
  );
}

describe('SE4 the thumbs of a slider', () => {
  test('are two named native ranges, outside the form data', () => {
    const thumbs = thumbsOf(LENGTH, '', '');
    expect(thumbs.map((thumb) => [thumb.type, thumb['aria-label'], thumb.name])).toEqual([
      ['range', 'Length, min', undefined],
      ['range', 'Length, max', undefined],
    ]);
  });

  test('are at the ends of the scale, and say so, without a choice', () => {
    expect(thumbsOf(LENGTH, '', '').map((thumb) => [thumb.value, thumb.max, thumb['aria-valuetext']])).toEqual([
      ['0', '50', 'search.any'],
      ['50', '50', 'search.any'],
    ]);
  });

  test('follow the fields and announce their value with its unit', () => {
    expect(thumbsOf(LENGTH, '40', '60').map((thumb) => [thumb.value, thumb['aria-valuetext']])).toEqual([
      ['16', '40 meters'],
      ['36', '60 meters'],
    ]);
    expect(thumbsOf({ ...LENGTH, spoken: '# metros' }, '24,3', '39,6', 'es').map((thumb) => thumb.value)).toEqual([
      '0',
      '16',
    ]);
  });

  test('stay on the scale when a field exceeds it', () => {
    expect(thumbsOf(LENGTH, '5', '900').map(({ value }) => value)).toEqual(['0', '50']);
    expect(thumbsOf(LENGTH, '80', '900').map(({ value }) => value)).toEqual(['50', '50']);
  });

  test('announce amounts with the thousands separators of the language', () => {
    const valueTexts = (locale: Locale) =>
      thumbsOf(PRICE, '1500000', '20000000', locale).map((thumb) => thumb['aria-valuetext']);
    expect(valueTexts('en')).toEqual(['€1,500,000', '€20,000,000']);
    expect(valueTexts('es')).toEqual(['€1.500.000', '€20.000.000']);
  });
});

test('SE4 the search among values has a visible label and no form name', () => {
  const markup = inLanguage('en', <FILTER_WIDGETS.FindValue label="Find a builder" />);
  expect(markup).toMatch(/<label class="field"><span>Find a builder<\/span><input class="in"/);
  expect(markup).not.toContain(' name=');
  expect(markup).toContain('<p class="vh" aria-live="polite"></p>');
});
