import type { DrawnYacht } from './drawn-yacht.ts';
import { catamaranYacht } from './hulls/catamaran.ts';
import { classicMotorYacht } from './hulls/classic-motor.ts';
import { motorYacht } from './hulls/motor-yacht.ts';
import { sailingYacht } from './hulls/sailing-yacht.ts';
import type { Profile } from './shape.ts';

/** Draws the side view of a yacht; `sailsSet` is ignored for motor yachts. */
export function profileOf(yacht: DrawnYacht, sailsSet = true): Profile {
  switch (yacht.drawing.rig) {
    case 'sail':
      return sailingYacht(yacht, sailsSet);
    case 'catamaran':
      return catamaranYacht(yacht, sailsSet);
    case 'motor':
      return yacht.drawing.style === 'classic' ? classicMotorYacht(yacht) : motorYacht(yacht);
  }
}
