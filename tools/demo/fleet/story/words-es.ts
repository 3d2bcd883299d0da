import { ATLANTIC_MILES, type StoryFacts } from './facts.ts';
import { AREA_WORDS, FLAGS, TOWNS_ES } from './place-words.ts';
import { conditions, type Words, withUnit } from './words.ts';

const NUMBERS =
  'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const COLOURS: Readonly<Record<string, string>> = {
  navy: 'azul marino',
  sage: 'verde salvia',
  cream: 'crema',
  graphite: 'gris grafito',
  green: 'verde oscuro',
  steel: 'gris acero',
  burgundy: 'burdeos',
  petrol: 'azul petróleo',
  champagne: 'champán',
  bronze: 'bronce',
  sand: 'arena',
};
const HULLS = {
  steel: 'acero',
  aluminium: 'aluminio',
  composite: 'composite',
  carbon: 'fibra de carbono',
  wood: 'madera',
};
const TOYS = [
  ['jet-skis', 'motos de agua'],
  ['seabob', 'Seabobs'],
  ['slide', 'un tobogán'],
  ['kayaks', 'tablas de remo'],
  ['inflatables', 'hinchables de arrastre'],
  ['jellyfish-pool', 'una piscina antimedusas'],
] as const;
const WELLNESS = [
  ['gym', 'gimnasio'],
  ['sauna', 'sauna'],
  ['spa', 'spa'],
] as const;

const number = (value: number) => NUMBERS[value] ?? String(value);
/** Spanish groups digits only from five on, and has a decimal comma. */
const format = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const plain = (value: number | null) => (value === null ? null : format.format(value));
const meters = (value: number | null) => withUnit(plain(value), 'metros');

function list(items: readonly string[]): string | null {
  if (items.length === 0) return null;
  if (items.length === 1) return items[0] ?? null;
  const last = items.at(-1) ?? '';
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`;
}

function hours(value: number | null): string | null {
  if (value === null) return null;
  if (value < 0.85) return 'menos de una hora';
  if (value < 1.25) return 'una hora';
  if (value < 1.75) return 'hora y media';
  const half = Math.round(value * 2) / 2;
  if (half < 5 && half % 1 !== 0) return `${number(Math.floor(half))} horas y media`;
  return `unas ${number(Math.round(value))} horas`;
}

function mix({ single, double, twin, triple, convertible }: StoryFacts['yacht']['cabins']): string | null {
  const some = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${number(count)} ${count === 1 ? one : many}`];
  return list([
    ...some(double, 'doble', 'dobles'),
    ...(twin === 1 ? ['uno de dos camas'] : some(twin, '', 'de dos camas')),
    ...some(triple, 'triple', 'triples'),
    ...some(convertible, 'convertible', 'convertibles'),
    ...some(single, 'individual', 'individuales'),
  ]);
}

/** Returns the words that Spanish templates use. */
export function spanishWords(facts: StoryFacts, mainstream: string): Words {
  const { yacht, leg } = facts;
  const { mainEngine, number: count, horsepower } = yacht.engines;
  const has = (amenity: string) => yacht.amenities.includes(amenity);
  const toys = TOYS.filter(([amenity]) => has(amenity)).map(([, text]) => text);
  const lying = yacht.lying?.split(',')[0] ?? null;
  return {
    ...conditions(facts),
    name: yacht.name,
    loa: meters(yacht.loaMeter),
    round: plain(Math.round(yacht.loaMeter)),
    beam: meters(yacht.beamMeter),
    draft: meters(yacht.draftMeter),
    mindraft: meters(yacht.minimumDraftMeter),
    gt: withUnit(plain(yacht.grossTonnage), 'GT'),
    built: String(yacht.builtyear),
    refit: yacht.refityear === null ? null : String(yacht.refityear),
    age: number(facts.age),
    builder: yacht.buildername,
    guests: number(yacht.guests.sleeping),
    cabins: number(yacht.cabins.staterooms),
    restCabins: number(yacht.cabins.staterooms - 1),
    crew: number(yacht.crew.numberofcrews),
    mix: mix(yacht.cabins),
    max: withUnit(plain(yacht.maxSpeed), 'nudos'),
    cruise: withUnit(plain(yacht.cruiseSpeed), 'nudos'),
    range: withUnit(plain(yacht.economicalRange), 'millas'),
    crange: withUnit(plain(yacht.cruiseRange), 'millas'),
    spare: withUnit(plain((yacht.economicalRange ?? 0) - ATLANTIC_MILES), 'millas'),
    hull: yacht.hullMaterial && HULLS[yacht.hullMaterial],
    colour: COLOURS[yacht.drawing.hull] ?? null,
    engines: mainEngine && count && count > 1 ? `${number(count)} diésel ${mainEngine}` : null,
    engine: mainEngine,
    hp: withUnit(plain(horsepower), 'CV'),
    stab: yacht.stabilisers,
    exterior: yacht.exteriorDesigner === yacht.interiorDesigner ? null : yacht.exteriorDesigner,
    interior: yacht.interiorDesigner,
    toys: toys.length >= 2 ? list(toys.slice(0, 4)) : null,
    wellness: list(WELLNESS.filter(([amenity]) => has(amenity)).map(([, text]) => text)),
    summer: list(facts.summer.map((id) => AREA_WORDS[id].es)),
    winter: list(facts.winter.map((id) => AREA_WORDS[id].es)),
    area: facts.summer[0] ? AREA_WORDS[facts.summer[0]].es : null,
    mainstream,
    from: leg?.from.es ?? null,
    to: leg?.to.es ?? null,
    nm: leg && withUnit(plain(leg.miles), 'millas'),
    hours: hours(facts.legHours),
    flag: (yacht.flag && FLAGS[yacht.flag]?.es) ?? null,
    class: yacht.yachtclass,
    berth: yacht.berth,
    lying: lying && (TOWNS_ES[lying] ?? lying),
  };
}
