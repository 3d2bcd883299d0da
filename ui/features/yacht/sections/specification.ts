import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../../core/preferences/display.ts';
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
  readonly preferences: DisplayPreferences;
  readonly market: Market;
  /** Returns the name of a country in the page's language. */
  readonly country: (code: string) => string;
  /** Address of the page about her builder; null if there is none. */
  readonly builderHref: string | null;
}

type Row = SpecificationGroup['rows'][number];

/** Builds every known fact of a yacht in the trade's groups, without groups that stay empty (YA1). */
export function specification(yacht: Yacht, context: SpecificationContext): SpecificationGroup[] {
  const rows = specificationRows(context);
  const groups: SpecificationGroup[] = [
    { title: rows.label('dimensions'), rows: dimensions(yacht, rows) },
    { title: rows.label('accommodation'), rows: accommodation(yacht, rows, context.market) },
    { title: rows.label('performance'), rows: performance(yacht, rows) },
    { title: rows.label('machinery'), rows: machinery(yacht, rows, context.locale) },
    { title: rows.label('build'), rows: build(yacht, rows, context.builderHref) },
    { title: rows.label('registration'), rows: registration(yacht, rows, context) },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

type SpecificationRows = ReturnType<typeof specificationRows>;

/** Returns builders of rows by the kind of value; they return no row for a value that is not known. */
function specificationRows({ locale, translate, preferences }: SpecificationContext) {
  const label = (key: string) => translate(`spec.${key}` as MessageKey);
  const text = (
    key: string,
    value: string | null | undefined,
    other: string | null = null,
    href: string | null = null,
  ): Row[] =>
    value === null || value === undefined || value === '' ? [] : [{ label: label(key), value, other, href }];
  return {
    label,
    text,
    length(key: string, meters: Meters | null): Row[] {
      if (meters === null) return [];
      const { first, second } = formatBoth(meters, preferences.unit, locale);
      return text(key, first, second);
    },
    amount: (key: string, value: number | null, unit: string, decimals = 0): Row[] =>
      value === null ? [] : text(key, `${formatNumber(value, locale, decimals)}\u00a0${unit}`),
    power: (key: string, horsepower: number | null): Row[] =>
      horsepower === null ? [] : text(key, formatPower(horsepower, label('hp'), locale)),
    count: (key: string, value: number): Row[] => (value > 0 ? text(key, formatNumber(value, locale)) : []),
  };
}

function dimensions({ dimensions, grossTonnage }: Yacht, { length, amount }: SpecificationRows): Row[] {
  return [
    ...length('length', dimensions.length),
    ...length('beam', dimensions.beam),
    ...length('draft', dimensions.draft),
    ...length('minimumDraft', dimensions.minimumDraft),
    ...amount('grossTonnage', grossTonnage, 'GT'),
  ];
}

function accommodation({ guests, cabins, crew }: Yacht, { count }: SpecificationRows, market: Market): Row[] {
  const isCharter = market === 'charter';
  return [
    ...count('guestsSleeping', guests.sleeping),
    ...count('guestsCruising', guests.cruising),
    ...count('cabins', cabins.total),
    ...(isCharter && cabins.charter !== cabins.total ? count('charterCabins', cabins.charter) : []),
    ...count('staterooms', cabins.staterooms),
    ...count('double', cabins.double),
    ...count('twin', cabins.twin),
    ...count('single', cabins.single),
    ...count('triple', cabins.triple),
    ...count('convertible', cabins.convertible),
    ...count('crew', isCharter ? crew.charter : crew.total),
  ];
}

function performance({ speeds, ranges }: Yacht, { label, amount }: SpecificationRows): Row[] {
  return [
    ...amount('cruise', speeds.cruise, label('knots'), decimalsOf(speeds.cruise)),
    ...amount('max', speeds.max, label('knots'), decimalsOf(speeds.max)),
    ...amount('range', ranges.cruise, label('miles')),
    ...amount('economicalRange', ranges.economical, label('miles')),
  ];
}

function decimalsOf(value: number | null): number {
  return value === null || Number.isInteger(value) ? 0 : 1;
}

function machinery(yacht: Yacht, { label, text, power }: SpecificationRows, locale: Locale): Row[] {
  const { horsepower, generators, stabilisers, stabiliserSpeed } = yacht.machinery;
  return [
    ...text('engines', enginesText(yacht, locale)),
    ...power('horsepower', horsepower),
    ...text('generators', generatorsText(generators)),
    ...text('stabilisers', stabilisers),
    ...text('stabiliserSpeed', stabiliserSpeed && label(stabiliserSpeed)),
  ];
}

function build(yacht: Yacht, { label, text }: SpecificationRows, builderHref: string | null): Row[] {
  const { hullMaterial, superstructureMaterial, exteriorDesigner, interiorDesigner } = yacht.build;
  return [
    ...text('builder', yacht.builder.name, null, builderHref),
    ...text('model', yacht.model),
    ...text('built', String(yacht.builtYear)),
    ...text('refit', yacht.refitYear === null ? null : String(yacht.refitYear)),
    ...text('hull', hullMaterial && label(`material.${hullMaterial}`)),
    ...text('superstructure', superstructureMaterial && label(`material.${superstructureMaterial}`)),
    ...text('exterior', exteriorDesigner),
    ...text('interior', interiorDesigner),
  ];
}

function registration(
  { id, flag, yachtClass, location }: Yacht,
  { text }: SpecificationRows,
  { country, locale }: SpecificationContext,
): Row[] {
  return [
    ...text('flag', flag && country(flag)),
    ...text('class', yachtClass),
    ...text('lying', location.lying?.[locale]),
    ...text('berth', location.berth),
    ...text('country', location.country && country(location.country)),
    ...text('number', id),
  ];
}

/** Formats her engines as `2 × MTU`, or only the part that is known (YA6). */
function enginesText({ machinery }: Yacht, locale: Locale): string | null {
  const { engines, mainEngine } = machinery;
  if (engines === null || engines === 0) return mainEngine;
  const number = formatNumber(engines, locale);
  return mainEngine === null ? number : `${number}\u00a0×\u00a0${mainEngine}`;
}

/** Formats generators as `3 × 200 kW`, or one by one if they differ. */
function generatorsText(generators: readonly number[]): string | null {
  const sizes = [...new Set(generators)];
  if (sizes.length === 0) return null;
  return sizes.map((size) => `${generators.filter((kw) => kw === size).length}\u00a0×\u00a0${size}\u00a0kW`).join(', ');
}
