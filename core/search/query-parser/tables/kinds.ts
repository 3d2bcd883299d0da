import type { YachtKind } from '../../../yacht/yacht.ts';
import type { PhraseRow } from './phrase-row.ts';

export const KIND_WORDS: readonly PhraseRow<YachtKind>[] = [
  {
    means: 'motor',
    words: [
      [
        'motor, motor yacht, motor yachts, motoryacht, motoryachts, motorboat, motorboats, motor boat',
        'motor boats, motor vessel, m/y, m/v, power, power yacht, power boat, power boats, powerboat',
        'powerboats, power vessel, motor cruiser, motor superyacht',
      ],
      [
        'a motor, de motor, motora, motoras, yate a motor, yates a motor, yate de motor, yates de motor',
        'barco a motor, barcos a motor, barco de motor, lancha, lanchas, yate motor',
      ],
    ],
  },
  {
    means: 'explorer',
    words: [
      [
        'explorer, explorers, explorer yacht, explorer yachts, explorer vessel, expedition, expedition yacht',
        'expedition yachts, expedition vessel, expedition ship, exploration yacht',
      ],
      [
        'explorador, exploradores, yate explorador, yate de exploración, de exploración, de expedición',
        'yate de expedición, yates de expedición, barco de expedición, expedición, expediciones',
      ],
    ],
  },
  {
    means: 'sail',
    words: [
      [
        'sail, sails, sailing, sailing yacht, sailing yachts, sailing boat, sailing boats, sail boat',
        'sail boats, sailboat, sailboats, sail yacht, sail yachts, sailing vessel, sailing superyacht, sailer',
        's/y, s/v, sloop, sloops, ketch, ketches, schooner, schooners, yawl, yawls, cutter, gulet, gulets',
        'under sail',
      ],
      [
        'velero, veleros, vela, a vela, de vela, barco de vela, barcos de vela, barco a vela, barcos a vela',
        'yate a vela, yates a vela, yate de vela, yates de vela, balandro, balandros, balandra, queche',
        'queches, goleta, goletas, yola, cúter',
      ],
    ],
  },
  {
    means: 'catamaran',
    words: [
      ['catamaran, catamarans, multihull, multihulls, twin hull, power cat, sailing cat'],
      ['catamarán, catamaranes, multicasco, multicascos'],
    ],
  },
];
