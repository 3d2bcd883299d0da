import type { FeedListingStatus } from '../import/feed-listing.ts';
import codes from '../records/known-codes.json' with { type: 'json' };
import type { HullMaterial, YachtKind } from '../yacht/yacht.ts';
import countries from './country-names.json' with { type: 'json' };
import { type PhraseTable, phraseKey, phraseMeaning, takePhrases, wordTable } from './phrase-table.ts';

/** Words of feeds in English, Spanish, French, German and Italian, folded (FD1). */
const KINDS = wordTable<YachtKind>([
  [
    'catamaran',
    'catamaran; catamarans; sailing cat; catamaran a vela; katamaran; catamarano; catamarani; catamaranes; power cat; powercat',
  ],
  [
    'explorer',
    'explorer; explorer yacht; expedition; expedition yacht; explorador; expedicion; expedicionario; explorateur; expeditionsyacht; ice class explorer; ' +
      'esploratore; da esplorazione; barco de exploracion',
  ],
  [
    'sail',
    'sail; sailing; sailing yacht; sailboat; sailing boat; sailing vessel; sy; s y; s v; sloop; ketch; schooner; yawl; cutter; gulet; motor sailer; motorsailer; ' +
      'motor sailor; motorsailor; sailer; velero; vela; barco de vela; velero a motor; goleta; balandra; queche; voilier; voiliers; voile; goelette; cotre; segelyacht; segelyachten; ' +
      'segelboot; segler; segelschiff; schoner; motorsegler; barca a vela; yacht a vela; veliero; goletta; caicco; motor veliero; motoveliero',
  ],
  [
    'motor',
    'motor; motor yacht; motoryacht; motor yachts; motoryachten; my; m y; mv; m v; power; powerboat; power boat; motor boat; motorboat; flybridge; fly bridge; flybridge yacht; ' +
      'trawler; trawler yacht; sport yacht; sports yacht; sportsyacht; sportyacht; sport cruiser; sports cruiser; express; express cruiser; hard top; hardtop; open yacht; ' +
      'sportfish; sportfisher; sport fisher; sport fishing; sport fisherman; sportfisherman; convertible; motor cruiser; lobster boat; downeast; tender; superyacht motor; ' +
      'yate a motor; yate de motor; barco a motor; lancha; motora; a motor; bateau a moteur; yacht a moteur; vedette; a moteur; moteur; motorboote; motorkreuzer; ' +
      'yacht a motore; barca a motore; a motore; motore; motoscafo; lobster',
  ],
]);

/** A yacht of several kinds is the first of these: a sailing catamaran is a catamaran. */
const KIND_ORDER = ['catamaran', 'explorer', 'sail', 'motor'] as const satisfies readonly YachtKind[];

/**
 * Reads the kind of a yacht in words: `Flybridge`, `voilier`, `M/Y` (FD1).
 * @param own words of the house, which come before those of the table
 */
export function readKind(text: string, own: PhraseTable<YachtKind> = new Map()): YachtKind | null {
  const ownKind = phraseMeaning(text, own);
  if (ownKind !== null) return ownKind;
  const { senses } = takePhrases(text, KINDS);
  return KIND_ORDER.find((kind) => senses.has(kind)) ?? null;
}

const MATERIALS = wordTable<HullMaterial>([
  ['steel', 'steel; mild steel; stainless steel; corten; high tensile steel; acero; acier; stahl; acciaio'],
  [
    'aluminium',
    'aluminium; aluminum; alu; alloy; light alloy; marine alloy; aluminio; leichtmetall; alluminio; lega leggera',
  ],
  [
    'composite',
    'composite; composites; grp; frp; gfk; prfv; prv; vtr; fibreglass; fiberglass; fibre glass; fiber glass; glass reinforced plastic; glass fibre; glass fiber; ' +
      'fibra de vidrio; fibra; poliester; polyester; vinylester; vinyl ester; kevlar; aramid; fibre de verre; plastique; compuesto; materiales compuestos; glasfaser; kunststoff; polyesther; ' +
      'glasfaserkunststoff; verbundwerkstoff; vetroresina; composito; fibra di vetro; stratifie; e glass',
  ],
  [
    'carbon',
    'carbon; carbon fibre; carbon fiber; carbon composite; carbon epoxy; cfrp; cfk; kohlefaser; carbono; fibra de carbono; carbone; fibre de carbone; carbonio; fibra di carbonio',
  ],
  [
    'wood',
    'wood; wooden; timber; teak; mahogany; oak; cedar; plywood; marine plywood; larch; iroko; pine; cold moulded; cold moulded wood; wood epoxy; madera; teca; caoba; roble; iroco; bois; acajou; chene; teck; ' +
      'contreplaque; holz; mahagoni; eiche; sperrholz; legno; mogano; quercia; compensato; rovere',
  ],
]);

/** Reads a material of hull or superstructure: `GRP`, `acero`, `Kohlefaser` (FD1); null for a text that names two. */
export function readMaterial(text: string): HullMaterial | null {
  return theOne(takePhrases(text, MATERIALS).senses);
}

const STATUSES = wordTable<FeedListingStatus>([
  [
    'available',
    'available; active; for sale; for charter; on market; on the market; current; new; new listing; published; live; open; disponible; activo; en venta; a la venta; a vendre; actif; ' +
      'zu verkaufen; verfugbar; aktiv; in vendita; disponibile; attivo',
  ],
  [
    'under-offer',
    'under offer; under contract; offer accepted; sale pending; pending; sale agreed; reserved; on hold; deposit taken; bajo oferta; reservado; sous offre; sous compromis; ' +
      'reserve; reserviert; unter vertrag; sotto offerta; riservato; in trattativa; opzionato; oferta aceptada',
  ],
  ['sold', 'sold; sale completed; vendido; vendida; vendu; vendue; verkauft; venduto; venduta'],
  [
    'withdrawn',
    'withdrawn; off market; off the market; inactive; archived; deleted; removed; expired; suspended; unpublished; not available; unavailable; not for sale; retirado; retirada; inactivo; ' +
      'no disponible; retire; retiree; inactif; non disponible; zuruckgezogen; inaktiv; nicht verfugbar; ritirato; inattivo; non disponibile; archivado; archive',
  ],
]);

/** Reads how a yacht stands with the feed: `Under offer`, `vendu` (FD1). */
export function readStatus(text: string): FeedListingStatus | null {
  return phraseMeaning(text, STATUSES);
}

const ANSWERS = wordTable<boolean>([
  [true, 'yes; y; true; 1; si; s; oui; o; ja; j; vrai; wahr; vero; verdadero'],
  [false, 'no; n; false; 0; non; nein; faux; falsch; falso'],
]);

/** Reads `yes`, `sí`, `1`, `nein` (FD1). */
export function readYesNo(text: string): boolean | null {
  return phraseMeaning(text, ANSWERS);
}

/** Names of countries by the Unicode CLDR in the five languages, and others in use; the first of each is ISO 3166-1 alpha-3. */
const COUNTRIES: PhraseTable<string> = new Map([
  ...Object.entries(countries).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
  ...codes.countries.split(' ').map((code) => [code.toLowerCase(), code] as const),
]);

/** Writes the name of a country as a key of the table: `St. Kitts & Nevis` and `The St Kitts and Nevis` are one. */
function countryKey(name: string): string {
  return phraseKey(name)
    .replace(/ (?:and|und|et|y|e)(?= )/g, '')
    .replace(/^(?:the|las|los|les|le|la|die|gli|le isole) (?=.)/, '');
}

/** Reads a country as ISO 3166-1 alpha-2: `ES`, `ESP`, `Spain`, `Espagne`, `U.K.` (FD1). */
export function readCountry(text: string): string | null {
  const key = countryKey(text);
  return COUNTRIES.get(key) ?? COUNTRIES.get(key.replaceAll(' ', '')) ?? null;
}

function theOne<T>(senses: ReadonlySet<T>): T | null {
  return senses.size === 1 ? ([...senses][0] ?? null) : null;
}
