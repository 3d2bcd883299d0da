import { ATLANTIC_MILES, type StoryFacts } from './facts.ts';
import { AREA_WORDS, FLAGS, LIES_ON } from './place-words.ts';
import { conditions, type Words, withUnit } from './words.ts';

const NUMBERS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COLOURS: Readonly<Record<string, string>> = {
  navy: 'navy blue',
  sage: 'sage green',
  graphite: 'graphite grey',
  green: 'dark green',
  steel: 'steel grey',
  petrol: 'petrol blue',
  ice: 'pale grey',
};
const HULLS = { steel: 'steel', aluminium: 'aluminium', composite: 'composite', carbon: 'carbon fibre', wood: 'wood' };
const TOYS = [
  ['jet-skis', 'jet-skis'],
  ['seabob', 'Seabobs'],
  ['slide', 'a slide'],
  ['kayaks', 'paddleboards'],
  ['inflatables', 'towed inflatables'],
  ['jellyfish-pool', 'a jellyfish pool'],
] as const;
const WELLNESS = [
  ['gym', 'a gym'],
  ['sauna', 'a sauna'],
  ['spa', 'a spa'],
] as const;

const number = (value: number) => NUMBERS[value] ?? String(value);
const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const plain = (value: number | null) => (value === null ? null : format.format(value));
const meters = (value: number | null) => withUnit(plain(value), 'meters');

function list(items: readonly string[]): string | null {
  if (items.length === 0) return null;
  return items.length === 1 ? (items[0] ?? null) : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function hours(value: number | null): string | null {
  if (value === null) return null;
  if (value < 0.85) return 'under an hour';
  if (value < 1.25) return 'about an hour';
  if (value < 1.75) return 'an hour and a half';
  const half = Math.round(value * 2) / 2;
  if (half >= 2 && half < 5 && half % 1 !== 0) return `${number(Math.floor(half))} and a half hours`;
  return `about ${number(Math.round(value))} hours`;
}

function mix({ single, double, twin, triple, convertible }: StoryFacts['yacht']['cabins']): string | null {
  const some = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${number(count)} ${count === 1 ? one : many}`];
  return list([
    ...some(double, 'double', 'doubles'),
    ...some(twin, 'twin', 'twins'),
    ...some(triple, 'triple', 'triples'),
    ...some(convertible, 'convertible', 'convertibles'),
    ...some(single, 'single', 'singles'),
  ]);
}

function kindOf({ yacht }: StoryFacts): string {
  if (yacht.drawing.rig === 'sail') return yacht.drawing.masts === 2 ? 'ketch' : 'sloop';
  return yacht.type === 'explorer' ? 'explorer' : yacht.type === 'catamaran' ? 'catamaran' : 'motor yacht';
}

/** Returns the words that English templates use. */
export function englishWords(facts: StoryFacts, mainstream: string): Words {
  const { yacht, leg } = facts;
  const { mainEngine, number: count, horsepower } = yacht.engines;
  const has = (amenity: string) => yacht.amenities.includes(amenity);
  const toys = TOYS.filter(([amenity]) => has(amenity)).map(([, text]) => text);
  const area = facts.summer[0] ? AREA_WORDS[facts.summer[0]].en : null;
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
    aBuilder: `${/^[AO]/.test(yacht.buildername) ? 'an' : 'a'} ${yacht.buildername}`,
    kind: kindOf(facts),
    guests: number(yacht.guests.sleeping),
    cabins: number(yacht.cabins.staterooms),
    restCabins: number(yacht.cabins.staterooms - 1),
    crew: number(yacht.crew.numberofcrews),
    mix: mix(yacht.cabins),
    max: withUnit(plain(yacht.maxSpeed), 'knots'),
    cruise: withUnit(plain(yacht.cruiseSpeed), 'knots'),
    range: withUnit(plain(yacht.economicalRange), 'miles'),
    crange: withUnit(plain(yacht.cruiseRange), 'miles'),
    spare: withUnit(plain((yacht.economicalRange ?? 0) - ATLANTIC_MILES), 'miles'),
    hull: yacht.hullMaterial && HULLS[yacht.hullMaterial],
    colour: COLOURS[yacht.drawing.hull] ?? yacht.drawing.hull,
    engines: mainEngine && count && count > 1 ? `${number(count)} ${mainEngine} diesels` : null,
    anEngine: mainEngine && `${mainEngine.startsWith('MTU') ? 'an' : 'a'} ${mainEngine}`,
    hp: withUnit(plain(horsepower), 'hp'),
    stab: yacht.stabilisers,
    exterior: yacht.exteriorDesigner === yacht.interiorDesigner ? null : yacht.exteriorDesigner,
    interior: yacht.interiorDesigner,
    toys: toys.length >= 2 ? list(toys.slice(0, 4)) : null,
    wellness: list(WELLNESS.filter(([amenity]) => has(amenity)).map(([, text]) => text)),
    summer: list(facts.summer.map((id) => AREA_WORDS[id].en)),
    winter: list(facts.winter.map((id) => AREA_WORDS[id].en)),
    area,
    mainstream,
    from: leg?.from.en ?? null,
    to: leg?.to.en ?? null,
    nm: leg && withUnit(plain(leg.miles), 'miles'),
    hours: hours(facts.legHours),
    flag: (yacht.flag && FLAGS[yacht.flag]?.en) ?? null,
    class: yacht.yachtclass,
    berth: yacht.berth,
    lying,
    inPlace: lying && `${LIES_ON.includes(lying) ? 'on' : 'in'} ${lying}`,
  };
}
