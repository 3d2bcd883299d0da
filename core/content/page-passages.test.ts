import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, BlockType } from './block.ts';
import { pagePassages, plainParagraphs } from './page-passages.ts';
import type { RichText } from './rich-text.ts';

const BODY: RichText = [
  { kind: 'heading', text: 'By sea' },
  { kind: 'paragraph', spans: [{ text: 'A ' }, { text: 'calm', mark: 'em' }, { text: ' night.' }] },
  { kind: 'list', ordered: true, items: [[{ text: 'Weigh ' }, { text: 'anchor', href: '/a/' }], [{ text: 'Sail' }]] },
];
const READ = 'By sea. A calm night. Weigh anchor. Sail';
const LINK = { text: 'Write', href: '/write/' };
const POSITION = { latitude: 43, longitude: 7 };

/** The passages of each block. */
const SAID: { readonly [Type in BlockType]: readonly [Extract<Block, { type: Type }>, readonly string[]] } = {
  'page-head': [{ type: 'page-head', title: 'News', standfirst: 'What is new' }, ['News. What is new']],
  hero: [
    {
      type: 'hero',
      title: 'Corsica',
      standfirst: 'Granite, mostly.',
      image: 'a1',
      caption: 'At dawn',
      facts: [{ label: 'Winds', value: 'Westerly' }],
    },
    ['Corsica. Granite, mostly.'],
  ],
  'berth-hero': [
    { type: 'berth-hero', title: 'Port Vauban', standfirst: 'Thirty meters', image: null, caption: null },
    ['Port Vauban. Thirty meters'],
  ],
  heading: [{ type: 'heading', lvl: 2, text: 'The sea', size: '3xl', color: 'black', variant: null }, ['The sea']],
  'rich-text': [{ type: 'rich-text', title: 'Nights', body: BODY }, [`Nights. ${READ}`]],
  story: [
    { type: 'story', title: 'Bonifacio', body: BODY, image: 'a1', caption: 'Aurora', side: 'left' },
    [`Bonifacio. ${READ}`],
  ],
  quote: [{ type: 'quote', text: 'Leave early', name: 'Ana', role: 'Captain' }, ['Leave early. Ana. Captain']],
  facts: [
    {
      type: 'facts',
      title: 'In short',
      items: [
        { label: 'Winds', value: 'Westerly' },
        { label: 'Berths', value: '40' },
      ],
    },
    ['In short. Winds: Westerly. Berths: 40'],
  ],
  steps: [
    { type: 'steps', title: 'How it goes', items: [{ title: 'A visit', body: BODY }] },
    ['How it goes', `A visit. ${READ}`],
  ],
  faq: [
    { type: 'faq', title: 'Questions', items: [{ question: 'What is APA?', answer: BODY }] },
    ['Questions', `What is APA? ${READ}`],
  ],
  picture: [{ type: 'picture', image: 'a1', caption: 'Aurora', width: 'wide' }, []],
  gallery: [{ type: 'gallery', title: 'Aboard', images: [{ image: 'a1', caption: 'Aft' }] }, []],
  slider: [
    {
      type: 'slider',
      title: 'A day',
      slides: [
        { image: 'a1', title: 'Morning', text: 'Coffee aft.', link: LINK },
        { image: 'a2', title: 'Night', text: null, link: null },
      ],
    },
    ['Morning. Coffee aft.', 'Night'],
  ],
  video: [
    { type: 'video', title: 'Film', source: { kind: 'asset', video: 'v1' }, poster: null, caption: 'Off Calvi' },
    [],
  ],
  podcast: [
    {
      type: 'podcast',
      title: 'Episode 1',
      audio: 's1',
      transcript: [
        { at: 0, speaker: 'Ana', text: 'Welcome' },
        { at: 4, speaker: 'Bo', text: 'Thank you!' },
      ],
    },
    ['Welcome. Thank you!'],
  ],
  'people-picture': [
    {
      type: 'people-picture',
      heading: 'The desk',
      textAlignment: 'left',
      fullNames: ['Ana Ruiz', 'Bo Li'],
      photoUrls: [],
    },
    ['The desk. Ana Ruiz, Bo Li'],
  ],
  'yacht-grid': [{ type: 'yacht-grid', title: 'Yachts', market: 'sale', yachts: [], query: 'q=sail', limit: 6 }, []],
  'yacht-list': [{ type: 'yacht-list', title: 'Sold', market_status: 'sold', yachts: ['aurora'] }, []],
  'search-filters': [{ type: 'search-filters', title: 'Find her', market: 'sale' }, []],
  sorting: [{ type: 'sorting' }, []],
  pagination: [{ type: 'pagination' }, []],
  compare: [{ type: 'compare', title: 'Side by side', market: 'sale', yachts: ['a', 'b'] }, []],
  'deck-plans': [{ type: 'deck-plans', title: 'Her decks', yacht: 'aurora' }, []],
  offices: [{ type: 'offices', title: 'Offices', office: 'tcn' }, ['Offices']],
  'office-map': [{ type: 'office-map', title: 'Where we are', office: null }, []],
  'map-destinations': [
    { type: 'map-destinations', title: 'Where', text: 'All of it', destinations: ['corsica'] },
    ['Where. All of it'],
  ],
  voyage: [
    {
      type: 'voyage',
      title: 'Across',
      text: 'A night passage.',
      speed: 12,
      stops: [
        { name: 'Antibes', position: POSITION, day: 'Saturday', text: 'Aboard at noon' },
        { name: 'Calvi', position: POSITION, day: null, text: null },
      ],
      link: LINK,
    },
    ['Across. A night passage.', 'Antibes. Aboard at noon', 'Calvi'],
  ],
  contact: [{ type: 'contact', title: 'Ask us', text: 'Any day', person: 'ana', office: null }, ['Ask us. Any day']],
  form: [{ type: 'form', title: 'Sell her', text: null, link: LINK }, ['Sell her']],
  newsletter: [{ type: 'newsletter', headline: 'The letter', text: 'By post', button: LINK }, []],
  'button-group': [{ type: 'button-group', alignment: 'left', buttons: [{ ...LINK, theme: 'text' }] }, []],
  spacer: [{ type: 'spacer', size: 'small' }, []],
  'jump-to': [{ type: 'jump-to', button: LINK }, []],
  entries: [{ type: 'entries', of: 'news', title: 'News', limit: 6, all: false }, []],
  related: [{ type: 'related', title: 'Read on' }, []],
  people: [{ type: 'people', title: 'The desk', people: ['ana'] }, []],
  'open-weeks': [{ type: 'open-weeks' }, []],
  'when-and-where': [{ type: 'when-and-where' }, []],
  'fleet-to-scale': [{ type: 'fleet-to-scale' }, []],
  sitemap: [{ type: 'sitemap' }, []],
};

describe('SE8 the text of a page', () => {
  test.each(Object.values(SAID))('extracts the text of $type', (block, passages) => {
    expect(pagePassages([block])).toEqual(passages);
  });

  test('joins the texts of its blocks in order, without empty ones', () => {
    const untitled: Block[] = [
      { type: 'quote', text: 'Leave early.', name: null, role: null },
      { type: 'faq', title: null, items: [{ question: 'Why?', answer: [] }] },
      { type: 'rich-text', title: null, body: [] },
      { type: 'map-destinations', title: null, text: null, destinations: [] },
      { type: 'facts', title: null, items: [] },
    ];
    expect(pagePassages(untitled)).toEqual(['Leave early.', 'Why?']);
    const anyBlocks = fc.array(fc.constantFrom(...Object.values(SAID)));
    fc.assert(
      fc.property(anyBlocks, (rows) => {
        expect(pagePassages(rows.map(([block]) => block))).toEqual(rows.flatMap(([, passages]) => passages));
      }),
    );
  });

  test.each([
    ['What now', 'What now. Next'],
    ['What now?', 'What now? Next'],
    ['What now!', 'What now! Next'],
    ['What now…', 'What now… Next'],
    ['“What now.”', '“What now.” Next'],
    ['«¿Y ahora?»', '«¿Y ahora?» Next'],
    ['(What now.)', '(What now.) Next'],
    ['In order:', 'In order: Next'],
    [' What now ', 'What now. Next'],
    ['40%', '40%. Next'],
  ])('does not run together: %j', (title, passage) => {
    expect(pagePassages([{ type: 'page-head', title, standfirst: 'Next' }])).toEqual([passage]);
  });

  test('takes headings, paragraphs and list items of rich text', () => {
    expect(plainParagraphs(BODY)).toEqual(['By sea', 'A calm night.', 'Weigh anchor', 'Sail']);
    expect(plainParagraphs([])).toEqual([]);
  });
});
