import type { Design } from '../design/design.ts';
import type { Prng } from '../prng.ts';
import type { AreaId } from './areas.ts';
import { HARBOURS, type Harbour } from './harbours.ts';

export interface YachtLocations {
  summer: AreaId[];
  winter: AreaId[];
  harbour: Harbour;
  office: string;
}

/** Cruising areas of one summer season, with weights; Mediterranean first. */
const SUMMERS: readonly (readonly [readonly AreaId[], number])[] = [
  [['cote-dazur', 'corsica', 'sardinia'], 13],
  [['cote-dazur', 'italian-riviera', 'corsica'], 10],
  [['sardinia', 'corsica', 'amalfi-coast'], 8],
  [['amalfi-coast', 'sicily', 'sardinia'], 7],
  [['balearic-islands'], 9],
  [['balearic-islands', 'cote-dazur', 'sardinia'], 6],
  [['cyclades', 'saronic-gulf'], 12],
  [['ionian-islands', 'saronic-gulf', 'cyclades'], 6],
  [['ionian-islands', 'montenegro'], 4],
  [['dalmatia', 'montenegro'], 9],
  [['turkish-coast', 'cyclades'], 5],
  [['turkish-coast'], 3],
  [['norwegian-fjords'], 1.5],
  [['norwegian-fjords', 'stockholm-archipelago'], 1.5],
  [['scotland', 'norwegian-fjords'], 1.5],
  [['new-england'], 6],
  [['new-england', 'abacos'], 3],
  [['alaska'], 3],
  [['whitsundays', 'fiji'], 3],
  [['french-polynesia', 'fiji'], 2],
  [['raja-ampat'], 2],
];

const ATLANTIC: readonly (readonly [readonly AreaId[], number])[] = [
  [['leeward-islands', 'virgin-islands'], 8],
  [['leeward-islands', 'windward-islands'], 8],
  [['virgin-islands'], 4],
  [['exumas', 'abacos'], 7],
  [['exumas'], 5],
];
const EASTERN: readonly (readonly [readonly AreaId[], number])[] = [
  [['seychelles'], 3],
  [['maldives'], 4],
  [['andaman-sea'], 4],
  [['maldives', 'seychelles'], 2],
];
const PACIFIC: readonly (readonly [readonly AreaId[], number])[] = [
  [['whitsundays'], 2],
  [['andaman-sea', 'raja-ampat'], 2],
  [['french-polynesia'], 2],
];

/** Draws the winter areas, which 70 % have, among those that a yacht of her length can reach or be shipped to. */
function drawWinter(summer: readonly AreaId[], { loaMeters: loa, kind, style }: Design, prng: Prng): AreaId[] {
  const coastal = loa < 30 && kind === 'motor' && style !== 'explorer';
  if (!prng.chance(coastal ? 0.5 : 0.83)) return [];
  const far = summer.some((area) => ['whitsundays', 'fiji', 'french-polynesia', 'raja-ampat'].includes(area));
  const american = summer.some((area) => ['new-england', 'alaska'].includes(area));
  if (coastal && !far && !summer.includes('new-england')) return [];
  const pools = far ? PACIFIC : american ? ATLANTIC : loa > 45 && prng.chance(0.3) ? EASTERN : ATLANTIC;
  return prng.weighted(pools).filter((area) => !summer.includes(area));
}

/** Draws her cruising areas by season, the harbour where she lies now, and the office that answers for her. */
export function drawWaters(design: Design, prng: Prng): YachtLocations {
  const all = prng.weighted(SUMMERS);
  const summer = all.length > 1 && prng.chance(0.3) ? all.slice(0, -1) : [...all];
  const winter = drawWinter(summer, design, prng);
  const grounds = winter.length > 0 && prng.chance(0.3) ? winter : summer;
  const bases = HARBOURS.filter((harbour) => harbour.areas.some((area) => grounds.includes(area)));
  const harbour = prng.pick(bases);
  return { summer: [...summer], winter, harbour, office: prng.pick(harbour.offices) };
}
