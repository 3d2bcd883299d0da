import { anchorOf } from '../../core/content/anchor.ts';
import type { PageKind } from '../../core/content/page-kind.ts';
import type { RichText, Span } from '../../core/content/rich-text.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { phoneHref } from '../../core/routing/phone-href.ts';
import { idNamed } from '../../core/shortlist/shortlist.fixture.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import type { LinkView } from '../components/Link.tsx';
import { paginationView } from '../components/pagination-view.ts';
import type { PictureView } from '../components/picture-view.ts';
import { youtubeFilm } from '../gallery/build-film-view.ts';
import { drawingGallery, galleryView } from '../gallery/build-gallery-view.ts';
import type { GalleryView } from '../gallery/gallery-view.ts';
import type { officeHoursView } from '../i18n/office-hours.ts';
import type { Translate } from '../i18n/translator.ts';
import { placeMapView } from '../map/place-map.ts';
import type { CardFacts } from '../yacht-card/card-facts.ts';
import { type CardView, renderCard } from '../yacht-card/card-view.tsx';
import type { FigureView } from './build/block-context.ts';
import type { BlockView, BlockViewOf } from './build/block-views.ts';
import type { ContentView } from './build/build-content-view.ts';

/**
 * The four states in which the workshop and the tests show a block: as an editor fills it in, with all optional fields
 * empty, with far too much content, and with errors.
 */
export const BLOCK_STATES = ['ordinary', 'empty', 'long', 'broken'] as const;
export type BlockState = (typeof BLOCK_STATES)[number];
export type BlockType = BlockView['type'];

export interface Speech {
  readonly locale: Locale;
  readonly translate: Translate;
}

export function blockSample(type: BlockType, state: BlockState, { locale, translate }: Speech): BlockView {
  const say = (english: string, spanish: string) => demoTexts({ en: english, es: spanish })[locale];
  return { type, ...SAMPLES[type]({ locale, translate, say })[state] } as BlockView;
}

/** Builds the page around a block; a page head shows its crumbs and byline. */
export function pageSample(block: BlockView, { locale }: Pick<Speech, 'locale'>): ContentView {
  const crumbs = demoTexts({
    en: [
      { text: 'Home', href: '/en/' },
      { text: 'Journal', href: '/en/editorials/' },
      { text: 'Two nights to Corsica', href: '/en/editorials/two-nights-to-corsica/' },
    ],
    es: [
      { text: 'Inicio', href: '/es/' },
      { text: 'Revista', href: '/es/reportajes/' },
      { text: 'Dos noches hasta Córcega', href: '/es/reportajes/dos-noches-hasta-corcega/' },
    ],
  });
  const byline = demoTexts({
    en: {
      author: { text: 'By Astrid Holm', href: '/en/offices-and-people/astrid-holm/' },
      date: { iso: '2026-09-14', text: '14 September 2026' },
      notes: ['6\u00a0min read'],
    },
    es: {
      author: { text: 'Por Astrid Holm', href: '/es/oficinas-y-personas/astrid-holm/' },
      date: { iso: '2026-09-14', text: '14 de septiembre de 2026' },
      notes: ['6\u00a0min de lectura'],
    },
  });
  return { crumbs: crumbs[locale], byline: byline[locale], blocks: [block], next: null, preview: null };
}

type ComparedView = BlockViewOf<'compare'>['yachts'][number];
type ContactView = BlockViewOf<'contact'>['who'];
type Fact = BlockViewOf<'facts'>['items'][number];
type EntriesView = BlockViewOf<'entries'>;
type EntryView = EntriesView['entries'][number];
type LegView = BlockViewOf<'voyage'>['legs'][number];
type OfficeRowView = BlockViewOf<'offices'>['offices'][number];
type SlideView = BlockViewOf<'slider'>['slides'][number];
type YachtRowView = BlockViewOf<'yacht-list'>['rows'][number];
type Say = (english: string, spanish: string) => string;
interface Words extends Speech {
  readonly say: Say;
}
/** A preview shows a `wrong-block` in place of a block that cannot be read (CO2). */
type States<Type extends BlockType> = Readonly<
  Record<BlockState, Omit<BlockViewOf<Type>, 'type'> | BlockViewOf<'wrong-block'>>
>;

const titled = (title: string | null) => ({ title, id: title === null ? null : anchorOf(title) });
const wrong = (block: string, ...problems: string[]) => ({ type: 'wrong-block' as const, block, problems });
const text = (...spans: (string | Span)[]) => ({
  kind: 'paragraph' as const,
  spans: spans.map((span) => (typeof span === 'string' ? { text: span } : span)),
});
const many = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));
/** Paths are the same in both languages, because no test follows them. */
const link = (words: string, path: string): LinkView => ({ text: words, href: path });

const PLACES = {
  bay: [
    'calm-bay-sunrise',
    'A calm bay at sunrise, a long low island',
    'Bahía en calma al amanecer, con una isla baja',
  ],
  fjord: [
    'fjord-morning',
    'Still grey water below snow-capped mountains',
    'Agua gris y quieta al pie de montañas nevadas',
  ],
  lagoon: ['lagoon-from-above', 'A turquoise lagoon, seen from the air', 'Laguna turquesa, vista desde el aire'],
  cays: ['low-cays', 'Low sand cays across calm green water', 'Cayos de arena sobre un mar verde y en calma'],
  dusk: ['open-sea-dusk', 'Open sea after sunset', 'Mar abierto tras la puesta de sol'],
  sandbank: ['sandbank', 'White sandbanks in clear shallow water', 'Bancos de arena blanca bajo un agua clara'],
  ridges: ['sunset-ridges', 'Ridges above a rose-coloured sea', 'Sierras sobre un mar rosado'],
  missing: ['no-such-picture', 'A picture that is not there', 'Una imagen que no está'],
} as const;
type Place = keyof typeof PLACES;
const SEVERAL = ['bay', 'fjord', 'lagoon', 'cays', 'dusk', 'sandbank', 'ridges'] as const satisfies readonly Place[];

/** @param nth index among photos that look alike: gives each its own address of the same file */
function photo(place: Place, say: Say, nth = 0): PictureView {
  const [file, english, spanish] = PLACES[place];
  const src = `/media/places/${file}.webp${nth === 0 ? '' : `?n=${nth}`}`;
  return {
    src,
    kind: 'photograph',
    width: 1440,
    height: 900,
    alt: say(english, spanish),
    placeholder: nth % 2 === 0 ? 'fL' : 'tV',
  };
}

function figure(place: Place, say: Say, caption: string | null = null, nth = 0): FigureView {
  return { picture: photo(place, say, nth), caption };
}

const NO_PICTURES: GalleryView = { sections: [] };

/** Every fourth picture is upright. */
const inRows = (count: number, say: Say, caption: string | null = null) => ({
  title: null,
  figures: someFigures(count, say, caption).map(({ picture, caption: words }, at) => ({
    picture: at % 4 === 3 ? { ...picture, width: 900, height: 1440 } : picture,
    caption: words,
    text: null,
  })),
});

const someFigures = (count: number, say: Say, caption: string | null = null) =>
  many(count, (nth) => figure(SEVERAL[nth % SEVERAL.length] ?? 'bay', say, caption, nth));

/** Texts of more than forty letters, and a word that does not fit on any line. */
const LONG = {
  yacht: 'Nuestra Señora de las Aguas Transparentes',
  builder: 'Norddeutsche Hochseeschiffbaugesellschaft',
  place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  person: 'Maximiliane-Friederike von Hohenlohe-Waldenburg-Schillingsfürst',
  email: 'maximiliane-friederike.hohenlohe-waldenburg@halyard.example',
  title: (say: Say) =>
    say(
      'Everything the harbourmaster, the classification society and the Hochseeschifffahrtsbehörde will ask before she sails',
      'Todo lo que la capitanía, la sociedad de clasificación y la Subdirección General de Navegación Internacional querrán saber antes de zarpar',
    ),
  sentence: (say: Say) =>
    say(
      'She left before the cooks were up, on the last of the land breeze, and by the time the sun had any warmth in it the coast behind her was a line that could have been cloud, the log stood at thirty-one miles, and nobody had said a word that was not about coffee.',
      'Zarpó antes de que se levantara la cocina, con lo último del terral, y cuando el sol empezó a calentar la costa era ya una línea que podía ser nube, la corredera marcaba treinta y una millas y nadie había dicho una palabra que no tratara del café.',
    ),
};

const passage = (say: Say): RichText => [
  text(
    say(
      'The strait is seven miles wide and the wind has all of France to gather in. ',
      'El estrecho mide siete millas de ancho y el viento tiene toda Francia para tomar carrerilla. ',
    ),
    { text: say('Leave early', 'Salga temprano'), mark: 'strong' },
    say('; by noon it blows. Our ', '; a mediodía sopla. Nuestro '),
    { text: say('page on Corsica', 'artículo sobre Córcega'), href: '/corsica/' },
    say(' names the anchorages that hold.', ' da los fondeaderos que aguantan.'),
  ),
  { kind: 'heading', text: say('What to have ready', 'Lo que conviene tener listo') },
  {
    kind: 'list',
    ordered: false,
    items: [
      [{ text: say('Papers of the ship and of the crew', 'Papeles del barco y de la tripulación') }],
      [{ text: say('Sixty meters of chain', 'Sesenta metros de cadena') }],
      [{ text: say('A second plan', 'Un segundo plan'), mark: 'em' }],
    ],
  },
];
const longPassage = (say: Say): RichText => [
  text(LONG.sentence(say), ' ', { text: LONG.place, mark: 'strong' }, '.'),
  { kind: 'heading', text: LONG.title(say) },
  ...many(3, (nth) => text(`${nth}. ${LONG.sentence(say)}`)),
  { kind: 'list', ordered: true, items: many(9, (nth) => [{ text: `${nth}: ${LONG.sentence(say)}` }]) },
  text({ text: `https://halyard.example/${'archive/'.repeat(14)}`, href: 'https://halyard.example/' }),
];
const shortAnswer = (english: string, spanish: string, say: Say): RichText => [text(say(english, spanish))];

const facts = (say: Say): Fact[] => [
  { label: say('Distance', 'Distancia'), value: '96\u00a0nm' },
  { label: say('Time', 'Tiempo'), value: '8\u00a0h' },
  { label: say('Best months', 'Mejores meses'), value: say('May, June, September', 'Mayo, junio, septiembre') },
  { label: say('Draught', 'Calado'), value: '3.2\u00a0m' },
];
const longFacts = (count: number, say: Say): Fact[] =>
  many(count, (nth) => ({
    label: `${nth}. ${say('Hochseeschifffahrtsbescheinigung', 'Homologación internacional')}`,
    value: nth % 2 === 0 ? LONG.place : LONG.title(say),
  }));

function card(nth: number, { say }: Words, more: Partial<CardFacts> = {}): CardView {
  const facts: CardFacts = {
    id: idNamed(`yacht-${nth}`),
    market: 'charter',
    href: `/yacht-for-charter/yacht-${nth}/`,
    name: ['Halcyon Thread', 'Fjordglass', 'Amber Strait'][(nth - 1) % 3] ?? '',
    by: 'Royal Huisman, 2014',
    facts: [
      say('46.2\u00a0m', '46,2\u00a0m'),
      say('10 guests', '10 invitados'),
      say('5 cabins', '5 camarotes'),
      say('Corsica, Sardinia', 'Córcega, Cerdeña'),
    ],
    price: say('From €185,000 a week', 'Desde 185.000 € a la semana'),
    ribbon: nth === 1 ? say('New to the market', 'Novedad') : null,
    picture: photo(SEVERAL[nth % SEVERAL.length] ?? 'bay', say, nth),
    ...more,
  };
  return renderCard(facts, 'section');
}

const longCard = (nth: number, words: Words): CardView =>
  card(nth, words, {
    name: LONG.yacht,
    by: `${LONG.builder}, 1968, ${words.say('refit 2019', 'reformado en 2019')}`,
    facts: [
      '115.25\u00a0m',
      words.say('36 guests', '36 invitados'),
      words.say('18 cabins', '18 camarotes'),
      LONG.place,
    ],
    price: words.say(
      'From €1,250,000 a week, plus expenses, by arrangement with her owner',
      'Desde 1.250.000 € a la semana, más gastos, por acuerdo con el armador',
    ),
    ribbon: words.say('Central agency, price reduced', 'Agencia central, precio rebajado'),
  });

const row = (nth: number, name: string, { say }: Words, more: Partial<YachtRowView> = {}): YachtRowView => ({
  id: idNamed(`yacht-${nth}`),
  text: name,
  href: `/yacht-for-sale/yacht-${nth}/`,
  facts: say('46.2\u00a0m · Royal Huisman, 2014', '46,2\u00a0m · Royal Huisman, 2014'),
  price: say('€24,500,000', '24.500.000 €'),
  ...more,
});

const compared = (nth: number, name: string, { translate }: Words, width = '100%'): ComparedView => ({
  id: idNamed(`yacht-${nth}`),
  text: name,
  href: `/yacht-for-sale/yacht-${nth}/`,
  drawing: {
    src: `/media/drawings/profile.svg?n=${nth}`,
    alt: translate('yacht.profileAlt', { name, length: '46.2\u00a0m' }),
    width,
  },
});

const hours = ({ say, translate }: Words): ReturnType<typeof officeHoursView> => ({
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '18:30',
  text: translate('office.hours', {
    days: say('Monday–Friday', 'De lunes a viernes'),
    opens: '9:00',
    closes: '18:30',
  }),
});

const OFFICES = [
  ['Monaco', 'Mónaco', 'Monaco', 'Mónaco', 'Europe/Monaco', 43.735, 7.421],
  ['Palma', 'Palma', 'Spain', 'España', 'Europe/Madrid', 39.566, 2.637],
  ['London', 'Londres', 'United Kingdom', 'Reino Unido', 'Europe/London', 51.507, -0.146],
  ['Fort Lauderdale', 'Fort Lauderdale', 'United States', 'Estados Unidos', 'America/New_York', 26.12, -80.13],
  ['Sydney', 'Sídney', 'Australia', 'Australia', 'Australia/Sydney', -33.86, 151.23],
] as const;

function officeRow(nth: number, words: Words, more: Partial<OfficeRowView> = {}): OfficeRowView {
  const { say } = words;
  const [name, nombre, country, pais, timezone] = OFFICES[(nth - 1) % OFFICES.length] ?? OFFICES[0];
  const phone = '+377 00 00 01 10';
  return {
    id: `office-${nth}`,
    name: say(name, nombre),
    href: `/offices-and-people/office-${nth}/`,
    country: say(country, pais),
    timezone,
    zone: words.say('Central European Time', 'hora de Europa central'),
    hours: hours(words),
    phone: link(phone, phoneHref(phone)),
    email: `office-${nth}@halyard.example`,
    directions: 'https://www.openstreetmap.org/directions?to=43.735%2C7.421',
    ...more,
  };
}

const longOffice = (nth: number, words: Words): OfficeRowView =>
  officeRow(nth, words, { name: `${LONG.place} ${nth}`, country: LONG.builder, email: `${nth}.${LONG.email}` });

const officeMap = (rows: readonly OfficeRowView[], { translate }: Words) =>
  placeMapView(
    translate('office.map'),
    rows.map(({ id, name, href }, at) => {
      const [, , , , , latitude, longitude] = OFFICES[at % OFFICES.length] ?? OFFICES[0];
      // Further offices of a place are drawn beside it.
      const aside = Math.floor(at / OFFICES.length) * 4;
      return { id, name, href, position: { latitude: latitude + aside, longitude: longitude + aside } };
    }),
  );

const DESTINATIONS = [
  ['Corsica', 'Córcega', 42.1, 9],
  ['Balearic Islands', 'Islas Baleares', 39.6, 2.9],
  ['Cyclades', 'Cícladas', 37, 25.2],
  ['Norwegian fjords', 'Fiordos noruegos', 61.2, 6.7],
  ['Exumas', 'Exumas', 23.6, -75.9],
  ['Fiji', 'Fiyi', -17.8, 178],
] as const;

function destinations(count: number, { say, translate }: Words, name?: string) {
  const places = many(count, (nth) => {
    const [english, spanish, latitude, longitude] = DESTINATIONS[(nth - 1) % DESTINATIONS.length] ?? DESTINATIONS[0];
    const round = Math.floor((nth - 1) / DESTINATIONS.length);
    const position = { latitude: latitude + round * 3, longitude: longitude - round * 5 };
    const called = name ?? say(english, spanish);
    return { id: `place-${nth}`, name: round === 0 ? called : `${called} ${round + 1}`, position };
  });
  return {
    map: placeMapView(
      translate('destination.map'),
      places.map((place) => ({ ...place, href: `/destination/${place.id}/` })),
    ),
    places: places.map(({ id, name: words }) => ({
      ...link(words, `/destination/${id}/`),
      note: say('May to October', 'De mayo a octubre'),
    })),
  };
}

const STOPS = [
  ['Antibes', 43.585, 7.125],
  ['Calvi', 42.567, 8.757],
  ['Girolata', 42.349, 8.611],
  ['Ajaccio', 41.919, 8.738],
  ['Bonifacio', 41.387, 9.155],
] as const;

function voyage(title: string, count: number, { say, translate }: Words, name = (stop: string) => stop) {
  const stops = many(count, (nth) => {
    const [stop, latitude, longitude] = STOPS[(nth - 1) % STOPS.length] ?? STOPS[0];
    const round = Math.floor((nth - 1) / STOPS.length);
    const position = { latitude: latitude - round * 1.4, longitude: longitude + round * 0.9 };
    return { id: `${nth}`, name: name(stop), position, href: null };
  });
  const legs: LegView[] = stops.map((stop, at) => ({
    key: stop.id,
    day: say(`Day ${at + 1}`, `Día ${at + 1}`),
    name: stop.name,
    text: at % 2 === 0 ? say('Anchor in sand, eight meters.', 'Fondo de arena, ocho metros.') : null,
    miles: at === 0 ? '' : translate('voyage.miles', { miles: String(20 + at * 7) }),
    hours: at === 0 ? '' : '2 h 50',
  }));
  const sum = translate('voyage.sum', { miles: '164', knots: '11' });
  const plan = { text: translate('voyage.plan'), href: '/itinerary/' };
  const page = { text: translate('voyage.page'), href: '/voyage/' };
  return {
    ...titled(title),
    map: placeMapView(translate('voyage.map', { title }), stops, true),
    legs,
    sum,
    plan,
    page,
  };
}

const person = (words: Words): ContactView => ({
  name: 'Élise Vautrin',
  facts: [
    {
      label: words.say('Head of charter, Monaco', 'Directora de chárter, Mónaco'),
      ...link('Élise Vautrin', '/offices-and-people/elise-vautrin/'),
    },
  ],
  timezone: 'Europe/Monaco',
  zone: words.say('Central European Time', 'hora de Europa central'),
  hours: hours(words),
  phone: link('+377 00 00 01 10', 'tel:+37700000110'),
  email: link('elise.vautrin@halyard.example', 'mailto:elise.vautrin@halyard.example'),
});
/** The contact for an office that no longer exists is the brokerage itself. */
const house = ({ say }: Words): ContactView => ({
  name: 'Halyard Yachts',
  facts: [
    {
      label: say('Brokerage and charter from sixteen offices.', 'Compraventa y alquiler desde dieciséis oficinas.'),
      ...{ text: 'Halyard Yachts', href: null },
    },
  ],
  timezone: null,
  zone: '',
  hours: null,
  phone: link('+44 20 7946 0182', 'tel:+442079460182'),
  email: link('hello@halyard.example', 'mailto:hello@halyard.example'),
});

function entry(nth: number, { say }: Words, more: Partial<EntryView> = {}): EntryView {
  return {
    id: `page-${nth}`,
    kind: 'news',
    text: [
      say('Two nights to Corsica', 'Dos noches hasta Córcega'),
      say('The survey, hour by hour', 'La inspección, hora a hora'),
      say('What the APA pays for', 'Lo que paga la APA'),
    ][(nth - 1) % 3] as string,
    href: `/news/page-${nth}/`,
    teaser: say(
      'The wind went round at four, as the barometer had said it would.',
      'El viento roló a las cuatro, como había dicho el barómetro.',
    ),
    picture: photo(SEVERAL[nth % SEVERAL.length] ?? 'bay', say, nth),
    notes: [say('Passages', 'Travesías')],
    date: { iso: '2026-09-14', text: say('14 September 2026', '14 de septiembre de 2026') },
    phone: null,
    ...more,
  };
}

const longEntry = (nth: number, words: Words): EntryView =>
  entry(nth, words, {
    text: nth % 2 === 0 ? LONG.title(words.say) : LONG.place,
    teaser: LONG.sentence(words.say),
    notes: [LONG.builder, words.say('Western Mediterranean', 'Mediterráneo occidental')],
  });

const someone = (nth: number, name: string, ...notes: string[]) => ({
  id: `person-${nth}`,
  kind: 'person' as const,
  text: name,
  href: `/offices-and-people/person-${nth}/`,
  teaser: '',
  picture: null,
  notes,
  date: null,
  phone: link('+377 00 00 01 10', 'tel:+37700000110'),
});
const people = ({ say }: Words): EntryView[] => [
  someone(1, 'Élise Vautrin', say('Head of charter', 'Directora de chárter'), say('Monaco', 'Mónaco')),
  someone(2, 'Marco Bellandi', say('Sales director', 'Director de ventas'), say('Monaco', 'Mónaco')),
  someone(3, 'Harriet Quill', say('Managing partner', 'Socia directora'), say('London', 'Londres')),
  someone(4, 'Gwen Pascoe', say('Naval architect', 'Ingeniera naval'), say('London', 'Londres')),
];
const manyPeople = ({ say }: Words): EntryView[] =>
  many(14, (nth) =>
    someone(
      nth,
      nth % 3 === 0 ? `Ann Lo ${nth}` : `${LONG.person} ${nth}`,
      say('Vice-president for classification and flag-state affairs', 'Vicepresidenta de clasificación y pabellones'),
      LONG.place,
    ),
  );

function entries(of: PageKind, title: string | null, list: EntryView[]): EntriesView {
  return {
    type: 'entries',
    ...titled(title),
    of,
    filters: [],
    entries: list,
    groups: [],
    lead: false,
    pagination: null,
    aside: false,
  };
}

const slide = (nth: number, place: Place, say: Say, more: Partial<SlideView> = {}): SlideView => ({
  ...figure(place, say, null, nth),
  title: say(`Anchorage ${nth}`, `Fondeadero ${nth}`),
  text: say('Sand, eight meters, open to the south.', 'Arena, ocho metros, abierto al sur.'),
  link: link(say('Read on', 'Seguir leyendo'), `/editorials/anchorage-${nth}/`),
  ...more,
});

const line = (at: number, speaker: string, words: string) => ({
  at,
  time: `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`,
  speaker,
  text: words,
});

const grow = (count: number, say: Say) => many(count, (nth) => link(`${LONG.title(say)} ${nth}`, `/long/${nth}/`));

/** Samples for every block type; a type without its four states does not compile. */
const SAMPLES: { readonly [Type in BlockType]: (words: Words) => States<Type> } = {
  'page-head': ({ say }) => ({
    ordinary: {
      title: say('Selling a yacht', 'Vender un yate'),
      standfirst: say('What we do in the first ninety days.', 'Lo que hacemos en los primeros noventa días.'),
      portrait: null,
    },
    empty: { title: say('The letter', 'La carta'), standfirst: null, portrait: null },
    long: { title: LONG.title(say), standfirst: LONG.sentence(say), portrait: null },
    broken: { title: '<b>Sell</b> &amp; buy', standfirst: '<script>alert(1)</script>', portrait: null },
  }),

  hero: ({ say }) => {
    const title = say('Two nights to Corsica', 'Dos noches hasta Córcega');
    const standfirst = say('Ninety-six miles, one watch each.', 'Noventa y seis millas, una guardia por persona.');
    return {
      ordinary: {
        title,
        standfirst,
        figure: figure('dusk', say, say('South of Cap Corse, ten at night', 'Al sur del Cabo Corso, diez de la noche')),
        facts: facts(say),
      },
      empty: { title, standfirst: null, figure: null, facts: [] },
      long: {
        title: LONG.title(say),
        standfirst: LONG.sentence(say),
        figure: figure('fjord', say, LONG.sentence(say)),
        facts: longFacts(6, say),
      },
      broken: { title, standfirst, figure: figure('missing', say, null), facts: facts(say).slice(0, 1) },
    };
  },

  'berth-hero': ({ say, translate }) => {
    const title = say('Thirty meters at Port Vauban', 'Treinta metros en Port Vauban');
    const berth: Fact[] = [
      { label: translate('berth.length'), value: '30\u00a0m' },
      { label: translate('berth.beam'), value: say('7.5\u00a0m', '7,5\u00a0m') },
      { label: translate('berth.draft'), value: '4\u00a0m' },
      { label: translate('berth.title'), value: translate('berth.until', { year: '2041' }) },
    ];
    return {
      ordinary: {
        title,
        standfirst: say('Stern to, inside the mole.', 'De popa, al abrigo del dique.'),
        figure: figure('bay', say, say('The roads off Antibes', 'La rada de Antibes')),
        price: say('€1,950,000', '1.950.000 €'),
        facts: berth,
      },
      empty: { title, standfirst: null, figure: null, price: translate('price.poa'), facts: [] },
      long: {
        title: `${LONG.place}, ${LONG.title(say)}`,
        standfirst: LONG.sentence(say),
        figure: figure('cays', say, LONG.sentence(say)),
        price: say('€128,950,000 and the yearly charges', '128.950.000 € más los gastos anuales'),
        facts: longFacts(6, say),
      },
      broken: {
        title,
        standfirst: null,
        figure: figure('missing', say, null),
        price: translate('price.poa'),
        facts: berth,
      },
    };
  },

  heading: ({ say }) => {
    const plain = { type: 'heading', lvl: 2, size: '3xl', color: 'black', variant: null } as const;
    return {
      ordinary: { ...plain, text: say('Before the season', 'Antes de la temporada') },
      empty: { ...plain, lvl: 5, size: 'sm', text: '1' },
      long: { ...plain, size: '4xl', color: 'gray-white', text: `${LONG.title(say)} ${LONG.place}` },
      broken: wrong('heading', 'lvl is not what a heading has'),
    };
  },

  'rich-text': ({ say }) => ({
    ordinary: { ...titled(say('The strait', 'El estrecho')), body: passage(say) },
    empty: { ...titled(null), body: [] },
    long: { ...titled(LONG.title(say)), body: longPassage(say) },
    broken: {
      ...titled(say('Links that lead nowhere', 'Enlaces que no llevan a nada')),
      body: [
        text(
          { text: say('A script', 'Un programa'), href: 'javascript:alert(1)' },
          ', ',
          { text: say('a file', 'un archivo'), href: 'file:///etc/passwd' },
          say(' and markup: ', ' y marcas: '),
          { text: '<img src=x onerror=alert(1)>', mark: 'em' },
          '.',
        ),
        text(''),
        { kind: 'list', ordered: true, items: [] },
      ],
    },
  }),

  story: ({ say }) => {
    const title = say('The first watch', 'La primera guardia');
    return {
      ordinary: {
        ...titled(title),
        body: passage(say),
        figure: figure('dusk', say, say('Nobody speaks before coffee', 'Nadie habla antes del café')),
        side: 'right',
      },
      empty: { ...titled(null), body: [text(say('A word.', 'Una palabra.'))], figure: null, side: 'right' },
      long: {
        ...titled(LONG.title(say)),
        body: longPassage(say),
        figure: figure('ridges', say, LONG.sentence(say)),
        side: 'left',
      },
      broken: { ...titled(title), body: passage(say), figure: figure('missing', say, null), side: 'left' },
    };
  },

  quote: ({ say }) => {
    const words = say('A berth is a promise with cleats.', 'Un amarre es una promesa con cornamusas.');
    return {
      ordinary: {
        text: words,
        by: say('Priya Nambiar, head of yacht management', 'Priya Nambiar, directora de gestión de yates'),
      },
      empty: { text: say('No.', 'No.'), by: null },
      long: { text: LONG.sentence(say), by: `${LONG.person}, ${LONG.builder}` },
      broken: { text: `“${words}”`, by: '— ' },
    };
  },

  facts: ({ say }) => ({
    ordinary: { ...titled(say('The passage in figures', 'La travesía en cifras')), items: facts(say) },
    empty: { ...titled(null), items: [] },
    long: { ...titled(LONG.title(say)), items: longFacts(24, say) },
    broken: wrong('facts', 'items.2.value must be a text that is not empty', 'items must have at most 60 items'),
  }),

  steps: ({ say }) => {
    const title = say('How a sale goes', 'Cómo va una venta');
    return {
      ordinary: {
        ...titled(title),
        items: [
          {
            title: say('We come aboard', 'Subimos a bordo'),
            body: shortAnswer('Half a day, with the engineer.', 'Medio día, con el maquinista.', say),
          },
          {
            title: say('You name a figure', 'Usted pone una cifra'),
            body: shortAnswer('We say what we think of it.', 'Nosotros decimos lo que nos parece.', say),
          },
          {
            title: say('She is shown', 'Se enseña'),
            body: shortAnswer('Never without her captain.', 'Nunca sin su capitán.', say),
          },
        ],
      },
      empty: { ...titled(title), items: [] },
      long: {
        ...titled(LONG.title(say)),
        items: many(9, (nth) => ({ title: `${nth}. ${LONG.title(say)}`, body: longPassage(say).slice(0, 3) })),
      },
      broken: { ...titled(title), items: [{ title: say('Without words', 'Sin palabras'), body: [] }] },
    };
  },

  faq: ({ say }) => ({
    ordinary: {
      ...titled(say('Questions', 'Preguntas')),
      items: [
        {
          question: say('Is the fuel included?', '¿Está incluido el combustible?'),
          answer: shortAnswer('No: it is paid from the APA.', 'No: se paga con la APA.', say),
        },
        {
          question: say('May the dog come?', '¿Puede venir el perro?'),
          answer: shortAnswer('Ask her owner; we will.', 'Depende del armador; lo preguntamos.', say),
        },
      ],
    },
    empty: { ...titled(null), items: [] },
    long: {
      ...titled(LONG.title(say)),
      items: many(16, (nth) => ({ question: `${nth}. ${LONG.title(say)}`, answer: longPassage(say).slice(0, 3) })),
    },
    broken: { ...titled(null), items: [{ question: '?', answer: [] }] },
  }),

  picture: ({ say }) => ({
    ordinary: {
      figure: figure('lagoon', say, say('The pass at low water', 'El paso, en bajamar')),
      width: 'wide',
    },
    empty: { figure: figure('sandbank', say), width: 'column' },
    long: { figure: figure('ridges', say, `${LONG.sentence(say)} ${LONG.place}`), width: 'full' },
    broken: { figure: figure('missing', say, say('Cala Rossa in May', 'Cala Rossa en mayo')), width: 'wide' },
  }),

  gallery: ({ say }) => {
    const title = say('Six mornings', 'Seis mañanas');
    return {
      ordinary: {
        ...titled(title),
        gallery: galleryView([inRows(5, say, say('Before eight', 'Antes de las ocho'))]) ?? NO_PICTURES,
      },
      empty: { ...titled(null), gallery: galleryView([inRows(2, say)]) ?? NO_PICTURES },
      long: {
        ...titled(LONG.title(say)),
        gallery:
          galleryView([
            inRows(24, say, LONG.sentence(say)),
            { ...inRows(7, say), title: LONG.title(say) },
            { title: say('Upright', 'En vertical'), figures: inRows(24, say).figures.filter((_, at) => at % 4 === 3) },
          ]) ?? NO_PICTURES,
      },
      broken: {
        ...titled(title),
        gallery:
          galleryView([
            {
              title: null,
              figures: [figure('missing', say), figure('bay', say), figure('missing', say, LONG.place, 2)].map(
                (one) => ({ ...one, text: null }),
              ),
            },
          ]) ?? NO_PICTURES,
      },
    };
  },

  slider: ({ say }) => {
    const title = say('Where we would anchor', 'Dónde fondearíamos');
    return {
      ordinary: {
        ...titled(title),
        slides: SEVERAL.slice(0, 4).map((place, at) => slide(at + 1, place, say)),
      },
      empty: { ...titled(null), slides: [] },
      long: {
        ...titled(LONG.title(say)),
        slides: many(12, (nth) =>
          slide(nth, SEVERAL[nth % SEVERAL.length] ?? 'bay', say, {
            title: `${nth} ${LONG.place}`,
            text: LONG.sentence(say),
            link: link(LONG.title(say), `/long/${nth}/`),
          }),
        ),
      },
      broken: { ...titled(title), slides: [slide(1, 'missing', say, { text: null, link: null })] },
    };
  },

  video: ({ say, locale, translate }) => {
    const title = say('A day on deck', 'Un día en cubierta');
    return {
      ordinary: {
        ...titled(title),
        film: youtubeFilm('https://www.youtube.com/watch?v=aaaaaaaaaaa', title, photo('dusk', say)),
        caption: say('Nine minutes, filmed in one watch', 'Nueve minutos, rodados en una guardia'),
      },
      empty: { ...titled(null), film: { kind: 'missing', poster: null }, caption: null },
      long: {
        ...titled(LONG.title(say)),
        film: {
          kind: 'own',
          name: LONG.title(say),
          text: LONG.sentence(say),
          src: '/media/films/day.mp4',
          type: 'video/mp4',
          captions: { src: `/media/films/day.${locale}.vtt`, locale, label: translate('video.captions') },
          poster: photo('fjord', say).src,
          width: 1280,
          height: 720,
        },
        caption: LONG.sentence(say),
      },
      broken: { ...titled(title), film: { kind: 'missing', poster: photo('missing', say) }, caption: null },
    };
  },

  podcast: ({ say, locale, translate }) => {
    const title = say('Why the dog watch is short', 'Por qué la guardia de cuartillo es corta');
    const lines = [
      line(0, 'Astrid Holm', say('Who sleeps at four?', '¿Quién duerme a las cuatro?')),
      line(7, 'Rafael Ortuño', say('Nobody, and that is the point of it.', 'Nadie, y de eso se trata.')),
      line(15, 'Astrid Holm', say('So two hours instead of four.', 'Dos horas, pues, en lugar de cuatro.')),
    ];
    const file = {
      text: translate('podcast.download'),
      href: `/media/podcasts/why-the-dog-watch-is-short-${locale}.mp3`,
      note: say('MP3, 1.2\u00a0MB, 4 May 2026', 'MP3, 1,2\u00a0MB, 4 de mayo de 2026'),
    };
    return {
      ordinary: {
        ...titled(title),
        cover: null,
        src: file.href,
        file,
        length: '1:04',
        seconds: 64,
        lines,
      },
      empty: { ...titled(null), cover: photo('lagoon', say), src: null, file: null, length: '', seconds: 0, lines: [] },
      long: {
        ...titled(LONG.title(say)),
        cover: null,
        src: file.href,
        file: { ...file, text: LONG.title(say) },
        length: '2:14:09',
        seconds: 8049,
        lines: many(40, (nth) => line(nth * 201, LONG.person, `${nth}. ${LONG.sentence(say)}`)),
      },
      broken: { ...titled(title), cover: null, src: null, file: null, length: '1:04', seconds: 64, lines },
    };
  },

  'people-picture': ({ say }) => {
    const title = say('Who answers', 'Quién contesta');
    // The name is below the picture.
    const face = (place: Place) => ({ ...photo(place, say), alt: '' });
    const named = (names: readonly string[], photoOf: (at: number) => PictureView | null) =>
      names.map((name, at) => ({ name, photo: photoOf(at) }));
    return {
      ordinary: {
        ...titled(title),
        textAlignment: 'left',
        people: named(['Élise Vautrin', 'Marco Bellandi', 'Leo Fontana'], () => face('bay')),
      },
      empty: { ...titled(title), textAlignment: 'left', people: [] },
      long: {
        ...titled(LONG.title(say)),
        textAlignment: 'center',
        people: named(
          many(11, (nth) => `${LONG.person} ${nth}`),
          () => face('bay'),
        ),
      },
      broken: {
        ...titled(title),
        textAlignment: 'right',
        people: named(['Élise Vautrin', 'Marco Bellandi', 'Leo Fontana'], (at) => (at === 1 ? null : face('missing'))),
      },
    };
  },

  'yacht-grid': (words) => {
    const { say, translate } = words;
    const title = say('Yachts for these waters', 'Yates para estas aguas');
    return {
      ordinary: {
        ...titled(title),
        cards: many(3, (nth) => card(nth, words)),
        all: link(translate('content.allYachts', { count: 47 }), '/yachts-for-charter/?l=destination:corsica'),
        trouble: null,
      },
      empty: { ...titled(title), cards: [], all: null, trouble: null },
      long: {
        ...titled(LONG.title(say)),
        cards: many(7, (nth) => longCard(nth, words)),
        all: link(translate('content.allYachts', { count: 12847 }), '/yachts-for-charter/'),
        trouble: null,
      },
      broken: { ...titled(title), cards: [], all: null, trouble: translate('list.troubleTitle') },
    };
  },

  'yacht-list': (words) => {
    const { say, translate } = words;
    const title = say('Sold this year', 'Vendidos este año');
    return {
      ordinary: {
        ...titled(title),
        rows: ['Halcyon Thread', 'Fjordglass', 'Amber Strait'].map((name, at) =>
          row(at + 1, name, words, { price: translate('content.sold') }),
        ),
      },
      empty: { ...titled(title), rows: [] },
      long: {
        ...titled(LONG.title(say)),
        rows: many(30, (nth) =>
          row(nth, `${LONG.yacht} ${nth}`, words, {
            facts: `115.25\u00a0m · ${LONG.builder}, 1968, ${say('refit 2019', 'reformado en 2019')}`,
            price: say('€124,500,000', '124.500.000 €'),
          }),
        ),
      },
      broken: { ...titled(null), rows: [row(1, LONG.place, words, { facts: '', price: '' })] },
    };
  },

  'search-filters': ({ say, translate }) => {
    const action = '/yachts-for-charter/';
    const any = (label: string) => ({ value: '', label });
    const guests = {
      label: translate('filters.guests'),
      name: 'r',
      options: [
        any(translate('filters.anyGuests')),
        ...[6, 8, 12].map((count) => ({
          value: `guests:${count}:`,
          label: translate('filters.guestsFrom', { count }),
        })),
      ],
    };
    const where = (places: readonly string[]) => ({
      label: translate('filters.where'),
      name: 'l',
      options: [
        any(translate('filters.anywhere')),
        ...places.map((label, at) => ({ value: `destination:${at}`, label })),
      ],
    });
    const lengths = {
      label: translate('filters.length'),
      name: 'r',
      options: [
        any(translate('filters.anyLength')),
        { value: 'length:20:30', label: translate('filters.lengthSpan', { from: '20\u00a0m', to: '30\u00a0m' }) },
      ],
    };
    const title = say('Find her', 'Encuéntrelo');
    return {
      ordinary: {
        ...titled(title),
        action,
        fields: [where([say('Corsica', 'Córcega'), say('Sardinia', 'Cerdeña')]), lengths, guests],
      },
      empty: { ...titled(null), action, fields: [] },
      long: {
        ...titled(LONG.title(say)),
        action,
        fields: [where(many(60, (nth) => `${LONG.place} ${nth}`)), lengths, guests],
      },
      broken: { ...titled(title), action, fields: [{ ...guests, options: [] }] },
    };
  },

  sorting: ({ say }) => {
    const option = (words: string, at: number) => ({ ...link(words, `/corsica/?s=${at}`), current: at === 0 });
    return {
      ordinary: {
        options: [
          say('Our choice', 'Nuestra selección'),
          say('Longest first', 'Mayor eslora'),
          say('Newest first', 'Más recientes'),
          say('Lowest price first', 'Menor precio'),
        ].map(option),
      },
      empty: { options: [] },
      long: { options: many(12, (nth) => `${nth}. ${LONG.title(say)}`).map(option) },
      broken: { options: [{ ...option(say('Longest first', 'Mayor eslora'), 1), current: false }] },
    };
  },

  pagination: ({ translate }) => {
    const pages = (page: number, count: number, total: number, pageSize = 12) =>
      paginationView({ page, pages: count, total, pageSize }, (to) => `/corsica/?p=${to}`, translate);
    return {
      ordinary: { pagination: pages(2, 4, 47) },
      empty: { pagination: pages(1, 1, 0) },
      long: { pagination: pages(512, 1071, 12847) },
      // The search did not answer.
      broken: { pagination: null },
    };
  },

  compare: (words) => {
    const { say, translate } = words;
    const all = link(translate('content.compareAll'), '/compare/');
    const value = (label: string, ...values: string[]) => ({ label, values, same: new Set(values).size === 1 });
    const title = say('Two sisters', 'Dos gemelos');
    return {
      ordinary: {
        ...titled(title),
        yachts: [compared(1, 'Halcyon Thread', words), compared(2, 'Fjordglass', words, '71.4%')],
        rows: [
          value(translate('spec.length'), say('46.2\u00a0m', '46,2\u00a0m'), '33\u00a0m'),
          value(translate('spec.builder'), 'Royal Huisman, 2014', 'Vitters, 2009'),
          value(translate('spec.guests'), '10', '10'),
          value(translate('content.price.sale'), say('€24,500,000', '24.500.000 €'), say('On request', 'A consultar')),
        ],
        all,
      },
      empty: { ...titled(title), yachts: [], rows: [], all },
      long: {
        ...titled(LONG.title(say)),
        yachts: many(5, (nth) => compared(nth, `${LONG.yacht} ${nth}`, words)),
        rows: many(12, (nth) =>
          value(
            `${nth}. ${say('Klassifikationsgesellschaft', 'Sociedad de clasificación')}`,
            ...many(5, () => LONG.builder),
          ),
        ),
        all,
      },
      broken: {
        ...titled(title),
        yachts: [
          {
            ...compared(1, 'Fjordglass', words),
            drawing: { src: '/media/drawings/no-such.svg', alt: 'Fjordglass', width: '100%' },
          },
        ],
        rows: [value(translate('spec.length'), '—'), { label: translate('spec.guests'), values: [], same: false }],
        all,
      },
    };
  },

  'deck-plans': ({ say, translate }) => {
    const title = say('Decks', 'Cubiertas');
    const elevation = (name: string) => translate('yacht.elevation', { name, length: '46.2\u00a0m' });
    return {
      ordinary: {
        ...titled(title),
        drawing: { src: '/media/drawings/profile.svg', alt: elevation('Fjordglass') },
        plans: null,
        decks: [
          {
            title: translate('deck.name.main'),
            src: '/media/drawings/deck-main.svg',
            alt: translate('deck.alt', { deck: translate('deck.name.main'), name: 'Fjordglass' }),
            width: 1296,
            height: 280,
            narrow: { src: '/media/drawings/deck-main-narrow.svg', width: 1296, height: 280 },
            legend: [
              { numbers: '1', text: translate('deck.room.master-suite') },
              { numbers: '2, 3', text: translate('deck.room.double-cabin') },
            ],
            viewBox: '0 0 60 13',
            views: [],
          },
        ],
      },
      empty: {
        ...titled(title),
        drawing: { src: '/media/drawings/profile.svg', alt: elevation('Fjordglass') },
        plans: null,
        decks: [],
      },
      long: {
        ...titled(LONG.title(say)),
        drawing: { src: '/media/drawings/profile.svg', alt: elevation(LONG.yacht) },
        plans: drawingGallery(inRows(6, say).figures),
        decks: [],
      },
      broken: {
        ...titled(title),
        drawing: { src: '/media/drawings/no-such.svg', alt: elevation('Fjordglass') },
        plans: drawingGallery([{ ...figure('missing', say), text: null }]),
        decks: [],
      },
    };
  },

  offices: (words) => {
    const title = words.say('Offices', 'Oficinas');
    return {
      ordinary: { ...titled(title), offices: many(5, (nth) => officeRow(nth, words)) },
      empty: { ...titled(title), offices: [] },
      long: { ...titled(LONG.title(words.say)), offices: many(13, (nth) => longOffice(nth, words)) },
      // None of the entries has a page, and their countries are unknown.
      broken: { ...titled(null), offices: many(2, (nth) => officeRow(nth, words, { href: null, country: '' })) },
    };
  },

  'office-map': (words) => {
    const of = (title: string | null, offices: OfficeRowView[]) => ({
      ...titled(title),
      map: officeMap(offices, words),
      offices,
    });
    const title = words.say('Where we are', 'Dónde estamos');
    return {
      ordinary: of(
        title,
        many(5, (nth) => officeRow(nth, words)),
      ),
      empty: of(title, []),
      long: of(
        LONG.title(words.say),
        many(16, (nth) => longOffice(nth, words)),
      ),
      // All are in one place, and none has a page.
      broken: {
        ...of(
          null,
          many(9, (nth) => officeRow(nth, words, { href: null })),
        ),
        map: placeMapView(
          words.translate('office.map'),
          many(9, (nth) => ({
            id: `office-${nth}`,
            name: `${words.say('Monaco', 'Mónaco')} ${nth}`,
            href: null,
            position: { latitude: 43.735, longitude: 7.421 },
          })),
        ),
      },
    };
  },

  'map-destinations': (words) => {
    const { say } = words;
    const title = say('Where to go', 'Adónde ir');
    return {
      ordinary: {
        ...titled(title),
        text: say('Each of these has its season.', 'Cada uno tiene su temporada.'),
        ...destinations(6, words),
      },
      empty: { ...titled(null), text: null, ...destinations(0, words) },
      long: {
        ...titled(LONG.title(say)),
        text: LONG.sentence(say),
        ...destinations(24, words, LONG.place),
      },
      broken: { ...titled(title), text: null, ...destinations(1, words) },
    };
  },

  voyage: (words) => {
    const { say } = words;
    const title = say('Five days down the west of Corsica', 'Cinco días por el oeste de Córcega');
    return {
      ordinary: {
        ...voyage(title, 5, words),
        text: say('Short days, long lunches.', 'Días cortos, comidas largas.'),
        link: link(say('Ask for these dates', 'Preguntar por estas fechas'), '/itinerary/'),
      },
      empty: { ...voyage(title, 0, words), text: null, link: null },
      long: {
        ...voyage(LONG.title(say), 12, words, (stop) => `${stop} ${LONG.place}`),
        text: LONG.sentence(say),
        link: link(LONG.title(say), '/itinerary/'),
      },
      broken: {
        ...voyage(title, 1, words),
        text: null,
        link: link(say('A script', 'Un programa'), 'javascript:void 0'),
      },
    };
  },

  contact: (words) => {
    const { say } = words;
    const title = say('Ask Élise', 'Pregunte a Élise');
    return {
      ordinary: {
        ...titled(title),
        text: say('She knows which of them rolls.', 'Sabe cuáles de ellos balancean.'),
        who: person(words),
        enquireHref: '/enquire/?person=ana',
        place: null,
      },
      empty: {
        ...titled(title),
        text: null,
        who: { ...person(words), facts: [], timezone: null, zone: '', hours: null },
        enquireHref: '/enquire/',
        place: null,
      },
      long: {
        ...titled(LONG.title(say)),
        text: LONG.sentence(say),
        who: {
          ...person(words),
          name: LONG.person,
          facts: [{ label: `${LONG.builder}, ${LONG.place}`, text: LONG.person, href: null }],
          email: link(LONG.email, `mailto:${LONG.email}`),
        },
        enquireHref: '/enquire/',
        place: null,
      },
      broken: {
        ...titled(say('Ask us', 'Pregúntenos')),
        text: null,
        who: house(words),
        enquireHref: '/enquire/',
        place: null,
      },
    };
  },

  form: ({ say }) => {
    const title = say('Sell with us', 'Venda con nosotros');
    const write = link(say('Write to us', 'Escribirnos'), '/contact/');
    return {
      ordinary: {
        ...titled(title),
        text: say('Five questions, and a person answers.', 'Cinco preguntas, y contesta una persona.'),
        link: write,
      },
      empty: { ...titled(null), text: null, link: write },
      long: { ...titled(LONG.title(say)), text: LONG.sentence(say), link: link(LONG.title(say), '/contact/') },
      broken: { ...titled(title), text: null, link: { ...write, href: 'javascript:alert(1)' } },
    };
  },

  newsletter: ({ say }) => {
    const title = say('One letter a month', 'Una carta al mes');
    const button = link(say('Receive the letter', 'Recibir la carta'), '/the-letter/');
    return {
      ordinary: {
        ...titled(title),
        text: say('Written by people who go to sea.', 'Escrita por gente que navega.'),
        button,
      },
      empty: { ...titled(null), text: null, button },
      long: {
        ...titled(LONG.title(say)),
        text: LONG.sentence(say),
        button: link(LONG.title(say), '/the-letter/'),
      },
      broken: { ...titled(title), text: null, button: { ...button, href: '//elsewhere.example' } },
    };
  },

  'button-group': ({ say }) => {
    const [charter, sale] = ['/yachts-for-charter/', '/yachts-for-sale/'];
    return {
      ordinary: {
        alignment: 'left',
        buttons: [
          { text: say('Charter a yacht', 'Alquilar un yate'), href: charter, theme: 'filled' },
          { text: say('Buy one', 'Comprar uno'), href: sale, theme: 'outline' },
          { text: say('How it goes', 'Cómo funciona'), href: '/questions/', theme: 'text' },
        ],
      },
      empty: { alignment: 'center', buttons: [] },
      long: {
        alignment: 'spread',
        buttons: grow(6, say).map((button, at) => ({
          ...button,
          theme: (['filled', 'outline', 'text'] as const)[at % 3] ?? 'text',
        })),
      },
      broken: {
        alignment: 'right',
        buttons: [
          { text: say('A script', 'Un programa'), href: 'javascript:alert(1)', theme: 'filled' },
          { text: say('Elsewhere', 'En otro sitio'), href: 'https://elsewhere.example/', theme: 'outline' },
        ],
      },
    };
  },

  spacer: () => ({
    ordinary: { size: 'medium' },
    empty: { size: 'extra_small' },
    long: { size: 'large' },
    broken: wrong('spacer', 'size must be one of extra_small, small, medium, large'),
  }),

  'jump-to': ({ say }) => {
    const links = (...texts: string[]) => texts.map((words) => ({ id: anchorOf(words), text: words }));
    return {
      ordinary: {
        links: links(say('The strait', 'El estrecho'), say('Yachts', 'Yates'), say('Questions', 'Preguntas')),
        button: link(say('Write to us', 'Escribirnos'), '/contact/'),
      },
      empty: { links: [], button: null },
      long: {
        links: links(...many(12, (nth) => `${LONG.title(say)} ${nth}`)),
        button: link(LONG.title(say), '/contact/'),
      },
      // The section that the link names is not on the page.
      broken: { links: links(say('No such part', 'No existe')), button: null },
    };
  },

  entries: (words) => {
    const { say, translate } = words;
    const title = say('News', 'Noticias');
    const filter = (name: string, at: number, count: string) => ({
      ...link(name, `/news/?c=${at}`),
      current: at === 0,
      count,
    });
    return {
      ordinary: {
        ...entries(
          'news',
          title,
          many(4, (nth) => entry(nth, words)),
        ),
        filters: [
          filter(say('All', 'Todas'), 0, '24'),
          filter(say('The house', 'La casa'), 1, '9'),
          filter(say('Rules', 'Normas'), 2, '15'),
        ],
        pagination: paginationView({ page: 1, pages: 6, total: 24, pageSize: 4 }, (to) => `/news/?p=${to}`, translate),
      },
      empty: entries('news', title, []),
      long: {
        ...entries(
          'editorial',
          LONG.title(say),
          many(11, (nth) => longEntry(nth, words)),
        ),
        filters: many(14, (nth) => filter(`${LONG.builder} ${nth}`, nth - 1, '12,847')),
        pagination: paginationView(
          { page: 9, pages: 99, total: 1089, pageSize: 11 },
          (to) => `/news/?p=${to}`,
          translate,
        ),
      },
      broken: entries('news', null, [
        entry(1, words, { picture: null, date: null, notes: [] }),
        entry(2, words, { picture: photo('missing', say), teaser: '' }),
      ]),
    };
  },

  people: (words) => {
    const title = words.say('Charter desk', 'Equipo de chárter');
    return {
      ordinary: { ...titled(title), people: people(words) },
      empty: { ...titled(title), people: [] },
      long: { ...titled(LONG.title(words.say)), people: manyPeople(words) },
      broken: { ...titled(null), people: [someone(1, 'Élise Vautrin'), someone(2, 'X', '')] },
    };
  },

  'open-weeks': ({ say }) => {
    const rows = (names: readonly string[]) =>
      names.map(
        (name) => `<li><a href="#"><h3 class="h h-lg">${name}</h3><span class="m">${LONG.place}</span></a></li>`,
      );
    const week = (names: readonly string[]) =>
      `<div class="questions"><details open><summary><h2>${say('Week of 5 December', 'Semana del 5 de diciembre')}</h2></summary>` +
      `<ul class="index">${rows(names).join('')}</ul></details></div>`;
    const files = { feedHref: '/feed.atom', fileHref: '/open-weeks.ics' };
    return {
      ordinary: { html: week(['Fjordglass', 'Salt Hymn']), ...files },
      empty: { html: '', ...files },
      long: { html: week(many(40, (nth) => `${nth}. ${LONG.title(say)}`)), ...files },
      broken: { html: week(['X']), ...files },
    };
  },

  'fleet-to-scale': ({ say }) => {
    const strip = (names: readonly string[]) =>
      `<div class="fl fl-z3"><div class="fl-strip"><div class="fl-row"><section><h2>${say('20–30 m', '20–30 m')}</h2>` +
      `<ol>${names.map((name) => `<li><a href="#"><span><b>${name}</b></span></a></li>`).join('')}</ol></section></div></div></div>`;
    return {
      ordinary: { html: strip(['Fjordglass', 'Salt Hymn']) },
      empty: { html: '' },
      long: { html: strip(many(40, (nth) => `${nth}. ${LONG.title(say)}`)) },
      broken: { html: strip(['X']) },
    };
  },

  'when-and-where': ({ say }) => {
    const row = (name: string) =>
      `<tr><th scope="row">${name}</th><td><a href="#"><b>3</b> <span>12</span></a></td></tr>`;
    const head = `<tr><th scope="col">${say('Waters', 'Aguas')}</th><th scope="col">${say('Dec 26', 'dic 26')}</th></tr>`;
    const table = (names: readonly string[]) =>
      `<table><thead>${head}</thead><tbody>${names.map(row).join('')}</tbody></table>`;
    return {
      ordinary: { html: table([say('Caribbean', 'Caribe'), say('Bahamas', 'Bahamas')]) },
      empty: { html: '' },
      long: { html: table(many(30, () => LONG.place)) },
      broken: { html: table(['X']) },
    };
  },

  sitemap: ({ say }) => ({
    ordinary: {
      groups: [
        {
          title: say('Pages', 'Páginas'),
          links: [
            link(say('Home', 'Inicio'), '/'),
            link(say('Selling a yacht', 'Vender un yate'), '/sell-a-yacht/'),
            link(say('Questions', 'Preguntas'), '/questions/'),
          ],
        },
        {
          title: say('Yachts for sale', 'Yates en venta'),
          links: [link('Fjordglass', '/yacht-for-sale/fjordglass/')],
        },
      ],
    },
    empty: { groups: [] },
    long: { groups: [{ title: LONG.title(say), links: grow(48, say) }] },
    broken: { groups: [{ title: say('Offices', 'Oficinas'), links: [] }] },
  }),

  'wrong-block': () => ({
    ordinary: wrong('story', 'image is missing', 'side must be one of right, left'),
    empty: wrong('carousel'),
    long: wrong(LONG.place, ...many(20, (nth) => `items.${nth}.${LONG.place} must be a text that is not empty`)),
    broken: wrong('<script>', 'type is not a block: <b>story</b>'),
  }),
};

export const BLOCK_TYPES = Object.keys(SAMPLES) as readonly BlockType[];
