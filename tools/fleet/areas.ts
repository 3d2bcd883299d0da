import type { AreaWire } from '../../adapters/content-files/yacht-wire.ts';
import { AREA_ALIASES, REGION_ALIASES } from './area-aliases.ts';

const REGIONS = {
  'western-mediterranean': { en: 'Western Mediterranean', es: 'Mediterráneo occidental' },
  'eastern-mediterranean': { en: 'Eastern Mediterranean', es: 'Mediterráneo oriental' },
  'northern-europe': { en: 'Northern Europe', es: 'Norte de Europa' },
  'north-america': { en: 'North America', es: 'Norteamérica' },
  caribbean: { en: 'Caribbean', es: 'Caribe' },
  bahamas: { en: 'Bahamas', es: 'Bahamas' },
  'indian-ocean': { en: 'Indian Ocean', es: 'Océano Índico' },
  'south-east-asia': { en: 'South-East Asia', es: 'Sudeste Asiático' },
  'south-pacific': { en: 'Australia and South Pacific', es: 'Australia y Pacífico Sur' },
} as const;
export type RegionId = keyof typeof REGIONS;

type Row = readonly [
  id: string,
  en: string,
  es: string,
  region: RegionId,
  season: AreaWire['season'],
  lat: number,
  lng: number,
];

const ROWS = [
  ['cote-dazur', 'Côte d’Azur', 'Costa Azul', 'western-mediterranean', 'summer', 43.55, 7.13],
  ['italian-riviera', 'Italian Riviera', 'Riviera italiana', 'western-mediterranean', 'summer', 44.3, 9.21],
  ['corsica', 'Corsica', 'Córcega', 'western-mediterranean', 'summer', 42.15, 9.1],
  ['sardinia', 'Sardinia', 'Cerdeña', 'western-mediterranean', 'summer', 41.13, 9.53],
  ['balearic-islands', 'Balearic Islands', 'Islas Baleares', 'western-mediterranean', 'summer', 39.57, 2.65],
  [
    'amalfi-coast',
    'Amalfi Coast and Capri',
    'Costa Amalfitana y Capri',
    'western-mediterranean',
    'summer',
    40.55,
    14.24,
  ],
  [
    'sicily',
    'Sicily and the Aeolian Islands',
    'Sicilia e Islas Eolias',
    'western-mediterranean',
    'summer',
    38.49,
    14.93,
  ],
  ['dalmatia', 'Dalmatia', 'Dalmacia', 'eastern-mediterranean', 'summer', 43.17, 16.44],
  ['montenegro', 'Montenegro', 'Montenegro', 'eastern-mediterranean', 'summer', 42.43, 18.7],
  ['ionian-islands', 'Ionian Islands', 'Islas Jónicas', 'eastern-mediterranean', 'summer', 38.62, 20.6],
  ['saronic-gulf', 'Saronic Gulf', 'Golfo Sarónico', 'eastern-mediterranean', 'summer', 37.55, 23.48],
  ['cyclades', 'Cyclades', 'Cícladas', 'eastern-mediterranean', 'summer', 37.08, 25.15],
  [
    'turkish-coast',
    'Turkish Aegean and Lycian Coast',
    'Costa turca: Egeo y Licia',
    'eastern-mediterranean',
    'summer',
    36.75,
    28.4,
  ],
  ['norwegian-fjords', 'Norwegian Fjords', 'Fiordos noruegos', 'northern-europe', 'summer', 62.1, 6.7],
  ['scotland', 'Scotland and the Hebrides', 'Escocia y las Hébridas', 'northern-europe', 'summer', 56.8, -6.2],
  [
    'stockholm-archipelago',
    'Stockholm Archipelago',
    'Archipiélago de Estocolmo',
    'northern-europe',
    'summer',
    59.35,
    18.75,
  ],
  ['new-england', 'New England', 'Nueva Inglaterra', 'north-america', 'summer', 41.45, -70.6],
  ['alaska', 'South-East Alaska', 'Sudeste de Alaska', 'north-america', 'summer', 58.3, -134.4],
  ['leeward-islands', 'Leeward Islands', 'Islas de Sotavento', 'caribbean', 'winter', 17.3, -62.3],
  ['virgin-islands', 'Virgin Islands', 'Islas Vírgenes', 'caribbean', 'winter', 18.42, -64.62],
  [
    'windward-islands',
    'Windward Islands and Grenadines',
    'Islas de Barlovento y Granadinas',
    'caribbean',
    'winter',
    13.1,
    -61.2,
  ],
  ['exumas', 'Exumas', 'Exumas', 'bahamas', 'winter', 24.18, -76.45],
  ['abacos', 'Abacos and Eleuthera', 'Ábaco y Eleuthera', 'bahamas', 'both', 26.4, -77.05],
  ['seychelles', 'Seychelles', 'Seychelles', 'indian-ocean', 'winter', -4.5, 55.6],
  ['maldives', 'Maldives', 'Maldivas', 'indian-ocean', 'winter', 4.2, 73.4],
  ['andaman-sea', 'Andaman Sea', 'Mar de Andamán', 'south-east-asia', 'winter', 8.3, 98.2],
  ['raja-ampat', 'Raja Ampat and Komodo', 'Raja Ampat y Komodo', 'south-east-asia', 'both', -0.55, 130.5],
  ['whitsundays', 'Whitsundays', 'Islas Whitsunday', 'south-pacific', 'both', -20.27, 148.95],
  ['fiji', 'Fiji', 'Fiyi', 'south-pacific', 'both', -17.3, 177.2],
  ['french-polynesia', 'French Polynesia', 'Polinesia Francesa', 'south-pacific', 'both', -16.6, -151.2],
] as const satisfies readonly Row[];

export type AreaId = (typeof ROWS)[number][0];

export const AREAS: readonly AreaWire[] = ROWS.map(([id, en, es, region, season, lat, lng]) => ({
  id,
  name: { en, es },
  aliases: [...AREA_ALIASES[id]],
  region: { id: region, name: REGIONS[region], aliases: [...REGION_ALIASES[region]] },
  season,
  lat,
  lng,
  url: null,
}));
