import { at, type Prng } from './prng.ts';

const ENGLISH_FIRST =
  'Amber Ashen Autumn Bright Calm Candid Cedar Clear Cobalt Copper Coral Distant Early Eastern Elder Ember Evening Fair Far Fern First Gentle Gilded Glass Golden Good Granite Grey Hazel Heather Hidden High Honest Indigo Iron Ivory Juniper Kind Lantern Last Late Laurel Linen Little Long Low Lucid Maple Marble Mellow Merry Midsummer Mild Misty Morning Mossy Narrow New Noble Northern Oaken Ochre Old Olive Open Opal Outer Pale Patient Pearl Pewter Plain Quiet Rare Russet Sable Saffron Scarlet Second Silent Silver Slate Slow Soft Southern Spare Steady Still Tall Tidal True Umber Velvet Violet Warm Western White Wild Willow Winter';
const ENGLISH_SECOND =
  'Acre Almanac Anchor Anthem Arrow Atlas Autumn Ballad Beacon Bearing Bell Bower Breeze Cadence Canticle Cape Chart Chronicle Compass Cove Crossing Crown Current Dawn Daybreak Drift Echo Ember Ensign Equinox Fathom Feather Fern Field Fjord Folio Garden Gazette Glade Glimmer Grove Gull Halcyon Harbour Haven Hemisphere Heron Horizon Hymn Interval Island Isthmus Kestrel Ledger Letter Lights Longitude Lyric Mallow Margin Meadow Meridian Mile Minuet Moor Mooring Nocturne Orchard Osprey Parable Passage Pavilion Petrel Pilot Plover Prelude Promise Psalm Quarter Quill Reach Refrain Reverie Roads Sandbar Season Sentence Shelter Shoal Shore Signal Sketch Skerry Solstice Sonata Song Sound Sparrow Spinnaker Story Strait Summer Swell Tempo Tern Thicket Tide Traverse Verse Vespers Vista Voyage Waltz Watch Wave Wharf Windfall Wren Zephyr';
const ITALIAN = [
  'Alba Aura Baia Bora Brezza Cala Conchiglia Corrente Darsena Duna Fiamma Foglia Gemma Isola Laguna Lanterna Luce Luna Marea Nuvola Ombra Onda Palma Perla Pietra Pineta Polena Quiete Randa Riva Rosa Rotta Sabbia Scia Sera Spiaggia Stella Sponda Torre Vela',
  'Alta Ambrata Amica Antica Azzurra Bianca Bruna Calma Cara Chiara Dorata Estiva Fresca Gentile Immensa Leggera Lenta Lieta Limpida Lontana Lunga Maestra Nuova Paziente Quieta Remota Rossa Salina Segreta Serena Sottile Sospesa Tranquilla Vera Vivace',
] as const;
const FRENCH = [
  'Aube Baie Balise Boussole Brise Brume Calanque Chanson Côte Crique Dune Éclaircie Écume Embellie Escale Étoile Falaise Flamme Grève Heure Houle Île Jetée Lande Lanterne Lueur Lune Marée Mouette Nuit Onde Pluie Plage Rade Rive Romance Rose Saison Vague Voile',
  'Ancienne Argentée Azurée Blanche Blonde Bleue Brève Calme Claire Cendrée Dorée Douce Émue Fidèle Fine Fraîche Grise Haute Heureuse Immobile Intime Légère Lente Lointaine Longue Nacrée Neuve Pâle Paisible Rousse Sereine Secrète Tendre Tranquille Vive',
] as const;
const SPANISH = [
  'Alba Aurora Bahía Balandra Bonanza Brisa Brújula Cala Calma Caleta Concha Costa Duna Espuma Estela Estrella Gaviota Isla Laguna Llama Luna Marea Marisma Noche Ola Orilla Perla Playa Ría Ribera Rosa Ruta Sal Senda Sombra Tarde Travesía Vela Veleta Vereda',
  'Alta Amable Antigua Azul Blanca Breve Callada Cercana Clara Dorada Dulce Esquiva Fiel Fina Franca Fresca Grande Honda Inquieta Larga Lejana Lenta Leve Limpia Marina Mansa Nueva Pálida Quieta Remota Risueña Salada Serena Suave Temprana',
] as const;
const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIV', 'XV', 'XVI', 'XVII'];

const words = (list: string) => list.split(' ');
const first = words(ENGLISH_FIRST);
const second = words(ENGLISH_SECOND);
const romance = [ITALIAN, FRENCH, SPANISH].map(([nouns, adjectives]) => ({
  nouns: words(nouns),
  adjectives: words(adjectives),
}));

/** Returns lower-case ASCII with hyphens, as in `/yacht-for-sale/{slug}/`. */
function slugOf(name: string): string {
  return name
    .replaceAll('&', ' and ')
    .replaceAll(/[ØøÆæŒœ’']/g, (sign) => ({ Ø: 'o', ø: 'o', Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe' })[sign] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function compose(prng: Prng): string {
  if (prng.chance(0.55)) return `${prng.pick(first)} ${prng.pick(second)}`;
  if (prng.chance(0.1)) return prng.pick(second);
  const { nouns, adjectives } = prng.pick(romance);
  return `${prng.pick(nouns)} ${prng.pick(adjectives)}`;
}

/** Invents a name with a slug that is not taken yet; the slug is added to `taken`. */
export function inventName(prng: Prng, taken: Set<string>): { name: string; slug: string } {
  let name = compose(prng);
  for (let attempt = 0; taken.has(slugOf(name)); attempt += 1) {
    name =
      attempt < 20 || attempt % 4 !== 0 ? compose(prng) : `${compose(prng)} ${at(NUMERALS, attempt % NUMERALS.length)}`;
  }
  const slug = slugOf(name);
  taken.add(slug);
  return { name, slug };
}
