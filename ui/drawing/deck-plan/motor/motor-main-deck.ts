import type { DeckArea } from '../deck-area.ts';
import { diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import { type DeckOutline, DeckSketch, drawRooms, type FullBeamRoom, fullBeamRoom } from '../deck-sketch.ts';
import { cabinRowLength, crewCabinKinds, doubleCabinLength, drawCabinRows, drawFullBeamSuite } from '../rooms/cabin.ts';
import { drawDiningRoom, drawForedeck, drawSaloon } from '../rooms/deck-furniture.ts';
import { drawMooringGear, foredeckJacuzziArea, helipadArea, mooringGearArea } from '../rooms/deck-gear.ts';
import { drawArmchair, drawSofa } from '../rooms/furniture.ts';
import { drawCrewMess, drawGalley, drawStore, drawWheelhouse } from '../rooms/service.ts';
import { drawStairsAndLift } from '../rooms/stairwell.ts';
import { drawCinema } from '../rooms/wellness.ts';
import type { CabinAllocation } from './cabin-allocation.ts';
import { isHelipadOnMainDeck, isJacuzziOnForedeck, type MotorPlan } from './motor-plan.ts';
import { drawOpenAftDeck, drawSternSteps, drawSwimPlatform } from './motor-stern.ts';

/** Returns the rooms of the main deck aft of the stairs. */
function mainAftRooms({ yacht, length: L, explorer }: MotorPlan): (FullBeamRoom | false)[] {
  return [
    fullBeamRoom(0.14 * L, drawSaloon),
    !explorer && fullBeamRoom(Math.max(2.6, 0.085 * L), (area) => drawDiningRoom(area, diningSeatCount(yacht))),
  ];
}

/** Returns the rooms forward of the stairs, up to the bow. */
function mainForwardRooms(plan: MotorPlan, cabins: CabinAllocation): (FullBeamRoom | false)[] {
  const { yacht, length: L, explorer, layout } = plan;
  const diningRoom = explorer && fullBeamRoom(0.09 * L, (area) => drawDiningRoom(area, diningSeatCount(yacht)));
  return [diningRoom, ...(layout === 'stacked' ? stackedRooms(plan, cabins) : singleRooms(plan, cabins))];
}

function stackedRooms(
  { length: L }: MotorPlan,
  { masterDeck, cabinsOn, crewCabinPairs }: CabinAllocation,
): (FullBeamRoom | false)[] {
  const cabins = cabinsOn('main');
  const rowsLength = cabinRowLength(cabins, doubleCabinLength(L)) * 1.1;
  const guests = cabins.length > 0 && fullBeamRoom(rowsLength, (_, stretch) => drawCabinRows(stretch, cabins));
  if (masterDeck === 'main')
    return [
      fullBeamRoom(0.075 * L + 0.8, drawGalleyAndStudy),
      fullBeamRoom(0.15 * L + 0.6, (_, stretch) => drawFullBeamSuite(stretch), false),
      guests,
      fullBeamRoom(0.07 * L + 0.8, drawCrewMess),
      fullBeamRoom(0.06 * L, drawStore, false),
    ];
  return [
    guests,
    fullBeamRoom(0.085 * L + 0.8, drawGalley),
    fullBeamRoom(0.06 * L + 1, drawCrewMess),
    crewCabinPairs.main > 0 &&
      fullBeamRoom(crewCabinPairs.main * 2.9, (_, stretch) =>
        drawCabinRows(stretch, crewCabinKinds(crewCabinPairs.main), 0.4),
      ),
    fullBeamRoom(Math.max(2.5, 0.05 * L), drawStore, false),
  ];
}

/** Returns the rooms forward of the stairs on a yacht with one deckhouse or several small ones. */
function singleRooms(
  { yacht, length: L, layout }: MotorPlan,
  { masterDeck }: CabinAllocation,
): (FullBeamRoom | false)[] {
  const hasOwnersSuite = masterDeck === 'main';
  const classic = layout === 'classic';
  return [
    hasAmenity(yacht, 'cinema') && fullBeamRoom(Math.max(3, 0.07 * L), drawCinema),
    classic && fullBeamRoom(0.08 * L, hasOwnersSuite ? drawGalleyAndStudy : drawGalley),
    !classic && !hasOwnersSuite && fullBeamRoom(0.1 * L, drawGalley),
    !classic && fullBeamRoom(0.11 * L, hasOwnersSuite ? drawHelmAndGalley : (area) => drawWheelhouse(area.inset(0.15))),
    hasOwnersSuite && fullBeamRoom(Math.max(4.2, 0.13 * L), (_, stretch) => drawFullBeamSuite(stretch), false),
  ];
}

/** Draws the galley to port of the passage to the suite, and a study to starboard. */
function drawGalleyAndStudy(area: DeckArea): void {
  const { length, width } = area;
  drawStudy(area.part(0, length, width * 0.5 + 0.5));
  const wall = width * 0.5 - 0.55;
  drawGalley(area.part(0, length, 0, wall).flipped());
  area.wall([0, wall], [length, wall], { at: length * 0.4, width: 0.75, opening: -1 });
}

/** Draws the inside helm to starboard of the passage to a suite, and the galley to port. */
function drawHelmAndGalley(area: DeckArea): void {
  const wall = area.width / 2 - 0.5;
  drawGalley(area.part(0, area.length, 0, wall).flipped());
  area.wall([0, wall], [area.length, wall], { at: area.length * 0.3, width: 0.75, opening: 'sliding' });
  drawWheelhouse(area.part(0.15, area.length - 0.15, area.width / 2 + 0.5, area.width - 0.1));
}

/** Draws a desk and a sofa aft of the suite; v runs outboard. */
function drawStudy(area: DeckArea): void {
  const { length, width } = area;
  if (width < 1.2) return;
  drawSofa(area.part(0.3, Math.min(length * 0.55, 2.6), width - 0.85, width - 0.05));
  if (length > 3.4) {
    area.box('joinery', length - 0.75, length - 0.15, width * 0.3, width - 0.05);
    drawArmchair(area.turned(), width * 0.62, length - 1.15, 0.6);
  }
}

/** Draws the main deck: an open aft deck, saloon and dining room, galley, crew or a suite forward, and the foredeck. */
export function drawMotorMainDeck(plan: MotorPlan, cabins: CabinAllocation): DeckSketch {
  const { length: L, hull, stairwell, raised, explorer } = plan;
  const sketch = new DeckSketch('main');
  const house = plan.levels[0]?.house;
  if (!house) return sketch;
  drawSwimPlatform(sketch, plan, false);
  sketch.teakDeck(hull);
  if (raised !== null) sketch.outline('shell', { ...hull, aft: raised, fore: L });
  sketch.outline('floor', house);
  drawSternSteps(sketch, plan);
  drawOpenAftDeck(sketch, plan, explorer && plan.yacht.drawing.tender);
  drawRooms({ sketch, outline: house, from: house.aft, to: stairwell.from }, mainAftRooms(plan), 'last');
  drawStairsAndLift(sketch, house, stairwell, { up: true, down: true, indoors: true, hasDayHead: true });
  sketch.bulkhead(house, stairwell.to, true);
  const nose = raised === null ? 0.035 * L : 0.03 * L;
  const forwardRooms = { sketch, outline: house, from: stairwell.to, to: house.fore - nose };
  drawRooms(forwardRooms, mainForwardRooms(plan, cabins), raised === null ? 'between' : 'all');
  if (raised === null) drawOpenForedeck(sketch, plan, house);
  else drawMooringGear(sketch.whole(house, house.fore - nose, house.fore, 0));
  return sketch;
}

/** Draws the foredeck of a yacht without a raised bow: helipad, jacuzzi, tender or seats. */
function drawOpenForedeck(sketch: DeckSketch, plan: MotorPlan, house: DeckOutline): void {
  const { yacht, length: L, hull, layout } = plan;
  const from = house.fore + 0.5;
  const to = Math.max(Math.min(0.895 * L, from + Math.max(5.2, 0.1 * L)), from + 0.5);
  const carriesTender = yacht.drawing.tender && layout === 'low';
  const hasJacuzzi = hasAmenity(yacht, 'jacuzzi') && isJacuzziOnForedeck(plan);
  const use = isHelipadOnMainDeck(plan) ? 'helipad' : hasJacuzzi ? 'jacuzzi' : carriesTender ? 'tender' : 'lounge';
  const place =
    use === 'helipad'
      ? helipadArea(sketch, hull, from)
      : use === 'jacuzzi'
        ? foredeckJacuzziArea(sketch, hull, from + 0.1, 2.6)
        : sketch.whole(hull, from, to, 0.6);
  drawForedeck(place, mooringGearArea(sketch, hull, place), use);
}
