import type { AreaId } from '../places/areas.ts';

/** The names of areas within a sentence: with an article, in lower case where Spanish requires it. */
export const AREA_WORDS: Readonly<Record<AreaId, { en: string; es: string }>> = {
  'cote-dazur': { en: 'the Côte d’Azur', es: 'la Costa Azul' },
  'italian-riviera': { en: 'the Italian Riviera', es: 'la Riviera italiana' },
  corsica: { en: 'Corsica', es: 'Córcega' },
  sardinia: { en: 'Sardinia', es: 'Cerdeña' },
  'balearic-islands': { en: 'the Balearics', es: 'las Baleares' },
  'amalfi-coast': { en: 'the Amalfi coast', es: 'la costa amalfitana' },
  sicily: { en: 'the Aeolian Islands', es: 'las islas Eolias' },
  dalmatia: { en: 'Dalmatia', es: 'Dalmacia' },
  montenegro: { en: 'Montenegro', es: 'Montenegro' },
  'ionian-islands': { en: 'the Ionian', es: 'las islas Jónicas' },
  'saronic-gulf': { en: 'the Saronic', es: 'el golfo Sarónico' },
  cyclades: { en: 'the Cyclades', es: 'las Cícladas' },
  'turkish-coast': { en: 'the Turkish coast', es: 'la costa turca' },
  'norwegian-fjords': { en: 'the Norwegian fjords', es: 'los fiordos noruegos' },
  scotland: { en: 'the Hebrides', es: 'las Hébridas' },
  'stockholm-archipelago': { en: 'the Stockholm archipelago', es: 'el archipiélago de Estocolmo' },
  'new-england': { en: 'New England', es: 'Nueva Inglaterra' },
  alaska: { en: 'south-east Alaska', es: 'el sudeste de Alaska' },
  'leeward-islands': { en: 'the Leewards', es: 'las islas de Sotavento' },
  'virgin-islands': { en: 'the Virgin Islands', es: 'las islas Vírgenes' },
  'windward-islands': { en: 'the Grenadines', es: 'las Granadinas' },
  exumas: { en: 'the Exumas', es: 'las Exumas' },
  abacos: { en: 'the Abacos', es: 'las islas Ábaco' },
  seychelles: { en: 'the Seychelles', es: 'las Seychelles' },
  maldives: { en: 'the Maldives', es: 'las Maldivas' },
  'andaman-sea': { en: 'the Andaman Sea', es: 'el mar de Andamán' },
  'raja-ampat': { en: 'Raja Ampat', es: 'Raja Ampat' },
  whitsundays: { en: 'the Whitsundays', es: 'las islas Whitsunday' },
  fiji: { en: 'Fiji', es: 'Fiyi' },
  'french-polynesia': { en: 'French Polynesia', es: 'la Polinesia Francesa' },
};

/** Islands that take "on" rather than "in" in English. */
export const LIES_ON: readonly string[] = ['Capri', 'Hamilton Island', 'Mahé', 'Saint Thomas'];

/** Spanish names of harbour towns that differ. */
export const TOWNS_ES: Readonly<Record<string, string>> = {
  Monaco: 'Mónaco',
  Genoa: 'Génova',
  Athens: 'Atenas',
  Corfu: 'Corfú',
  Stockholm: 'Estocolmo',
  Singapore: 'Singapur',
  Sydney: 'Sídney',
  Dubai: 'Dubái',
  Grenada: 'la isla de Granada',
  'Saint Thomas': 'Santo Tomás',
  'Hamilton Island': 'la isla Hamilton',
};

/** Adjectives as in "the … flag" and «bandera …». */
export const FLAGS: Readonly<Record<string, { en: string; es: string }>> = {
  KY: { en: 'Cayman Islands', es: 'de las islas Caimán' },
  MT: { en: 'Maltese', es: 'de Malta' },
  MH: { en: 'Marshall Islands', es: 'de las islas Marshall' },
  GB: { en: 'British', es: 'británica' },
  IM: { en: 'Isle of Man', es: 'de la isla de Man' },
  BM: { en: 'Bermudian', es: 'de Bermudas' },
  VG: { en: 'British Virgin Islands', es: 'de las islas Vírgenes Británicas' },
  GI: { en: 'Gibraltar', es: 'de Gibraltar' },
  JE: { en: 'Jersey', es: 'de Jersey' },
  US: { en: 'United States', es: 'de Estados Unidos' },
  IT: { en: 'Italian', es: 'italiana' },
  FR: { en: 'French', es: 'francesa' },
  ES: { en: 'Spanish', es: 'española' },
  AU: { en: 'Australian', es: 'australiana' },
  HK: { en: 'Hong Kong', es: 'de Hong Kong' },
  NO: { en: 'Norwegian', es: 'noruega' },
  SE: { en: 'Swedish', es: 'sueca' },
  GR: { en: 'Greek', es: 'griega' },
  TR: { en: 'Turkish', es: 'turca' },
};
