import type { FeedEngines } from '../../core/feed-values/read-engines.ts';
import type { Position } from '../../core/geo/position.ts';
import type { FeedListing } from '../../core/import/feed-listing.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { AdvertFields } from './advert-fields.ts';
import * as values from './value-readers.ts';

type Readers<T> = { readonly [F in keyof T]: values.ReadValue<NonNullable<T[F]>> };
/** The paths of each field, in order of preference; missing where the format lacks the field. */
type Paths<T> = Readonly<Partial<Record<keyof T, readonly string[]>>>;
/** The value read for each field, or null. */
type Found<T> = { readonly [F in keyof T]: T[F] | null };

const PARTICULARS = {
  name: values.readLine,
  builder: values.readLine,
  model: values.readLine,
  builtYear: values.readYear,
  refitYear: values.readYear,
  flag: values.readCountry,
  yachtClass: values.readLine,
  length: values.readLength,
  beam: values.readLength,
  draft: values.readLength,
  guestsSleeping: values.countReader({ max: 200 }),
  guestsCruising: values.countReader({ max: 2_000 }),
  crew: values.countReader({ max: 500 }),
  grossTonnage: values.readTonnage,
  maxSpeed: values.readSpeed,
  cruiseSpeed: values.readSpeed,
  range: values.readRange,
  hullMaterial: values.readMaterial,
  superstructureMaterial: values.readMaterial,
  exteriorDesigner: values.readLine,
  interiorDesigner: values.readLine,
  updatedAt: values.readDate,
} satisfies Partial<Readers<FeedListing>>;

const cabins = values.countReader({ max: 100 });
const CABINS: Readers<FeedListing['cabins']> = {
  total: cabins,
  single: cabins,
  double: cabins,
  twin: cabins,
  triple: cabins,
  convertible: cabins,
};

interface Engines {
  readonly count: number | null;
  readonly maker: string | null;
  readonly model: string | null;
  readonly power: FeedEngines | null;
}

const ENGINES: Readers<Engines> = {
  count: values.countReader({ max: 12, min: 0 }),
  maker: values.readLine,
  model: values.readLine,
  power: values.readPower,
};

interface LyingAt {
  readonly berth: string | null;
  readonly place: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const LYING: Readers<LyingAt> = {
  berth: values.readLine,
  place: values.readLine,
  country: values.readCountry,
  latitude: degreesUpTo(90),
  longitude: degreesUpTo(180),
};

/** The paths at which a format has the fields of a yacht. */
export interface ParticularsPaths {
  readonly particulars: Paths<typeof PARTICULARS>;
  readonly kind: readonly string[];
  /** The yacht's broad type, such as motor or sail; her kind is more precise. */
  readonly type: readonly string[];
  readonly cabins: Paths<typeof CABINS>;
  readonly engines: Paths<typeof ENGINES>;
  readonly lying: Paths<typeof LYING>;
}

type ParticularFields = Pick<FeedListing, keyof typeof PARTICULARS | 'kind' | 'cabins' | 'engines' | 'lying'>;

/** Reads the fields of a yacht that have a single value (FD1). */
export function readParticulars(fields: AdvertFields, paths: ParticularsPaths): ParticularFields {
  const engines = readFields(fields, ENGINES, paths.engines);
  const lying = readFields(fields, LYING, paths.lying);
  return {
    ...readFields<Pick<FeedListing, keyof typeof PARTICULARS>>(fields, PARTICULARS, paths.particulars),
    kind: readKindOfYacht(fields, paths),
    cabins: readFields(fields, CABINS, paths.cabins),
    engines: {
      number: engines.count ?? engines.power?.number ?? null,
      name: engineName(engines),
      horsepower: engines.power?.horsepower ?? null,
    },
    lying: { berth: lying.berth, place: lying.place, country: lying.country, position: positionOf(lying) },
  };
}

/** The type decides if the kind is not recognised, or if the kind says motor but the type says sail. */
function readKindOfYacht(fields: AdvertFields, paths: ParticularsPaths): FeedListing['kind'] {
  const [kind, type] = [paths.kind, paths.type].map((candidates) => fields.first(candidates, values.readKind));
  if (kind !== 'motor' || type !== 'sail') return kind ?? type ?? null;
  const [kindValue] = paths.kind.flatMap((path) => fields.all(path));
  if (kindValue !== undefined) fields.leaveOut(kindValue, 'says motor, and the type says sail');
  return 'sail';
}

function readFields<T extends object>(fields: AdvertFields, readers: Readers<T>, paths: Paths<T>): Found<T> {
  const names = Object.keys(readers) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, fields.first(paths[name] ?? [], readers[name])])) as Found<T>;
}

/** `MTU`, `16V 2000` → `MTU 16V 2000`; a model that already names its maker is used as it is. */
function engineName({ maker, model }: Engines): string | null {
  if (maker === null || model === null) return maker ?? model;
  return model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${maker} ${model}`;
}

function degreesUpTo(max: number): values.ReadValue<number> {
  return ({ text }) => {
    const degrees = /^[-+]?\d{1,3}(?:[.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    return Math.abs(degrees) <= max ? ok(degrees) : err('is not a valid number of degrees');
  };
}

/** A position needs both coordinates; feeds write 0, 0 when they have none. */
function positionOf({ latitude, longitude }: LyingAt): Position | null {
  return latitude === null || longitude === null || (latitude === 0 && longitude === 0)
    ? null
    : { latitude, longitude };
}
