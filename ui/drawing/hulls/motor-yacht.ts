import type { DrawnYacht } from '../drawn-yacht.ts';
import type { Profile, Shape } from '../shape.ts';
import { crane, ensign, tenderProfile } from './deck-gear.ts';
import { deckStack } from './deck-stack.ts';
import { hullShapes } from './hull-lines.ts';
import { lowHouse } from './low-house.ts';
import {
  anchorPocket,
  bowRail,
  carriesHelideck,
  helideck,
  hullWindows,
  poolWall,
  swimPlatformProfile,
} from './motor-details.ts';
import { type MotorForm, motorForm } from './motor-form.ts';
import { sunDeck, type Topping } from './sun-deck.ts';

function stacked(form: MotorForm): Topping & { readonly aft: number } {
  const stack = deckStack(form);
  const topping = sunDeck(form, stack.top);
  return { shapes: [...topping.shapes, ...stack.shapes], height: topping.height, aft: stack.aft };
}

function aftDeck(form: MotorForm, carriesTender: boolean, aft: number): Shape[] {
  if (form.style !== 'explorer') return [];
  const gear = crane(aft - 0.012 * form.length, form.deck, 0.13 * form.length);
  return carriesTender || form.length > 45
    ? [...tenderProfile(0.15 * form.length, form.deck + 0.7, Math.min(10, 0.15 * form.length)), ...gear]
    : gear;
}

/** Modern, explorer and fast motor yachts. */
export function motorYacht(yacht: DrawnYacht): Profile {
  const form = motorForm(yacht);
  const { length, lines, knuckle, deck, low } = form;
  const house = low ? { ...lowHouse(form, yacht.drawing), aft: 0 } : stacked(form);
  const heli = carriesHelideck(form, yacht.drawing);
  const shapes = [
    ...house.shapes,
    ...aftDeck(form, yacht.drawing.tender, house.aft),
    ...(heli ? helideck(form) : []),
    ...bowRail(form, (heli ? 0.94 : low ? 0.62 : form.style === 'explorer' ? 0.81 : 0.76) * length),
    ...hullShapes(lines, { knuckle, boot: 0.2 + 0.0036 * length, capRail: 0.1 + 0.0008 * length }),
    ...hullWindows(form),
    ...(yacht.drawing.pool && !low ? [poolWall(form)] : []),
    ...anchorPocket(form),
    ...swimPlatformProfile(form),
    ...ensign(0.098 * length, deck + (low ? 0.5 : 0.9), 0.55 + 0.012 * length),
  ];
  return { shapes, length, height: house.height, entry: lines.stem(0) };
}
