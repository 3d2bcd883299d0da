import type { YachtRecord } from '../../../content-records.ts';
import { THIS_YEAR } from '../age.ts';
import { AREAS, type AreaId } from '../places/areas.ts';
import { at, type Prng } from '../prng.ts';
import { LEGS, type Leg } from './legs.ts';

/** From the Canaries to Antigua, nautical miles. */
export const ATLANTIC_MILES = 2700;
const NORTHERN = ['norwegian-fjords', 'scotland', 'stockholm-archipelago', 'alaska'];
const REMOTE = ['raja-ampat', 'fiji', 'french-polynesia'];

/** The facts of a yacht that a story uses, with her record. */
export interface StoryFacts {
  yacht: YachtRecord;
  age: number;
  /** ln of her tonnage over what is usual for her length; 0 if unknown. */
  volume: number;
  charters: boolean;
  sells: boolean;
  motor: boolean;
  summer: AreaId[];
  winter: AreaId[];
  mediterranean: boolean;
  northern: boolean;
  remote: boolean;
  mountains: boolean;
  oneRegion: boolean;
  /** A passage in her summer areas, and the hours that it takes her. */
  leg: Leg | null;
  legHours: number | null;
}

const asAreas = (ids: readonly string[]) => ids.filter((id): id is AreaId => AREAS.some((area) => area.id === id));
const regionOf = (id: string) => AREAS.find((area) => area.id === id)?.region.id;

export function storyFacts(yacht: YachtRecord, prng: Prng): StoryFacts {
  const summer = asAreas(yacht.summerLocations);
  const winter = asAreas(yacht.winterLocations);
  const usual = 0.0098 * yacht.loaMeter ** 2.8 * (yacht.drawing.rig === 'sail' ? 0.6 : 1);
  const legs = LEGS.filter((leg) => summer.includes(leg.area));
  const leg = legs.length > 0 ? prng.pick(legs) : null;
  const first = at(summer, 0);
  return {
    yacht,
    age: THIS_YEAR - yacht.builtyear,
    volume: yacht.grossTonnage === null ? 0 : Math.log(yacht.grossTonnage / usual),
    charters: yacht.marketType === 'charter' || yacht.marketType === 'both',
    sells: yacht.marketType === 'sale' || yacht.marketType === 'both',
    motor: yacht.drawing.rig === 'motor',
    summer,
    winter,
    mediterranean: (regionOf(first) ?? '').endsWith('mediterranean'),
    northern: NORTHERN.includes(first),
    remote: REMOTE.includes(first),
    mountains: ['norwegian-fjords', 'scotland', 'alaska'].includes(first),
    oneRegion: winter.length === 0 && new Set(summer.map(regionOf)).size === 1 && summer.length < 3,
    leg,
    legHours: leg && yacht.cruiseSpeed ? leg.miles / yacht.cruiseSpeed : null,
  };
}
