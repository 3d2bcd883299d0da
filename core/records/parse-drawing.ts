import { type Drawing, PAINTS, STYLES } from '../yacht/drawing.ts';
import type { RecordReader } from './record-reader.ts';

/** What a yacht's drawn profile needs beyond her dimensions. */
export function drawingOf(drawing: RecordReader): Drawing {
  return {
    rig: drawing.oneOf('rig', ['motor', 'sail', 'catamaran']),
    style: drawing.oneOf('style', STYLES),
    tiers: drawing.whole('tiers', { min: 1, max: 5 }),
    hull: drawing.oneOf('hull', PAINTS),
    superstructure: drawing.oneOf('superstructure', PAINTS),
    helipad: drawing.flag('helipad'),
    pool: drawing.flag('pool'),
    tender: drawing.flag('tender'),
    flybridge: drawing.flag('flybridge'),
    masts: drawing.whole('masts', { max: 5 }),
    sails: drawing.oneOfOrNull('sails', ['white', 'dark']),
    mast: drawing.oneOfOrNull('mast', ['white', 'black']),
    seed: drawing.number('seed', { min: -Number.MAX_SAFE_INTEGER }),
  };
}
