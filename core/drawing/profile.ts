import { catamaranYacht } from './catamaran.ts';
import { classicMotorYacht } from './classic-motor.ts';
import type { DrawnYacht } from './drawn-yacht.ts';
import { motorYacht } from './motor-yacht.ts';
import { sailingYacht } from './sailing-yacht.ts';
import type { Profile } from './shape.ts';

/** Her side view; `sailsSet` is ignored for motor yachts. */
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
