import type { FeedEngines } from '../../core/feed-values/read-engines.ts';
import type { Position } from '../../core/geo/position.ts';
import type { FeedListing } from '../../core/import/feed-listing.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { AdvertFields } from './advert-fields.ts';
import * as values from './value-readers.ts';

type Readers<T> = { readonly [F in keyof T]: values.ReadValue<NonNullable<T[F]>> };
/** The paths of each field, the better ones first; none where a format does not have the field. */
type Paths<T> = Readonly<Partial<Record<keyof T, readonly string[]>>>;
/** What was read of each field; null for none. */
type Found<T> = { readonly [F in keyof T]: T[F] | null };

const PARTICULARS = {
  name: values.readLine,
  builder: values.readLine,
  model: values.readLine,
  builtYear: values.readYearOf,
  refitYear: values.readYearOf,
  flag: values.readCountryOf,
  yachtClass: values.readLine,
  length: values.readLengthOf,
  beam: values.readLengthOf,
  draft: values.readLengthOf,
  guestsSleeping: values.countReader(200),
  guestsCruising: values.countReader(2_000),
  crew: values.countReader(500),
  grossTonnage: values.readTonnage,
  maxSpeed: values.readSpeedOf,
  cruiseSpeed: values.readSpeedOf,
  range: values.readRangeOf,
  hullMaterial: values.readMaterialOf,
  superstructureMaterial: values.readMaterialOf,
  exteriorDesigner: values.readLine,
  interiorDesigner: values.readLine,
  updatedAt: values.readDateOf,
} satisfies Partial<Readers<FeedListing>>;

const cabins = values.countReader(100);
const CABINS: Readers<FeedListing['cabins']> = {
  total: cabins,
  single: cabins,
  double: cabins,
  twin: cabins,
  triple: cabins,
  convertible: cabins,
};

interface Engines {
  readonly number: number | null;
  readonly maker: string | null;
  readonly model: string | null;
  readonly power: FeedEngines | null;
}

const ENGINES: Readers<Engines> = {
  number: values.countReader(12, 0),
  maker: values.readLine,
  model: values.readLine,
  power: values.readPowerOf,
};

interface Lying {
  readonly berth: string | null;
  readonly place: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const LYING: Readers<Lying> = {
  berth: values.readLine,
  place: values.readLine,
  country: values.readCountryOf,
  latitude: degreesUpTo(90),
  longitude: degreesUpTo(180),
};

/** Where a format has the fields of a yacht. */
export interface ParticularsPaths {
  readonly particulars: Paths<typeof PARTICULARS>;
  readonly kind: readonly string[];
  /** The broad type of the yacht, beside her kind. */
  readonly type: readonly string[];
  readonly cabins: Paths<typeof CABINS>;
  readonly engines: Paths<typeof ENGINES>;
  readonly lying: Paths<typeof LYING>;
}

type ParticularFields = Pick<FeedListing, keyof typeof PARTICULARS | 'kind' | 'cabins' | 'engines' | 'lying'>;

/** Reads the fields of a yacht that are one value each (FD1). */
export function readParticulars(fields: AdvertFields, paths: ParticularsPaths): ParticularFields {
  const engines = readFields(fields, ENGINES, paths.engines);
  const lying = readFields(fields, LYING, paths.lying);
  return {
    ...readFields<Pick<FeedListing, keyof typeof PARTICULARS>>(fields, PARTICULARS, paths.particulars),
    kind: readKindOfYacht(fields, paths),
    cabins: readFields(fields, CABINS, paths.cabins),
    engines: {
      number: engines.number ?? engines.power?.number ?? null,
      name: engineName(engines),
      horsepower: engines.power?.horsepower ?? null,
    },
    lying: { berth: lying.berth, place: lying.place, country: lying.country, position: positionOf(lying) },
  };
}

/** The type decides where no kind is understood, and where the kind says motor of a yacht that sails. */
function readKindOfYacht(fields: AdvertFields, paths: ParticularsPaths): FeedListing['kind'] {
  const [kind, type] = [paths.kind, paths.type].map((own) => fields.first(own, values.readKindOf));
  if (kind !== 'motor' || type !== 'sail') return kind ?? type ?? null;
  const [category] = paths.kind.flatMap((path) => fields.all(path));
  if (category !== undefined) fields.leaveOut(category, 'says motor, and the type says sail');
  return 'sail';
}

function readFields<T extends object>(fields: AdvertFields, readers: Readers<T>, paths: Paths<T>): Found<T> {
  const names = Object.keys(readers) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, fields.first(paths[name] ?? [], readers[name])])) as Found<T>;
}

/** `MTU`, `16V 2000` → `MTU 16V 2000`; a model that names its maker already is the name. */
function engineName({ maker, model }: Engines): string | null {
  if (maker === null || model === null) return maker ?? model;
  return model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${maker} ${model}`;
}

function degreesUpTo(most: number): values.ReadValue<number> {
  return ({ text }) => {
    const degrees = /^[-+]?\d{1,3}(?:[.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    return Math.abs(degrees) <= most ? ok(degrees) : err('are no degrees');
  };
}

/** A position needs both, and 0, 0 in the Gulf of Guinea is what feeds write for none. */
function positionOf({ latitude, longitude }: Lying): Position | null {
  return latitude === null || longitude === null || (latitude === 0 && longitude === 0)
    ? null
    : { latitude, longitude };
}
