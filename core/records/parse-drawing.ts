import { type DrawingData, PAINTS, STYLES } from '../yacht/drawing.ts';
import type { Yacht, YachtKind } from '../yacht/yacht.ts';
import { objectFromKeys, type RecordReader } from './record-reader.ts';

const RIG_OF: Readonly<Record<YachtKind, DrawingData['rig']>> = {
  motor: 'motor',
  explorer: 'motor',
  sail: 'sail',
  catamaran: 'catamaran',
};
/** Lengths in metres from which a motor yacht has one more tier of superstructure. */
const TIERS_FROM = [40, 55, 75, 95];

/** Parses the data of a yacht's drawn profile; a missing field takes the usual value for such a yacht. */
export function drawingOf(drawing: RecordReader, yacht: Pick<Yacht, 'id' | 'kind'> & { length: number }): DrawingData {
  const rig = drawing.oneOfOrNull('rig', ['motor', 'sail', 'catamaran']) ?? RIG_OF[yacht.kind];
  const usual = usualDrawing(rig, yacht);
  return {
    rig,
    style: drawing.oneOfOrNull('style', STYLES) ?? usual.style,
    tiers: drawing.wholeOrNull('tiers', { min: 1, max: 5 }) ?? usual.tiers,
    hull: drawing.oneOfOrNull('hull', PAINTS) ?? usual.hull,
    superstructure: drawing.oneOfOrNull('superstructure', PAINTS) ?? usual.superstructure,
    ...objectFromKeys(['helipad', 'pool', 'tender', 'flybridge'], (key) => drawing.booleanOrNull(key) ?? usual[key]),
    masts: drawing.wholeOrNull('masts', { max: 5 }) ?? usual.masts,
    sails: drawing.oneOfOrNull('sails', ['white', 'dark']) ?? usual.sails,
    mast: drawing.oneOfOrNull('mast', ['white', 'black']) ?? usual.mast,
    seed: drawing.numberOrNull('seed', { min: -Number.MAX_SAFE_INTEGER }) ?? usual.seed,
  };
}

function usualDrawing(rig: DrawingData['rig'], { id, kind, length }: Parameters<typeof drawingOf>[1]): DrawingData {
  const isMotor = rig === 'motor';
  return {
    rig,
    style: kind === 'explorer' ? 'explorer' : 'modern',
    tiers: isMotor ? 1 + TIERS_FROM.filter((from) => length >= from).length : 1,
    hull: 'white',
    superstructure: 'white',
    helipad: false,
    pool: false,
    tender: false,
    flybridge: isMotor,
    masts: isMotor ? 0 : 1,
    sails: isMotor ? null : 'white',
    mast: isMotor ? null : 'white',
    seed: [...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 100_000, 0),
  };
}
