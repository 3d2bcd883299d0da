import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyLocale } from '../locale/locale.ts';
import type { Block } from './block.ts';
import type { Page } from './page.ts';
import { type SearchablePage, searchableContent, searchableYacht, searchPages } from './search-pages.ts';

const pageOf = (title: string, description = '', ...passages: string[]): SearchablePage => ({
  title: everyLocale(title),
  description: everyLocale(description),
  passages: everyLocale(passages),
});
const titles = (pages: readonly SearchablePage[], text: string) =>
  searchPages(pages, text, 'en').map(({ page }) => page.title.en);
const excerptOf = (page: SearchablePage, text: string) => searchPages([page], text, 'en')[0]?.excerpt;

describe('RT2 which pages are found', () => {
  const letter = pageOf('The letter', 'Four times a year', 'Written in Córcega.');

  test.each([
    ['letter', true],
    ['LÉTTER', true],
    ['let', true],
    ['etter', false],
    ['year', true],
    ['corcega', true],
    ['letter year corcega', true],
    ['letter month', false],
    ['', false],
    [' … ', false],
  ])('by “%s”: %j', (text, found) => {
    expect(titles([letter], text)).toEqual(found ? ['The letter'] : []);
  });

  test('only by what they say in the locale asked for', () => {
    const page: SearchablePage = {
      title: { en: 'Cookies', es: 'Galletas' },
      description: { en: 'Three', es: 'Tres' },
      passages: { en: ['Language'], es: ['Idioma'] },
    };
    for (const text of ['galletas', 'tres', 'idioma']) {
      expect(searchPages([page], text, 'en')).toEqual([]);
      expect(searchPages([page], text, 'es')).toHaveLength(1);
    }
  });
});

describe('RT2 the order', () => {
  test('a title counts more than a description, and that more than a passage', () => {
    const pages = [pageOf('Passage', '', 'sea'), pageOf('Description', 'sea'), pageOf('Sea')];
    expect(titles(pages, 'sea')).toEqual(['Sea', 'Description', 'Passage']);
  });

  test('each word counts where it weighs most', () => {
    const pages = [pageOf('One', 'sea sky'), pageOf('Two', 'sea', 'sky'), pageOf('Sea', '', 'sky', 'sea')];
    expect(titles(pages, 'sky sea')).toEqual(['Sea', 'One', 'Two']);
  });

  test('equals stand as they were given', () => {
    expect(titles([pageOf('Sea b'), pageOf('Sea c'), pageOf('Sea a')], 'sea')).toEqual(['Sea b', 'Sea c', 'Sea a']);
  });
});

describe('RT2 the excerpt', () => {
  const filler = 'one two three four five six seven eight nine ten '.repeat(8).trim();

  test('is the description where only the title holds the words', () => {
    expect(excerptOf(pageOf('Sea', 'All of it', 'nothing'), 'sea')).toBe('All of it');
  });

  test('is the first text below the title that holds one of them', () => {
    expect(excerptOf(pageOf('Sea', 'All of it', 'Sky.', 'The sea.'), 'sea sky')).toBe('Sky.');
    expect(excerptOf(pageOf('Sea', 'By the sea', 'The sea.'), 'sea')).toBe('By the sea');
  });

  test('is cut around the first word found, between words', () => {
    const excerpt = excerptOf(pageOf('A', '', `${filler} harbour ${filler}`), 'harbour') ?? '';
    expect(excerpt).toMatch(/^…(?:one|two|three|four|five|six|seven|eight|nine|ten) .* harbour .*\w…$/);
    expect(excerpt.length).toBeLessThanOrEqual(202);
    expect(excerpt.length).toBeGreaterThan(180);
  });

  test('keeps the start of a text that begins with the word, and the end of one that ends with it', () => {
    expect(excerptOf(pageOf('A', '', `Harbour ${filler}`), 'harbour')).toMatch(/^Harbour one .*…$/);
    expect(excerptOf(pageOf('A', '', `${filler} harbour.`), 'harbour')).toMatch(/^….{180,}harbour\.$/);
  });

  test('ends without punctuation before its ellipsis', () => {
    const text = `sea ${'x'.repeat(150)}, — ${'y'.repeat(100)}`;
    expect(excerptOf(pageOf('A', '', text), 'sea')).toBe(`sea ${'x'.repeat(150)}…`);
  });

  test('holds a word longer than itself whole', () => {
    const long = 'z'.repeat(400);
    expect(excerptOf(pageOf('A', '', `a ${long} b`), 'zz')).toBe(`a ${long}…`);
    expect(excerptOf(pageOf('A', '', `${long}a ${long} b`), 'zza')).toBeUndefined();
  });
});

describe('RT2 what is searched', () => {
  const state = (pageTitle: string) => ({
    breadcrumbsTitle: 'Crumb',
    pageTitle,
    pageType: 'content',
    description: `About ${pageTitle}`,
  });
  const blocks: readonly Block[] = [
    { type: 'page-head', title: 'Head', standfirst: 'Standfirst' },
    {
      type: 'rich-text',
      title: 'Passage',
      body: [
        { kind: 'paragraph', spans: [{ text: 'A ' }, { text: 'link', href: '/x/' }, { text: '.' }] },
        { kind: 'list', items: [[{ text: 'Item' }], [{ text: 'Last' }]] },
      ],
    },
    {
      type: 'questions',
      title: 'Asked',
      items: [{ question: 'Why?', answer: [{ kind: 'paragraph', spans: [{ text: 'Because.' }] }] }],
    },
    { type: 'rich-text', title: null, body: [{ kind: 'paragraph', spans: [{ text: 'Untitled' }] }] },
    { type: 'questions', title: null, items: [{ question: 'When?', answer: [] }] },
    { type: 'offices', title: 'Desks', office: 'tcn' },
    { type: 'sitemap' },
  ];
  const page: Page = {
    id: 'p',
    slug: everyLocale('p'),
    state: { en: state('Title'), es: state('Título') },
    blocks: { en: blocks, es: [] },
  };

  test('titles, descriptions and every text of the blocks, as sentences', () => {
    expect(searchableContent(page)).toEqual({
      title: { en: 'Title', es: 'Título' },
      description: { en: 'About Title', es: 'About Título' },
      passages: {
        en: ['Head. Standfirst', 'Passage. A link. Item. Last', 'Asked', 'Why? Because.', 'Untitled', 'When?', 'Desks'],
        es: [],
      },
    });
  });

  test('a yacht by her name, in every locale', () => {
    const yacht = searchableYacht({ name: 'Étoile du Nord' });
    expect(searchPages([yacht], 'nord etoile', 'es')).toEqual([{ page: yacht, excerpt: '' }]);
  });
});

test('RT2 never throws; what is found has its excerpt out of its own texts', () => {
  const words = fc.constantFrom(
    'sea',
    'Córcega',
    'ß',
    ' ',
    '  ',
    '.',
    ', ',
    '🛥',
    '\ud800',
    'a'.repeat(120),
    'sky',
    '—',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 90 }).map((pieces) => pieces.join(' ')),
  );
  fc.assert(
    fc.property(text, text, text, text, (title, description, passage, question) => {
      const page = pageOf(title, description, passage);
      for (const { excerpt } of searchPages([page], question, 'en')) {
        const bare = excerpt.replace(/^…/u, '').replace(/…$/u, '');
        expect([description, passage].some((whole) => whole.includes(bare))).toBe(true);
      }
      expect(searchPages([page], `${title} ${passage}`, 'en').length).toBe(
        /[\p{L}\p{N}]/u.test(title + passage) ? 1 : 0,
      );
    }),
  );
});
