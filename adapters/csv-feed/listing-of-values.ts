import { rounded } from '../../core/feed-values/read-measure.ts';
import type { FeedListing } from '../../core/import/feed-listing.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import { inchesToMeters } from '../../core/yacht/length-conversion.ts';
import type { CsvLists, CsvValues } from './csv-fields.ts';

/** Puts the values of a row together as a listing. */
export function listingOf(values: CsvValues, lists: CsvLists): Omit<FeedListing, 'ref' | 'markets'> {
  return {
    status: values.status ?? 'available',
    name: values.name ?? null,
    builder: values.builder ?? null,
    model: values.model ?? null,
    kind: values.kind ?? null,
    builtYear: values.builtYear ?? null,
    refitYear: values.refitYear ?? null,
    flag: values.flag ?? null,
    yachtClass: values.yachtClass ?? null,
    ...measuresOf(values),
    ...placesOf(values),
    engines: enginesOf(values),
    hullMaterial: values.hullMaterial ?? null,
    superstructureMaterial: values.superstructureMaterial ?? null,
    exteriorDesigner: values.exteriorDesigner ?? null,
    interiorDesigner: values.interiorDesigner ?? null,
    lying: {
      berth: values.berth ?? null,
      place: values.place ?? null,
      country: values.country ?? null,
      position: positionOf(values),
    },
    sale: saleOf(values),
    charter: charterOf(values, lists),
    ...textsOf(lists),
    office: values.office ?? null,
    updatedAt: values.updatedAt ?? null,
  };
}

function measuresOf(values: CsvValues) {
  return {
    length: values.length ?? feetAndInches(values['length.feet'], values['length.inches']),
    beam: values.beam ?? feetAndInches(values['beam.feet'], values['beam.inches']),
    draft: values.draft ?? feetAndInches(values['draft.feet'], values['draft.inches']),
    grossTonnage: values.grossTonnage ?? null,
    maxSpeed: values.maxSpeed ?? null,
    cruiseSpeed: values.cruiseSpeed ?? null,
    range: values.range ?? null,
  };
}

/** @param feet in metres, as its column was read */
function feetAndInches(feet: number | null | undefined, inches: number | null | undefined): number | null {
  return typeof feet === 'number' ? rounded(feet + inchesToMeters(inches ?? 0), 4) : null;
}

function placesOf(values: CsvValues) {
  return {
    guestsSleeping: values.guestsSleeping ?? null,
    guestsCruising: values.guestsCruising ?? null,
    crew: values.crew ?? null,
    cabins: {
      total: values.cabins ?? null,
      single: values['cabins.single'] ?? null,
      double: values['cabins.double'] ?? null,
      twin: values['cabins.twin'] ?? null,
      triple: values['cabins.triple'] ?? null,
      convertible: values['cabins.convertible'] ?? null,
    },
  };
}

function enginesOf(values: CsvValues): FeedListing['engines'] {
  const name = [values['engines.maker'], values['engines.model']].filter(Boolean).join(' ');
  return {
    number: values['engines.number'] ?? values.engines?.number ?? null,
    name: name === '' ? (values.engines?.name ?? null) : name,
    horsepower: values['engines.power'] ?? values.engines?.horsepower ?? null,
  };
}

/** No yacht lies at 0° north and 0° east: feeds write zeros when they have no position. */
function positionOf({ latitude, longitude }: CsvValues): FeedListing['lying']['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

function saleOf(values: CsvValues): FeedListing['sale'] {
  const onApplication = values.priceOnApplication === true || values.price?.onApplication === true;
  return {
    price: onApplication ? null : (values.price?.price ?? null),
    onApplication,
    vatPaid: values.vatPaid ?? values.price?.vatPaid ?? null,
    newToMarket: values.newToMarket ?? false,
  };
}

function charterOf(values: CsvValues, lists: CsvLists): FeedListing['charter'] {
  return {
    summerLow: values['charter.summerLow']?.price ?? null,
    summerHigh: values['charter.summerHigh']?.price ?? null,
    winterLow: values['charter.winterLow']?.price ?? null,
    winterHigh: values['charter.winterHigh']?.price ?? null,
    summerWaters: present(lists['charter.summerWaters']),
    winterWaters: present(lists['charter.winterWaters']),
  };
}

function textsOf(lists: CsvLists) {
  const texts = present(lists.description);
  const written = LOCALES.map(({ code }) => [code, texts.filter(({ locale }) => locale === code)] as const);
  return {
    descriptions: Object.fromEntries(
      written
        .filter(([, own]) => own.length > 0)
        .map(([code, own]) => [code, own.map(({ text }) => text).join('\n\n')]),
    ),
    equipment: present(lists.equipment),
    pictures: [...new Set(present(lists.pictures))].map((url) => ({ url, caption: null })),
    films: [...new Set(present(lists.films))],
  };
}

function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}
