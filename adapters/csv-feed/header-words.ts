import { wordTable } from '../../core/feed-values/phrase-table.ts';
import type { CsvField } from './csv-fields.ts';

/** The names that headers of tables have in English, Spanish, French, German and Italian, folded and without their units. */
export const HEADER_WORDS = wordTable<CsvField>([
  [
    'ref',
    'ref; ref no; reference; reference no; id; boat id; yacht id; vessel id; listing id; stock no; stock number; stock; referencia; numero; codigo; reference annonce; referenz; angebotsnummer; nummer; nr; riferimento; codice; rif',
  ],
  ['status', 'status; listing status; sale status; availability; estado; statut; etat; verfugbarkeit; stato'],
  [
    'market',
    'market; listing type; offer; offer type; sale or charter; sale charter; tipo de oferta; operacion; type d offre; transaction; angebotsart; tipo di offerta',
  ],
  [
    'name',
    'name; boat name; yacht name; vessel name; vessel; yacht; nombre; nombre del barco; nombre del yate; nom; nom du bateau; nom du yacht; bootsname; schiffsname; yachtname; nome; nome barca; nome yacht',
  ],
  [
    'builder',
    'builder; shipyard; yard; make; manufacturer; brand; constructor; astillero; marca; fabricante; chantier; constructeur; marque; werft; hersteller; marke; cantiere; costruttore; marchio',
  ],
  ['model', 'model; modelo; modele; modell; modello; series'],
  [
    'kind',
    'kind; type; boat type; yacht type; vessel type; category; class of boat; tipo; tipo de barco; tipo de yate; categoria; type de bateau; categorie; typ; bootstyp; kategorie; tipo di barca; tipologia',
  ],
  [
    'builtYear',
    'year; built; year built; build year; model year; year of build; ano; ano de construccion; construccion; annee; annee de construction; baujahr; jahr; anno; anno di costruzione',
  ],
  [
    'refitYear',
    'refit; refit year; year refit; last refit; refitted; ano de refit; reforma; annee de refit; refit annee; refitjahr; letzter refit; anno refit; anno del refit',
  ],
  ['flag', 'flag; flag state; bandera; pavillon; flagge; bandiera'],
  [
    'yachtClass',
    'class; classification; classification society; clasificacion; clase; klasse; klassifikation; classe; classificazione',
  ],
  [
    'length',
    'length; loa; length overall; length over all; lenght; eslora; eslora total; longueur; longueur hors tout; lht; lange; lange uber alles; lua; lunghezza; lunghezza fuori tutto; lft',
  ],
  ['length.feet', 'length feet; loa feet; feet; eslora pies'],
  ['length.inches', 'length inches; loa inches; inches; eslora pulgadas'],
  ['beam', 'beam; width; manga; largeur; bau; maitre bau; breite; larghezza; baglio'],
  ['draft', 'draft; draught; max draft; calado; tirant d eau; tirant; tiefgang; pescaggio'],
  [
    'guestsSleeping',
    'guests; sleeps; berths; guests sleeping; sleeping guests; max guests; huespedes; invitados; plazas; invites; passagers; couchages; gaste; kojen; schlafplatze; ospiti; posti letto',
  ],
  [
    'guestsCruising',
    'guests cruising; cruising guests; day guests; max passengers; passengers; pasajeros; passagers croisiere; passagiere; passeggeri',
  ],
  ['crew', 'crew; crew members; tripulacion; equipage; besatzung; crew anzahl; equipaggio'],
  [
    'cabins',
    'cabins; staterooms; number of cabins; no of cabins; camarotes; cabinas; cabines; kabinen; kabinenanzahl; cabine',
  ],
  [
    'cabins.double',
    'double cabins; double; camarotes dobles; cabines doubles; doppelkabinen; cabine doppie; cabine matrimoniali',
  ],
  ['cabins.twin', 'twin cabins; twin; twins'],
  ['cabins.single', 'single cabins; single; camarotes individuales; cabines simples; einzelkabinen; cabine singole'],
  ['cabins.triple', 'triple cabins; triple'],
  ['cabins.convertible', 'convertible cabins; convertible'],
  [
    'grossTonnage',
    'gross tonnage; gt; tonnage; gross tons; arqueo bruto; gt arqueo; jauge brute; bruttoraumzahl; brz; stazza lorda',
  ],
  [
    'maxSpeed',
    'max speed; maximum speed; speed max; top speed; velocidad maxima; vitesse max; vitesse maximale; hochstgeschwindigkeit; max geschwindigkeit; velocita massima; velocita max',
  ],
  [
    'cruiseSpeed',
    'cruising speed; cruise speed; speed cruise; speed cruising; velocidad de crucero; velocidad crucero; vitesse de croisiere; reisegeschwindigkeit; marschfahrt; velocita di crociera',
  ],
  ['range', 'range; cruising range; autonomia; autonomie; reichweite'],
  [
    'engines',
    'engine; engines; main engine; main engines; motor; motores; motorizacion; moteur; moteurs; motorisation; motoren; motorisierung; maschine; motori; motorizzazione',
  ],
  [
    'engines.number',
    'number of engines; no of engines; engine count; engine quantity; numero de motores; nombre de moteurs; anzahl motoren; numero motori',
  ],
  [
    'engines.maker',
    'engine make; engine maker; engine brand; engine manufacturer; marca motor; marque moteur; motorhersteller; marca motore',
  ],
  ['engines.model', 'engine model; modelo motor; modele moteur; motormodell; modello motore'],
  [
    'engines.power',
    'engine power; power; power per engine; horsepower; hp; potencia; potencia motor; puissance; puissance moteur; leistung; motorleistung; potenza; potenza motore',
  ],
  [
    'hullMaterial',
    'hull material; hull; material; construction; material del casco; casco; materiau de coque; materiau; coque; rumpfmaterial; rumpf; baumaterial; materiale; materiale scafo; scafo',
  ],
  [
    'superstructureMaterial',
    'superstructure; superstructure material; superestructura; superstructure materiau; aufbau; aufbauten; sovrastruttura',
  ],
  [
    'exteriorDesigner',
    'exterior designer; exterior design; naval architect; designer; exterior styling; disenador exterior; diseno exterior; designer exterieur; architecte naval; exterieurdesign; design esterno; designer esterni',
  ],
  [
    'interiorDesigner',
    'interior designer; interior design; disenador interior; diseno interior; designer interieur; interieurdesign; design interno; designer interni',
  ],
  ['berth', 'berth; marina; amarre; place de port; liegeplatz; ormeggio; posto barca'],
  [
    'place',
    'location; lying; lying at; place; city; port; ubicacion; localidad; puerto; lieu; localisation; lieu de visite; ville; liegeort; standort; ort; ubicazione; luogo; localita; visibile',
  ],
  ['country', 'country; location country; pais; pays; land; paese; nazione'],
  ['latitude', 'latitude; lat; latitud; breitengrad; latitudine'],
  ['longitude', 'longitude; lng; lon; long; longitud; langengrad; longitudine'],
  [
    'price',
    'price; asking price; sale price; sales price; list price; precio; precio de venta; pvp; prix; prix de vente; preis; verkaufspreis; kaufpreis; prezzo; prezzo di vendita',
  ],
  ['currency', 'currency; price currency; currency code; moneda; divisa; devise; monnaie; wahrung; valuta; moneta'],
  [
    'priceOnApplication',
    'poa; price on application; price on request; hide price; precio a consultar; prix sur demande; preis auf anfrage; prezzo su richiesta',
  ],
  [
    'vatPaid',
    'vat; vat paid; vat status; tax; tax status; tax paid; iva; iva pagado; tva; tva payee; mwst; mehrwertsteuer; iva pagata',
  ],
  ['newToMarket', 'new; new listing; new to market; new to the market; novedad; nouveaute; neu; neuheit; novita'],
  [
    'charter.summerLow',
    'charter low; weekly low; low rate; weekly rate low; summer low; low season rate; summer rate from; temporada baja; basse saison; nebensaison; bassa stagione',
  ],
  [
    'charter.summerHigh',
    'charter high; weekly high; high rate; weekly rate high; summer high; high season rate; summer rate to; temporada alta; haute saison; hochsaison; alta stagione',
  ],
  ['charter.winterLow', 'winter low; winter rate low; winter rate from; invierno baja'],
  ['charter.winterHigh', 'winter high; winter rate high; winter rate to; invierno alta'],
  [
    'charter.summerWaters',
    'summer area; summer areas; cruising area; cruising areas; charter area; charter areas; summer cruising area; summer cruising areas; zona de navegacion; zone de navigation; fahrtgebiet; zona di navigazione',
  ],
  ['charter.winterWaters', 'winter area; winter areas; winter cruising area; winter cruising areas'],
  [
    'description',
    'description; full description; text; comments; remarks; accommodation; overview; descripcion; observaciones; texto; descriptif; commentaires; beschreibung; bemerkungen; text lang; descrizione; note; testo',
  ],
  [
    'equipment',
    'equipment; features; inventory; extras; equipamiento; equipo; equipement; equipements; ausrustung; ausstattung; attrezzature; dotazioni; equipaggiamento',
  ],
  [
    'pictures',
    'picture; pictures; photo; photos; image; images; image url; image urls; photo url; photo urls; main photo; main image; foto; fotos; imagen; imagenes; photographie; photographies; bild; bilder; immagine; immagini',
  ],
  ['films', 'video; videos; video url; youtube; youtube url; film; filme; filmato'],
  ['office', 'office; office id; broker office; branch; oficina; bureau; agence; buro; niederlassung; ufficio'],
  [
    'updatedAt',
    'updated; updated at; last updated; last update; modified; last modified; date modified; actualizado; fecha de actualizacion; ultima actualizacion; mis a jour; mise a jour; date de mise a jour; aktualisiert; geandert am; letzte anderung; aggiornato; ultimo aggiornamento; data aggiornamento',
  ],
]);

/** Units in headers: `LOA (ft)`, `Länge in m`, `Power kW`. */
export const HEADER_UNITS = wordTable<string>([
  ['meters', 'm; mt; mts; mtr; meter; meters; metre; metres; metros; metri; metern'],
  ['feet', 'ft; feet; pies; pieds; fuss; piedi'],
  ['kn', 'kn; kt; kts; knots; nudos; noeuds; nds; knoten; nodi'],
  ['km/h', 'km h; kmh; kph'],
  ['mph', 'mph'],
  ['nm', 'nm; nmi; nautical miles; sm nautical; millas nauticas; milles nautiques; seemeilen; miglia nautiche'],
  ['km', 'km'],
  ['hp', 'hp; bhp; horsepower'],
  ['kw', 'kw; kilowatt'],
  ['ps', 'ps; cv; ch; pk'],
]);
