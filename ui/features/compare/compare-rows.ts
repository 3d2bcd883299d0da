import type { Locale } from '../../../core/locale/locale.ts';
import { headlinePrice } from '../../../core/price/headline-price.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { Market } from '../../../core/yacht/market.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Reading } from '../../reading.ts';
import { priceText } from '../../yacht-card/price-text.ts';
import type { RowView } from './compare-view.ts';

export interface RowContext {
  readonly market: Market;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly reading: Reading;
  /** ISO 8601. */
  readonly now: string;
}

/** product.md CF1: the specification row by row, a row left out where it is known of none. */
export function compareRows(yachts: readonly Yacht[], context: RowContext): RowView[] {
  const { market, locale, translate, reading, now } = context;
  const length = (meters: number | null) => (meters === null ? null : formatLength(meters, reading.unit, locale));
  const amount = (value: number | null, unit: string) =>
    value === null ? null : `${formatNumber(value, locale, Number.isInteger(value) ? 0 : 1)}\u00a0${unit}`;
  const count = (value: number) => (value > 0 ? formatNumber(value, locale) : null);
  const row = (key: string, label: string, cell: (yacht: Yacht) => string | null): RowView[] => {
    const cells = yachts.map(cell);
    if (cells.every((text) => text === null)) return [];
    return [{ key, label, cells, differs: new Set(cells).size > 1 }];
  };
  const knots = translate('spec.knots');
  return [
    ...row('price', translate('compare.price'), (yacht) =>
      priceText(headlinePrice(yacht, market, reading.currency, now), translate),
    ),
    ...row('length', translate('spec.length'), ({ dimensions }) => length(dimensions.length)),
    ...row('beam', translate('spec.beam'), ({ dimensions }) => length(dimensions.beam)),
    ...row('draft', translate('spec.draft'), ({ dimensions }) => length(dimensions.draft)),
    ...row('grossTonnage', translate('spec.grossTonnage'), ({ grossTonnage }) => amount(grossTonnage, 'GT')),
    ...row('builder', translate('spec.builder'), ({ builder }) => builder.name),
    ...row('built', translate('spec.built'), ({ builtYear }) => String(builtYear)),
    ...row('refit', translate('spec.refit'), ({ refitYear }) => (refitYear === null ? null : String(refitYear))),
    ...row('guests', translate('spec.guests'), ({ guests }) => count(guests.total)),
    ...row('cabins', translate('spec.cabins'), ({ cabins }) => count(cabins.total)),
    ...row('crew', translate('spec.crew'), ({ crew }) => count(market === 'charter' ? crew.charter : crew.total)),
    ...row('cruise', translate('spec.cruise'), ({ speeds }) => amount(speeds.cruise, knots)),
    ...row('max', translate('spec.max'), ({ speeds }) => amount(speeds.max, knots)),
    ...row('range', translate('spec.range'), ({ ranges }) => amount(ranges.cruise, translate('spec.miles'))),
    ...row('hull', translate('spec.hull'), ({ build }) =>
      build.hullMaterial === null ? null : translate(`spec.material.${build.hullMaterial}`),
    ),
    ...row('flag', translate('spec.flag'), ({ flag }) => (flag === null ? null : countryName(flag, locale))),
  ];
}
