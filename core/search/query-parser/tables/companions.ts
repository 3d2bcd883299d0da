import type { ListFacetKey } from '../../facets/facets.ts';
import type { PhraseRow } from './phrase-row.ts';

/** Names of list facets that occur beside a value ("steel hull", "RINA class") and add nothing; alone they are text. */
export const COMPANION_WORDS: readonly PhraseRow<ListFacetKey>[] = [
  {
    means: 'hull',
    words: [['hull, hulls, hulled, built, construction'], ['casco, cascos, construcción']],
  },
  {
    means: 'class',
    words: [
      ['class, classed, classed by, classification, classification society, certified'],
      ['clase, clasificado, clasificado por, clasificación, sociedad de clasificación'],
    ],
  },
  {
    means: 'exterior',
    words: [
      [
        'exterior, exteriors, exterior design, exterior designer, exterior by, designed by, design by',
        'designer, design, exterior design by, exterior designed by, styled by',
      ],
      ['diseño exterior, diseñado por, diseño de, diseñador, diseño, exteriores de, exterior de', 'diseño exterior de'],
    ],
  },
  {
    means: 'interior',
    words: [
      [
        'interior, interiors, interior design, interior designer, interior by, interiors by',
        'interior design by, interior designed by',
      ],
      [
        'diseño interior, interiorismo, interiorismo de, interior de, interiores de, diseño interior de',
        'interiorista, diseño de interiores',
      ],
    ],
  },
  {
    means: 'builder',
    words: [
      ['built by, build by, builder, builders, shipyard, shipyards, yard, brand, made by, from the yard', 'model, by'],
      ['construido por, astillero, astilleros, constructor, marca, fabricado por, del astillero, modelo', 'hecho por'],
    ],
  },
  {
    means: 'amenity',
    words: [
      ['on board, onboard, aboard, on deck, room, area, facilities, equipped, equipment, deck'],
      ['a bordo, en cubierta, sala, zona, equipado, equipada, zona de, sala de'],
    ],
  },
  {
    means: 'destination',
    words: [
      [
        'islands, island, isles, coast, sea, area, region, waters, cruise, trip, islas, archipelago',
        'around the coast',
      ],
      ['isla, costa, mar, zona, región, aguas, crucero, viaje, archipiélago, costas, islas, zona de', 'la zona de'],
    ],
  },
  {
    means: 'kind',
    words: [['type, style, rig, rigged, propulsion, powered'], ['tipo, aparejo, estilo']],
  },
];
