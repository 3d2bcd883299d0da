import type { HullMaterial } from '../../../yacht/yacht.ts';
import type { PhraseRow } from './phrase-row.ts';

export const HULL_WORDS: readonly PhraseRow<HullMaterial>[] = [
  {
    means: 'steel',
    words: [['steel, made of steel'], ['acero, de acero']],
  },
  {
    means: 'aluminium',
    words: [['aluminium, aluminum, alloy, aluminium alloy'], ['aluminio, de aluminio, aleación, aleación de aluminio']],
  },
  {
    means: 'composite',
    words: [
      ['composite, composites, grp, frp, fibreglass, fiberglass, glass fibre, fibre glass'],
      ['compuesto, composites, de composite, material compuesto, fibra de vidrio, de fibra, prfv'],
    ],
  },
  {
    means: 'carbon',
    words: [['carbon, carbon fibre, carbon fiber, carbon composite'], ['carbono, de carbono, fibra de carbono']],
  },
  {
    means: 'wood',
    words: [['wood, wooden, timber'], ['madera, de madera']],
  },
];
