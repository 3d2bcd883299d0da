import { describe, expect, test } from 'vitest';
import { distanceNm } from '../../core/geo/position.ts';
import type { WaterwayId } from '../../core/sea/sea-route-finder.ts';
import { realSea } from './real-sea.ts';

/** Degrees north and east of a harbour, or of the line where a race starts or finishes. */
const PLACES = {
  'Antigua, English Harbour': [17.0, -61.765],
  Bari: [41.14, 16.86],
  Bergen: [60.4, 5.32],
  "Bermuda, St David's Light": [32.37, -64.64],
  Bombay: [18.94, 72.85],
  Bridgetown: [13.08, -59.62],
  Cagliari: [39.2, 9.11],
  Calvi: [42.568, 8.76],
  Constanța: [44.16, 28.66],
  Deshaies: [16.305, -61.8],
  Dubai: [25.27, 55.27],
  Dubrovnik: [42.66, 18.08],
  'Fedje pilot station': [60.78, 4.65],
  'Fort Lauderdale': [26.09, -80.11],
  Genoa: [44.4, 8.92],
  Gibraltar: [36.135, -5.36],
  'Grenada, Port Louis': [12.045, -61.755],
  Herzliya: [32.165, 34.79],
  Halifax: [44.62, -63.56],
  'Hiva Oa': [-9.81, -139.03],
  'Honolulu, Diamond Head': [21.25, -157.8],
  Jeddah: [21.48, 39.16],
  'Jolly Harbour': [17.075, -61.9],
  Juneau: [58.295, -134.405],
  Katakolon: [37.645, 21.32],
  Korčula: [42.963, 17.136],
  'Laem Chabang': [13.07, 100.87],
  Langkawi: [6.3, 99.84],
  'Las Palmas': [28.13, -15.41],
  'Le Lavandou': [43.135, 6.37],
  Livorno: [43.55, 10.29],
  'Los Angeles, Point Fermin': [33.7, -118.29],
  'Malé, Wadu Channel': [4.16, 73.33],
  Mangalore: [12.92, 74.8],
  Marblehead: [42.49, -70.84],
  Marseille: [43.33, 5.34],
  Messina: [38.195, 15.56],
  Mindelo: [16.89, -25.0],
  Mykonos: [37.46, 25.32],
  Naples: [40.83, 14.26],
  'Newport, Castle Hill': [41.46, -71.36],
  'New York': [40.65, -74.04],
  Palermo: [38.13, 13.37],
  'Palm Beach': [26.77, -80.03],
  'Peros Banhos': [-5.22, 71.75],
  Phuket: [7.89, 98.4],
  Piraeus: [37.94, 23.63],
  'Port Klang': [3.0, 101.35],
  'Puerto Ayora': [-0.76, -90.31],
  'Ras Tanura': [26.65, 50.17],
  'Road Town': [18.42, -64.61],
  'Rodney Bay': [14.08, -60.96],
  Rotterdam: [51.98, 4.05],
  'Salomon Atoll': [-5.3, 72.24],
  'Sant Carles de la Ràpita': [40.61, 0.6],
  Savusavu: [-16.78, 179.33],
  Singapore: [1.265, 103.82],
  Skagway: [59.45, -135.325],
  Split: [43.505, 16.435],
  'St Thomas': [18.335, -64.93],
  'Suez Canal, fairway buoys': [31.42, 32.39],
  'Suez Canal, waiting area': [29.8, 32.53],
  'Tahiti, Point Venus': [-17.49, -149.49],
  Uligan: [7.08, 72.93],
  Valletta: [35.9, 14.52],
  "Vava'u": [-18.66, -173.98],
  Venice: [45.43, 12.33],
  Victoria: [-4.62, 55.46],
} as const satisfies Readonly<Record<string, readonly [north: number, east: number]>>;
type Place = keyof typeof PLACES;

/** The sources of the published distances. */
const SOURCES = {
  /** A triangle of distances between the ports of the Mediterranean. */
  timpano: 'G. Timpano, “Tabella 1, Distanze in miglia marine” (doczz.it/doc/814848)',
  /** Ports on either side of the canal, through it and round the Cape. */
  suez: 'Trade route saving by the Suez Canal (acaegypt.com, “Suez Canal”)',
  canal: 'Suez Canal characteristics, 192.5 km overall (seapace.com/scinfo)',
  /** The programme of each day on board. */
  musica: 'MSC Musica, daily programmes of October 2010 (modawe.ch/kreuzfahrtmm)',
  pacificPrincess: 'Pacific Princess, the captain’s summary of April 2013 (agretirednomads.blogspot.com)',
  islandPrincess: 'Island Princess, June 2013 (arounddustyroads.com)',
  caribbeanCruise: 'Legs of a Caribbean cruise, March 2015 (qvmarine.com)',
  rubyPrincess: 'Ruby Princess, “From the navigator”, September 2014 (ladeetravels.blogspot.com)',
  arc: 'World Cruising Club, ARC and ARC+ (cruisingworld.com, “2022 ARC Plus”)',
  worldArc: 'World Cruising Club, World ARC, the longest leg (worldcruising.com)',
  bermudaRace: 'Newport Bermuda Race (bermudarace.com/race)',
  marbleheadHalifax: 'Marblehead to Halifax Ocean Race (sailingscuttlebutt.com, November 2018)',
  antiguaBermuda: 'Antigua Bermuda Race, Royal Bermuda Yacht Club (segel.de, May 2017)',
  tahiti: 'Transpacific Yacht Club, Tahiti Race (azbw.com, September 2007)',
  transpac: 'Transpacific Yacht Race (stormtrysail.org, offshore races)',
  cornell: 'J. Cornell, World Cruising Routes, route IT21 (boatbuilding.xyz)',
  korcula: 'Island of Korčula, distances by sea (aronnax.sk)',
  /** Passage plans that crews made on their charts. */
  mistral: 'Mistral, passage plan of October 2022 (mistralsailing.net)',
  ileJeudi: 'Ile Jeudi, direct track of January 2013 (blog.mailasail.com)',
  caduceus: 'Caduceus, planned distance of April 2017 (blog.mailasail.com)',
  scottFree: 'Scott-Free, by the chart, July 2010 (blog.mailasail.com)',
  tradeWind: 'Distance to destination, logbook of June 2024 (trade-wind.de)',
  riggingDoctor: 'Rigging Doctor, Voyage to Bermuda, 2019 (riggingdoctor.com)',
  georgia: 'Georgia, passage plan of January 2021 (svjeorgia.blogspot.com)',
  /** Readings of the log at the end of a passage. */
  guilben: 'Guilben, crossings to Corsica (guilben.fr)',
  pintail: 'Pintail, February 2024 (adventureswithpintail.com)',
  harmonie: 'Harmonie, Tonga to Fiji, July 2009 (blog.mailasail.com)',
  hacking: 'Longest passages (hackingfamily.com, Seychelles letters)',
} as const;

type Row = readonly [from: Place, to: Place, miles: number, source: keyof typeof SOURCES, by?: readonly WaterwayId[]];

const MEDITERRANEAN: readonly Row[] = [
  ['Gibraltar', 'Valletta', 996, 'timpano'],
  ['Gibraltar', 'Genoa', 862, 'timpano'],
  ['Gibraltar', 'Marseille', 704, 'timpano'],
  ['Gibraltar', 'Cagliari', 738, 'timpano'],
  ['Gibraltar', 'Naples', 992, 'timpano'],
  ['Gibraltar', 'Sant Carles de la Ràpita', 449, 'caduceus'],
  ['Genoa', 'Naples', 334, 'timpano'],
  ['Genoa', 'Livorno', 79, 'timpano'],
  ['Genoa', 'Messina', 486, 'timpano'],
  ['Livorno', 'Marseille', 233, 'timpano'],
  ['Le Lavandou', 'Calvi', 108, 'guilben'],
  ['Cagliari', 'Palermo', 217, 'timpano'],
  ['Cagliari', 'Valletta', 329, 'timpano'],
  ['Palermo', 'Valletta', 222, 'timpano'],
  ['Naples', 'Valletta', 326, 'timpano'],
  ['Herzliya', 'Valletta', 1030, 'scottFree'],
  ['Venice', 'Bari', 328, 'musica'],
  ['Dubrovnik', 'Venice', 303, 'musica'],
  ['Bari', 'Katakolon', 313, 'musica'],
  ['Mykonos', 'Piraeus', 94, 'musica'],
  ['Korčula', 'Split', 57, 'korcula'],
  ['Korčula', 'Venice', 250, 'korcula'],
];

const OCEANS: readonly Row[] = [
  ['Gibraltar', 'Las Palmas', 703, 'mistral'],
  ['Las Palmas', 'Mindelo', 865, 'arc'],
  ['Las Palmas', 'Rodney Bay', 2700, 'arc'],
  ['Mindelo', 'Grenada, Port Louis', 2150, 'arc'],
  ['Las Palmas', 'Bridgetown', 2620, 'ileJeudi'],
  ['Newport, Castle Hill', "Bermuda, St David's Light", 635, 'bermudaRace'],
  ['Marblehead', 'Halifax', 363, 'marbleheadHalifax'],
  ['Antigua, English Harbour', "Bermuda, St David's Light", 935, 'antiguaBermuda'],
  ['Road Town', "Bermuda, St David's Light", 844, 'tradeWind'],
  ['Palm Beach', "Bermuda, St David's Light", 876, 'riggingDoctor'],
  ['Deshaies', 'Jolly Harbour', 48, 'pintail'],
  ['St Thomas', 'Fort Lauderdale', 975, 'caribbeanCruise'],
  ['Fedje pilot station', 'Bergen', 30, 'rubyPrincess'],
  ['Juneau', 'Skagway', 99, 'islandPrincess'],
  ['Los Angeles, Point Fermin', 'Tahiti, Point Venus', 3571, 'tahiti'],
  ['Los Angeles, Point Fermin', 'Honolulu, Diamond Head', 2225, 'transpac'],
  ['Puerto Ayora', 'Hiva Oa', 2980, 'worldArc'],
  // This one crosses the antimeridian.
  ["Vava'u", 'Savusavu', 410, 'harmonie'],
  ['Malé, Wadu Channel', 'Peros Banhos', 607, 'cornell'],
  ['Salomon Atoll', 'Victoria', 1024, 'hacking'],
  ['Langkawi', 'Uligan', 1650, 'georgia'],
  ['Laem Chabang', 'Singapore', 802, 'pacificPrincess'],
  ['Singapore', 'Port Klang', 186, 'pacificPrincess'],
  ['Phuket', 'Mangalore', 1650, 'pacificPrincess'],
  ['Bombay', 'Dubai', 1152, 'pacificPrincess'],
];

const CANALS: readonly Row[] = [
  ['Suez Canal, fairway buoys', 'Suez Canal, waiting area', 104, 'canal', ['suez']],
  ['Piraeus', 'Jeddah', 1320, 'suez', ['suez']],
  ['Marseille', 'Bombay', 4558, 'suez', ['suez']],
  ['Rotterdam', 'Bombay', 6337, 'suez', ['suez']],
  ['New York', 'Ras Tanura', 8281, 'suez', ['suez']],
  ['Constanța', 'Ras Tanura', 4144, 'suez', ['bosphorus', 'suez']],
];

const WITHIN = 0.05;
const sea = realSea();
const at = (place: Place) => ({ latitude: PLACES[place][0], longitude: PLACES[place][1] });

describe.each([
  ['the Mediterranean', MEDITERRANEAN],
  ['oceans and their coasts', OCEANS],
  ['canals', CANALS],
])('CF3 published passages: %s', (_, rows) => {
  test.each(rows.map(([from, to, miles, source, by = []]) => [from, to, miles, SOURCES[source], by] as const))(
    '%s to %s, %d nautical miles; %s',
    (from, to, miles, _, by) => {
      const route = sea.route(at(from), at(to));
      if (!route.ok) throw new Error(route.error.kind);
      const message = `${route.value.miles.toFixed(1)} nautical miles`;
      expect(Math.abs(route.value.miles / miles - 1), message).toBeLessThan(WITHIN);
      expect(route.value.transits.map(({ id }) => id)).toEqual(by);
      // A quay may lie a little way from the water of the chart.
      expect(route.value.miles).toBeGreaterThan(distanceNm(at(from), at(to)) - 5);
    },
  );
});
