import { clamp } from '../../geometry.ts';
import { sailingProportions } from '../../hulls/sailing-yacht.ts';
import type { DeckArea } from '../deck-area.ts';
import { beamOrEstimate, type CabinKind, type DeckPlanYacht, guestCabins, hasAmenity } from '../deck-plan-yacht.ts';
import {
  type DeckOutline,
  DeckSketch,
  drawRooms,
  type FullBeamRoom,
  fullBeamRoom,
  hullOutline,
  insetOutline,
} from '../deck-sketch.ts';
import { cabinRowLength, crewCabinKinds, doubleCabinLength, drawCabinRows, drawFullBeamSuite } from '../rooms/cabin.ts';
import { drawStairFlight } from '../rooms/deck-gear.ts';
import { drawDinette, drawSofa } from '../rooms/furniture.ts';
import { drawCrewMess, drawEngineRoom, drawGalley, drawStore, drawTenderGarage } from '../rooms/service.ts';
import { drawBeachLounge, drawCinema, drawWellnessRooms, wellnessRooms } from '../rooms/wellness.ts';

/** Draws a lower saloon: a settee round a table to port, a sofa to starboard. */
function drawLowerSaloon(area: DeckArea): void {
  const { length, width } = area;
  const halfWidth = width / 2 - 0.5;
  if (halfWidth < 0.8) return;
  const port = area.part(0.15, length - 0.15, 0, halfWidth);
  drawDinette(port.turned().backwards());
  const sofaLength = Math.min(length - 0.3, 3);
  const u = (length - sofaLength) / 2;
  drawSofa(area.part(u, u + sofaLength, width - Math.min(0.85, halfWidth), width));
  area.name('saloon', length / 2, halfWidth * 0.62);
}

/** Draws the galley to port of the passage, and the crew mess to starboard. */
function drawGalleyAndMess(area: DeckArea): void {
  const { length, width } = area;
  const wall = width / 2 - 0.42;
  drawGalley(area.part(0, length, 0, wall).flipped());
  area.wall([0, wall], [length, wall], { at: length * 0.35, width: 0.7, opening: 'sliding' });
  const mess = area.part(0, length, width / 2 + 0.42);
  if (mess.width > 1.1) drawCrewMess(mess);
  area.wall([0, width / 2 + 0.42], [length * 0.3, width / 2 + 0.42]);
}

type SailingCabins = ReturnType<typeof sailingCabins>;

/** Returns the cabins aft and forward of the stairs; the first double, if there is one, is the master suite. */
function sailingCabins({ yacht, length: L }: SailingPlan) {
  const cabins = guestCabins(yacht);
  const hasMasterSuite = cabins[0] === 'master';
  const others = cabins.slice(hasMasterSuite ? 1 : 0);
  const aftCount = others.length >= 7 ? 4 : others.length >= 2 ? 2 : 0;
  const crewPairs = Math.max(1, Math.min(Math.ceil(yacht.crew / 4), Math.floor(L / 16)));
  return { hasMasterSuite, aft: others.slice(0, aftCount), fore: others.slice(aftCount), crewPairs };
}

/** Returns the rooms from the stern to the stairs. */
function aftRooms(
  plan: SailingPlan,
  { aft, hasMasterSuite }: SailingCabins,
  drawEngines: FullBeamRoom['draw'],
): (FullBeamRoom | false)[] {
  const { yacht, length: L, form } = plan;
  const hasBeachClub = hasAmenity(yacht, 'beach-club');
  const hasTenderGarage = hasAmenity(yacht, 'tenders') && L >= 40 && !form.classic;
  const spaRooms = wellnessRooms(yacht);
  return [
    hasBeachClub && fullBeamRoom(0.085 * L, drawBeachLounge),
    hasTenderGarage && !hasBeachClub && fullBeamRoom(0.085 * L, (area) => drawTenderGarage(area, false), false),
    !hasBeachClub && !hasTenderGarage && fullBeamRoom(0.06 * L, drawStore, false),
    spaRooms.length > 0 && fullBeamRoom(0.06 * L, (area) => drawWellnessRooms(area, spaRooms)),
    hasAmenity(yacht, 'cinema') && fullBeamRoom(0.08 * L, drawCinema),
    hasMasterSuite && fullBeamRoom(Math.max(4, 0.12 * L), (_, stretch) => drawFullBeamSuite(stretch, 'forward')),
    fullBeamRoom(Math.max(2, 0.065 * L), drawEngines),
    aft.length > 0 && guestCabinRows(L, aft),
  ];
}

/** Returns the rooms between the stairs and the bow. */
function foreRooms({ length: L }: SailingPlan, { fore, crewPairs }: SailingCabins): (FullBeamRoom | false)[] {
  return [
    fore.length > 0 && guestCabinRows(L, fore),
    fullBeamRoom(Math.max(2.4, 0.07 * L), drawLowerSaloon),
    fullBeamRoom(Math.max(2, 0.06 * L), drawGalleyAndMess),
    fullBeamRoom(crewPairs * 2.6, (_, stretch) => drawCabinRows(stretch, crewCabinKinds(crewPairs), 0.38), false),
    fullBeamRoom(0.055 * L, (area) => area.name('sail-locker'), false),
  ];
}

/** Returns a room with guest cabins on both sides, a little shorter than those of motor yachts. */
function guestCabinRows(length: number, cabins: readonly CabinKind[]): FullBeamRoom {
  return fullBeamRoom(cabinRowLength(cabins, doubleCabinLength(length) * 0.94), (_, stretch) =>
    drawCabinRows(stretch, cabins, 0.42),
  );
}

/** Draws the lower deck of a sailing yacht: master suite aft, guests round the stairs, crew and sails forward. */
export function drawSailingLowerDeck(plan: SailingPlan): DeckSketch {
  const { length: L, shell, below: floor, stairwell, form } = plan;
  const sketch = new DeckSketch('lower');
  sketch.outline('shell', shell);
  sketch.outline('floor', floor);
  const cabins = sailingCabins(plan);
  /** The forward end of the engine room; the keel is drawn forward of it. */
  let engineRoomEnd = stairwell.from;
  const drawEngines: FullBeamRoom['draw'] = (area, { to }) => {
    drawEngineRoom(area, 1);
    engineRoomEnd = to;
  };
  drawRooms({ sketch, outline: floor, from: floor.aft, to: stairwell.from }, aftRooms(plan, cabins, drawEngines));
  sketch.whole(floor, stairwell.from, stairwell.to).box('carpet');
  drawStairFlight(stairsArea(sketch, plan));
  sketch.bulkhead(floor, stairwell.to, true);
  drawRooms({ sketch, outline: floor, from: stairwell.to, to: 0.92 * floor.fore }, foreRooms(plan, cabins));
  sketch.area(engineRoomEnd + 0.3, (form.classic ? 0.66 : 0.56) * L, -0.16, 0.16).rounded('dashed', 0.16);
  return sketch;
}

/** A sailing yacht seen from above: lengthwise in metres from the stern, crosswise from the centreline. */
export type SailingPlan = ReturnType<typeof sailingPlan>;

/** Returns the deck, hull and deckhouse of a sailing yacht, with the masts and ends of her side view (ME4). */
export function sailingPlan(yacht: DeckPlanYacht) {
  const form = sailingProportions(yacht);
  const { length: L, classic, lines } = form;
  const beam = beamOrEstimate(yacht);
  const ends = { aft: Math.max(lines.aft, 0.006 * L), fore: lines.length, beam };
  const deck = hullOutline(
    classic
      ? { ...ends, stern: 0.62, shoulder: 0.4, fullness: 1.95, corner: 0.1 * L }
      : { ...ends, stern: 0.84, shoulder: 0.4, fullness: 1.85, corner: 0.6 },
  );
  const classicEnds = { aft: 0.1 * L, fore: 0.975 * ends.fore, beam: beam * 0.95 };
  /** The hull near the waterline. */
  const shell = hullOutline(
    classic
      ? { ...classicEnds, stern: 0.5, shoulder: 0.42, fullness: 1.7, corner: 0.12 * L }
      : { ...ends, beam: beam * 0.96, stern: 0.74, shoulder: 0.4, fullness: 1.6, corner: 0.6 },
  );
  /** The inside of the shell. */
  const below: DeckOutline = {
    aft: shell.aft + 0.25,
    fore: 0.95 * L * (classic ? 0.945 : 1),
    halfBreadth: (x) => Math.max(0.1, shell.halfBreadth(x) - 0.2),
  };
  const inset = clamp(0.17 * beam, 0.8, 1.7);
  const house = classic
    ? insetOutline(deck, 0.3 * L, 0.43 * L, inset * 1.1, { nose: 0.5, corner: 0.4 })
    : insetOutline(deck, 0.31 * L, 0.565 * L, inset, { nose: 0.07 * L, corner: 0.4 });
  const stairs = clamp(0.05 * L, 1.6, 2.4);
  const at = classic ? 0.425 * L - stairs : 0.49 * L;
  /** The stairs to the lower deck. */
  return { yacht, form, length: L, deck, shell, below, house, stairwell: { from: at, to: at + stairs } };
}

/** Returns the area of the steps down from the deckhouse, to starboard; u = length is their upper end. */
export function stairsArea(sketch: DeckSketch, { stairwell, house }: SailingPlan): DeckArea {
  const flightWidth = Math.max(0.5, Math.min(0.9, house.halfBreadth(stairwell.to) - 0.7));
  return sketch.area(stairwell.from + 0.1, stairwell.to - 0.1, 0.46, 0.46 + flightWidth);
}
