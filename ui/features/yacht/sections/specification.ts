import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../../core/preferences/display-preferences.ts';
import { formatBoth } from '../../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { formatPower } from '../../../../core/yacht/power.ts';
import type { Meters, Yacht } from '../../../../core/yacht/yacht.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { SpecificationGroup } from '../yacht-view.ts';

export interface SpecificationContext {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly reading: DisplayPreferences;
  readonly market: Market;
  /** Name of a country in the page's language. */
  readonly country: (code: string) => string;
  /** The page about her builder; null where there is none. */
  readonly builderHref: string | null;
}

type Row = SpecificationGroup['rows'][number];

/** Every fact of product.md YA1 that she has, in the trade's groups; what is not known is left out. */
export function specification(yacht: Yacht, context: SpecificationContext): SpecificationGroup[] {
  const { locale, translate, reading } = context;
  const label = (key: string) => translate(`spec.${key}` as MessageKey);
  const row = (
    key: string,
    value: string | null | undefined,
    other: string | null = null,
    href: string | null = null,
  ): Row[] =>
    value === null || value === undefined || value === '' ? [] : [{ label: label(key), value, other, href }];
  const length = (key: string, meters: Meters | null): Row[] => {
    if (meters === null) return [];
    const { first, second } = formatBoth(meters, reading.unit, locale);
    return row(key, first, second);
  };
  const amount = (key: string, value: number | null, unit: string, decimals = 0): Row[] =>
    value === null ? [] : row(key, `${formatNumber(value, locale, decimals)}\u00a0${unit}`);
  const power = (key: string, horsepower: number | null): Row[] =>
    horsepower === null ? [] : row(key, formatPower(horsepower, label('hp'), locale));
  const count = (key: string, value: number): Row[] => (value > 0 ? row(key, formatNumber(value, locale)) : []);
  const decimals = (value: number | null) => (value !== null && !Number.isInteger(value) ? 1 : 0);
  const { cabins, machinery, speeds, ranges, build, location } = yacht;
  const groups: SpecificationGroup[] = [
    {
      title: label('dimensions'),
      rows: [
        ...length('length', yacht.dimensions.length),
        ...length('beam', yacht.dimensions.beam),
        ...length('draft', yacht.dimensions.draft),
        ...length('minimumDraft', yacht.dimensions.minimumDraft),
        ...amount('grossTonnage', yacht.grossTonnage, 'GT'),
      ],
    },
    {
      title: label('accommodation'),
      rows: [
        ...count('guestsSleeping', yacht.guests.sleeping),
        ...count('guestsCruising', yacht.guests.cruising),
        ...count('cabins', cabins.total),
        ...(context.market === 'charter' && cabins.charter !== cabins.total
          ? count('charterCabins', cabins.charter)
          : []),
        ...count('staterooms', cabins.staterooms),
        ...count('double', cabins.double),
        ...count('twin', cabins.twin),
        ...count('single', cabins.single),
        ...count('triple', cabins.triple),
        ...count('convertible', cabins.convertible),
        ...count('crew', context.market === 'charter' ? yacht.crew.charter : yacht.crew.total),
      ],
    },
    {
      title: label('performance'),
      rows: [
        ...amount('cruise', speeds.cruise, label('knots'), decimals(speeds.cruise)),
        ...amount('max', speeds.max, label('knots'), decimals(speeds.max)),
        ...amount('range', ranges.cruise, label('miles')),
        ...amount('economicalRange', ranges.economical, label('miles')),
      ],
    },
    {
      title: label('machinery'),
      rows: [
        ...row('engines', enginesText(yacht, locale)),
        ...power('horsepower', machinery.horsepower),
        ...row('generators', generatorsText(machinery.generators)),
        ...row('stabilisers', machinery.stabilisers),
        ...row('stabiliserSpeed', machinery.stabiliserSpeed && label(machinery.stabiliserSpeed)),
      ],
    },
    {
      title: label('build'),
      rows: [
        ...row('builder', yacht.builder.name, null, context.builderHref),
        ...row('model', yacht.model),
        ...row('built', String(yacht.builtYear)),
        ...row('refit', yacht.refitYear === null ? null : String(yacht.refitYear)),
        ...row('hull', build.hullMaterial && label(`material.${build.hullMaterial}`)),
        ...row('superstructure', build.superstructureMaterial && label(`material.${build.superstructureMaterial}`)),
        ...row('exterior', build.exteriorDesigner),
        ...row('interior', build.interiorDesigner),
      ],
    },
    {
      title: label('registration'),
      rows: [
        ...row('flag', yacht.flag && context.country(yacht.flag)),
        ...row('class', yacht.yachtClass),
        ...row('lying', location.lying?.[locale]),
        ...row('berth', location.berth),
        ...row('country', location.country && context.country(location.country)),
        ...row('number', yacht.id),
      ],
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** `2 × MTU`, or what is known of the two (product.md YA6). */
function enginesText({ machinery }: Yacht, locale: Locale): string | null {
  const { engines, mainEngine } = machinery;
  if (engines === null || engines === 0) return mainEngine;
  const number = formatNumber(engines, locale);
  return mainEngine === null ? number : `${number}\u00a0×\u00a0${mainEngine}`;
}

/** `3 × 200 kW`, or each by itself where they differ. */
function generatorsText(generators: readonly number[]): string | null {
  const sizes = [...new Set(generators)];
  if (sizes.length === 0) return null;
  return sizes.map((size) => `${generators.filter((kw) => kw === size).length}\u00a0×\u00a0${size}\u00a0kW`).join(', ');
}
