import { readCountry, readKind, readMaterial } from '../../core/feed-values/feed-words.ts';
import { readCruisingRange } from '../../core/feed-values/read-cruising-range.ts';
import { readPower } from '../../core/feed-values/read-engines.ts';
import { readLength } from '../../core/feed-values/read-length.ts';
import { readNumber } from '../../core/feed-values/read-number.ts';
import { readSpeed } from '../../core/feed-values/read-speed.ts';
import { readYear } from '../../core/feed-values/read-year.ts';
import type { Reading } from '../../core/feed-values/reading.ts';
import type { FeedListing } from '../../core/import/feed-listing.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { YachtKind } from '../../core/yacht/yacht.ts';
import type { ListingFields } from './listing-fields.ts';

/** The protocol writes numbers with a point, and has one unit for each field. */
const POINT = { decimal: '.' } as const;
const MAX_PEOPLE = 1_000;
const MAX_TONS = 500_000;

const meters = (text: string) => readLength(text, { ...POINT, unit: 'meters' });
const knots = (text: string) => readSpeed(text, { ...POINT, unit: 'kn' });
const miles = (text: string) => readCruisingRange(text, { ...POINT, unit: 'nm' });
const people = (text: string) => readNumber(text, { ...POINT, max: MAX_PEOPLE });
const tons = (text: string) => aboveZero(readNumber(text, { ...POINT, max: MAX_TONS }));
const horsepower = (text: string) => readPower(text, { ...POINT, unit: 'hp' });
const kilowatts = (text: string) => readPower(text, { ...POINT, unit: 'kw' });
export const readCountryText = (text: string) => known(readCountry(text), 'is not a country that is known');
const material = (text: string) => known(readMaterial(text), 'is not a known material');

type VesselFacts = Pick<
  FeedListing,
  | ('builder' | 'model' | 'kind' | 'builtYear' | 'refitYear' | 'flag' | 'yachtClass' | 'length' | 'beam' | 'draft')
  | ('guestsSleeping' | 'guestsCruising' | 'crew' | 'cabins' | 'grossTonnage' | 'maxSpeed' | 'cruiseSpeed' | 'range')
  | ('engines' | 'hullMaterial' | 'superstructureMaterial' | 'exteriorDesigner' | 'interiorDesigner')
>;

/** Reads what a listing says of the yacht herself (FD1). */
export function vesselOf(fields: ListingFields): VesselFacts {
  const builder = fields.object('vessel/builder');
  const model = fields.object('vessel/model');
  // A slug stands for the name beside it.
  for (const term of [builder, model]) term.value('slug');
  const specifications = fields.object('specifications');
  const cabins = specifications.object('cabin_config');
  return {
    builder: builder.text('name'),
    model: model.text('name'),
    kind: kindOf(specifications),
    builtYear: fields.read('vessel/year_built', readYear),
    refitYear: fields.read('vessel/refit_year', readYear),
    flag: specifications.read('flag', readCountryText),
    yachtClass: classOf(fields),
    length: fields.read('vessel/loa_m', meters),
    beam: specifications.read('beam_m', meters),
    draft: specifications.read('draft_max_m', meters),
    guestsSleeping: specifications.read('sleeps', people),
    guestsCruising: specifications.read('guests_cruising', people),
    crew: specifications.read('crew_accommodation/berths', people),
    cabins: {
      total: specifications.read('cabins', people),
      single: cabins.read('single', people),
      double: cabins.read('double', people),
      twin: cabins.read('twin', people),
      triple: cabins.read('triple', people),
      convertible: cabins.read('convertible', people),
    },
    grossTonnage: specifications.read('gross_tonnage', tons),
    maxSpeed: specifications.read('max_speed_kn', knots),
    cruiseSpeed: specifications.read('cruise_speed_kn', knots),
    range: specifications.read('range_nmi', miles),
    engines: enginesOf(specifications),
    hullMaterial: specifications.read('hull_material', material),
    superstructureMaterial: specifications.read('superstructure_material', material),
    exteriorDesigner: specifications.text('exterior_designer'),
    interiorDesigner: specifications.text('interior_designer'),
  };
}

/** A catamaran or an explorer by category or hull; otherwise what drives her decides, which every listing states. */
function kindOf(specifications: ListingFields): YachtKind | null {
  const [slug, name] = [specifications.text('category/slug'), specifications.text('category/name')];
  const kind = readKind(slug?.replaceAll('-', ' ') ?? name ?? '');
  if (specifications.is('hull_shape', 'catamaran')) return 'catamaran';
  const drive = specifications.value('power_or_sail');
  if (kind === 'catamaran' || kind === 'explorer') return kind;
  return drive === 'power' ? 'motor' : drive === 'sail' ? 'sail' : kind;
}

/** One entry stands for one engine. Makes and powers that differ are left out, since the site tells those of one engine. */
function enginesOf(specifications: ListingFields): FeedListing['engines'] {
  const engines = specifications.list('engines').map((engine) => {
    const [make, model] = [engine.text('make'), engine.text('model')];
    const [stated, kilowatt] = [engine.read('power_hp', horsepower), engine.read('power_kw', kilowatts)];
    return { name: [make, model].flatMap((part) => part ?? []).join(' ') || null, horsepower: stated ?? kilowatt };
  });
  const same = <T>(values: readonly (T | null)[], of: string): T | null => {
    const [first = null, ...others] = new Set(values);
    if (others.length === 0) return first;
    specifications.leaveOut('engines', `has engines that differ in ${of}`);
    return null;
  };
  return {
    number: engines.length === 0 ? null : engines.length,
    name: same(
      engines.map(({ name }) => name),
      'make or model',
    ),
    horsepower: same(
      engines.map((engine) => engine.horsepower),
      'power',
    ),
  };
}

function classOf(fields: ListingFields): string | null {
  const [first, second] = fields.list('compliance/classification');
  if (second !== undefined) second.leaveOut('society', 'is a second society, and the site tells one');
  return first?.text('society') ?? null;
}

function known<T>(value: T | null, problem: string): Reading<T> {
  return value === null ? err(problem) : ok(value);
}

function aboveZero(reading: Reading<number>): Reading<number> {
  return reading.ok && reading.value === 0 ? ok(null) : reading;
}
