import type { Locale } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import { formatInBothUnits } from '../../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { formatPower } from '../../../../core/yacht/power.ts';
import type { Meters, Yacht } from '../../../../core/yacht/yacht.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { YachtContext } from '../yacht-context.ts';

interface SpecificationContext extends Pick<YachtContext, 'locale' | 'translate' | 'preferences'> {
  readonly market: Market;
  /** Returns the name of a country in the page's language. */
  readonly country: (code: string) => string;
  /** Address of the page about her builder; null if there is none. */
  readonly builderHref: string | null;
}

interface Row {
  readonly label: string;
  readonly value: string;
  /** The same value in the other unit. */
  readonly other: string | null;
  readonly href: string | null;
}

/** Builds the known facts of a yacht, grouped as is usual in the trade, without empty groups (YA1). */
export function specificationView(yacht: Yacht, context: SpecificationContext) {
  const rows = rowBuilders(context);
  const groups = { ...measures(yacht, rows, context.market), ...particulars(yacht, rows, context) };
  return Object.entries(groups)
    .map(([group, facts]) => ({ title: rows.label(group), rows: facts.filter((row) => row !== null) }))
    .filter((group) => group.rows.length > 0);
}

type RowBuilders = ReturnType<typeof rowBuilders>;

/** Returns builders of rows by the kind of value; they return null for a value that is not known. */
function rowBuilders({ locale, translate, preferences }: SpecificationContext) {
  const label = (key: string) => translate(`spec.${key}` as MessageKey);
  const text = (key: string, value: string | null | undefined, more: Partial<Row> = {}): Row | null =>
    value ? { label: label(key), value, other: null, href: null, ...more } : null;
  return {
    label,
    text,
    length(key: string, meters: Meters | null) {
      if (meters === null) return null;
      const { first, second } = formatInBothUnits(meters, preferences.unit, locale);
      return text(key, first, { other: second });
    },
    amount: (key: string, value: number | null, unit: string, decimals = 0) =>
      text(key, value === null ? null : `${formatNumber(value, locale, decimals)}\u00a0${unit}`),
    power: (key: string, horsepower: number | null) =>
      text(key, horsepower === null ? null : formatPower(horsepower, label('hp'), locale)),
    count: (key: string, value: number) => text(key, value > 0 ? formatNumber(value, locale) : null),
  };
}

function measures(yacht: Yacht, { label, length, amount, count }: RowBuilders, market: Market) {
  const { dimensions, grossTonnage, guests, cabins, crew, speeds, ranges } = yacht;
  const isCharter = market === 'charter';
  const knots = (key: string, speed: number | null) =>
    amount(key, speed, label('knots'), speed === null ? 0 : decimalsOf(speed));
  return {
    dimensions: [
      length('length', dimensions.length),
      length('beam', dimensions.beam),
      length('draft', dimensions.draft),
      length('minimumDraft', dimensions.minimumDraft),
      amount('grossTonnage', grossTonnage, 'GT'),
    ],
    accommodation: [
      count('guestsSleeping', guests.sleeping),
      count('guestsCruising', guests.cruising),
      count('cabins', cabins.total),
      isCharter && cabins.charter !== cabins.total ? count('charterCabins', cabins.charter) : null,
      // Where all cabins are staterooms, their number stands in the line above.
      cabins.staterooms === cabins.total ? null : count('staterooms', cabins.staterooms),
      ...(['double', 'twin', 'single', 'triple', 'convertible'] as const).map((kind) => count(kind, cabins[kind])),
      count('crew', isCharter ? crew.charter : crew.total),
    ],
    performance: [
      knots('cruise', speeds.cruise),
      knots('max', speeds.max),
      amount('range', ranges.cruise, label('miles')),
      amount('economicalRange', ranges.economical, label('miles')),
    ],
  };
}

const decimalsOf = (value: number) => (Number.isInteger(value) ? 0 : 1);

function particulars(yacht: Yacht, { label, text, power }: RowBuilders, context: SpecificationContext) {
  const { build, machinery, location, flag } = yacht;
  const { locale, country, builderHref } = context;
  const material = (name: string | null) => name && label(`material.${name}`);
  return {
    machinery: [
      text('engines', enginesText(yacht, locale)),
      power('horsepower', machinery.horsepower),
      text('generators', generatorsText(machinery.generators, locale)),
      text('stabilisers', machinery.stabilisers),
      text('stabiliserSpeed', machinery.stabiliserSpeed && label(machinery.stabiliserSpeed)),
    ],
    build: [
      text('builder', yacht.builder.name, { href: builderHref }),
      text('model', yacht.model),
      text('built', String(yacht.builtYear)),
      text('refit', yacht.refitYear === null ? null : String(yacht.refitYear)),
      text('hull', material(build.hullMaterial)),
      text('superstructure', material(build.superstructureMaterial)),
      text('exterior', build.exteriorDesigner),
      text('interior', build.interiorDesigner),
    ],
    registration: [
      text('flag', flag && country(flag)),
      text('class', yacht.yachtClass),
      text('lying', location.lying?.[locale]),
      text('berth', location.berth),
      text('country', location.country && country(location.country)),
      text('number', yacht.id),
    ],
  };
}

/** Formats her engines as `2 × MTU`, or only the part that is known (YA6). */
function enginesText({ machinery }: Yacht, locale: Locale): string | null {
  const { engines, mainEngine } = machinery;
  if (engines === null || engines === 0) return mainEngine;
  const number = formatNumber(engines, locale);
  return mainEngine === null ? number : `${number}\u00a0×\u00a0${mainEngine}`;
}

/** Formats generators by their power: `2 × 155 kW, 1 × 80 kW`. */
function generatorsText(generators: readonly number[], locale: Locale): string | null {
  const sizes = [...new Set(generators)];
  if (sizes.length === 0) return null;
  return sizes
    .map((size) => {
      const kilowatts = formatNumber(size, locale, decimalsOf(size));
      return `${generators.filter((kw) => kw === size).length}\u00a0×\u00a0${kilowatts}\u00a0kW`;
    })
    .join(', ');
}
