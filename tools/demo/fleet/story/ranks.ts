import type { Amenity } from '../../../../core/yacht/yacht.ts';
import { ATLANTIC_MILES, type StoryFacts } from './facts.ts';
import type { Topic } from './topics.ts';

/** The weight of each topic for her, given her length and kind: 0 does not apply, 1 is worth leading with. */
export type Ranks = Readonly<Partial<Record<Topic, number>>>;

function vesselRanks({ yacht, age, volume, motor }: StoryFacts): Ranks {
  const { loaMeter: loa, drawing, draftMeter: draft, economicalRange: range, maxSpeed, cruiseSpeed, refityear } = yacht;
  const fast = drawing.style === 'fast' || (motor && (maxSpeed ?? 0) >= 23);
  const far = motor && (range ?? 0) >= 3300 ? 0.45 + (range ?? 0) / (loa * 190) : 0;
  return {
    'at-499': yacht.grossTonnage === 499 ? 1 : 0,
    roomy: motor && volume > 0.13 && yacht.grossTonnage !== 499 ? 0.5 + volume * 2 : 0,
    lean: volume < -0.13 && motor ? 0.5 - volume * 1.7 : 0,
    far,
    fast: fast ? 0.75 + ((maxSpeed ?? 20) - 20) * 0.03 : 0,
    steady: motor && !fast && cruiseSpeed !== null && cruiseSpeed <= 14 ? 0.42 : 0,
    shallow: draft !== null && loa > 25 && motor && draft < 2.15 ? 0.8 : 0,
    'lifting-keel': yacht.minimumDraftMeter === null ? 0 : 1.15,
    explorer: yacht.type === 'explorer' ? 1.05 : 0,
    hull: { steel: loa < 38 ? 0.8 : 0.3, aluminium: 0.55, carbon: 0.85, wood: 1.3, composite: 0.2 }[
      yacht.hullMaterial ?? 'composite'
    ],
    still: yacht.stabiliserSpeed === 'zero-speed' ? (loa < 32 ? 0.6 : 0.4) : 0,
    young: age <= 2 ? 0.95 - age * 0.12 : 0,
    veteran: age >= 25 ? 0.7 + (age - 25) * 0.015 : 0,
    refit: refityear !== null && refityear >= 2023 ? 0.85 : 0,
    classic: motor && drawing.style === 'classic' ? 0.95 : 0,
    sloop: drawing.rig === 'sail' && drawing.masts === 1 ? 0.95 : 0,
    ketch: drawing.masts === 2 ? 1.15 : 0,
    'dark-sails': drawing.sails === 'dark' ? 1.2 : 0,
    'two-hulls': drawing.rig === 'catamaran' ? 1.1 : 0,
    colour: ['white', 'pearl', 'silver', 'ice'].includes(drawing.hull) ? 0 : 0.62,
  };
}

function lifeRanks({ yacht, motor }: StoryFacts): Ranks {
  const { loaMeter: loa, amenities, cabins, guests, crew } = yacht;
  const has = (amenity: Amenity) => amenities.includes(amenity);
  const wellness = ['gym', 'sauna', 'spa'].filter((amenity) => amenities.includes(amenity)).length;
  return {
    master: has('master-on-main') ? (loa < 36 ? 0.85 : 0.6) : 0,
    'many-cabins': cabins.staterooms >= 6 && guests.sleeping <= 12 ? (loa < 50 ? 0.9 : 0.5) : 0,
    'few-cabins': cabins.staterooms <= 4 && loa >= 32 ? 0.85 : 0,
    'large-crew': crew.numberofcrews > guests.sleeping * 1.15 ? 0.6 : 0,
    'small-crew': crew.numberofcrews <= 4 ? 0.5 : 0,
    'beach-club': has('beach-club') ? (loa < 45 ? 0.8 : 0.55) : 0,
    pool: has('pool') ? (loa < 60 ? 0.95 : 0.7) : 0,
    helipad: has('helipad') ? 0.9 : 0,
    tender: yacht.drawing.tender ? 0.66 : 0,
    flybridge: yacht.drawing.flybridge && motor ? 0.4 : 0,
    wellness: wellness >= 2 ? 0.7 : wellness === 1 && loa < 48 ? 0.55 : wellness * 0.3,
    cinema: has('cinema') ? 0.72 : 0,
    lift: has('elevator') ? 0.66 : 0,
    'step-free': has('wheelchair-friendly') ? 1.1 : 0,
    toys: has('slide') || has('seabob') ? 0.46 : 0.2,
    certified: guests.sleeping > 12 ? 1.4 : 0,
    family: loa < 36 ? 0.5 : 0,
  };
}

function waterRanks(facts: StoryFacts): Ranks {
  const { yacht, winter, northern, remote, oneRegion } = facts;
  const spare = (yacht.economicalRange ?? 0) - ATLANTIC_MILES;
  const atlantic = winter.some((id) =>
    ['leeward-islands', 'virgin-islands', 'windward-islands', 'exumas', 'abacos'].includes(id),
  );
  return {
    'two-seasons': winter.length > 0 ? 0.5 : 0,
    'one-water': oneRegion ? 0.5 : 0,
    north: northern ? 1 : 0,
    pacific: remote ? 1 : 0,
    crossing: facts.mediterranean && atlantic && spare >= 400 ? 0.65 : 0,
  };
}

export const ranksOf = (facts: StoryFacts): Ranks => ({
  ...vesselRanks(facts),
  ...lifeRanks(facts),
  ...waterRanks(facts),
});

export const VESSEL_TOPICS: readonly Topic[] = [
  'at-499',
  'roomy',
  'lean',
  'hull',
  'young',
  'veteran',
  'refit',
  'classic',
  'sloop',
  'ketch',
  'dark-sails',
  'two-hulls',
  'colour',
  'explorer',
  'lifting-keel',
];
export const SEA_TOPICS: readonly Topic[] = ['far', 'fast', 'steady', 'shallow', 'still', 'lifting-keel', 'crossing'];
export const CABIN_TOPICS: readonly Topic[] = ['master', 'many-cabins', 'few-cabins', 'certified'];
export const DECK_TOPICS: readonly Topic[] = [
  'beach-club',
  'pool',
  'helipad',
  'tender',
  'flybridge',
  'wellness',
  'cinema',
  'lift',
  'step-free',
  'toys',
  'family',
  'large-crew',
  'small-crew',
];
export const WATER_TOPICS: readonly Topic[] = ['two-seasons', 'one-water', 'north', 'pacific'];
