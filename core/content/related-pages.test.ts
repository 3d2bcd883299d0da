import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Block } from './block.ts';
import type { Page } from './page.ts';
import { nextOfKind, pagesAbove, pagesNaming, relatedPages } from './related-pages.ts';

const NOW = '2026-11-21T10:00:00Z';
const ASKED = { locale: 'en', now: NOW, limit: 9 } as const;

function news(id: string, day: string, change: Partial<Page> = {}): Page {
  const details = { kind: 'news', author: null } as const;
  return samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { details, published: `2026-03-${day}`, ...change });
}
function content(id: string, parent: string | null = null): Page {
  return samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { parent });
}
const inEnglish = (page: Page): Page => ({ ...page, translations: { ...page.translations, es: null } });
const ids = (pages: readonly Page[]) => pages.map(({ id }) => id);

describe('what to read next', () => {
  const page = news('here', '15', { categories: ['rules'], related: ['named-2', 'gone', 'house', 'named-1', 'here'] });
  const pages = [
    page,
    news('newest', '31'),
    news('rule-old', '01', { categories: ['rules', 'house'] }),
    news('rule-new', '20', { categories: ['rules'] }),
    news('named-1', '02', { categories: ['rules'] }),
    news('named-2', '03'),
    content('house'),
    content('elsewhere'),
  ];

  test('lists the pages that the page names, then its kind by shared category, then the rest of its kind', () => {
    expect(ids(relatedPages(page, pages, ASKED))).toEqual([
      'named-2',
      'house',
      'named-1',
      'rule-new',
      'rule-old',
      'newest',
    ]);
  });

  test('returns as many as requested', () => {
    expect(ids(relatedPages(page, pages, { ...ASKED, limit: 2 }))).toEqual(['named-2', 'house']);
    expect(relatedPages(page, pages, { ...ASKED, limit: 0 })).toEqual([]);
  });

  test('RT6 RT5 leaves out pages not valid today or not in this language', () => {
    const over = { from: null, until: '2026-11-20' };
    const some = pages.map((one) => (one.id === 'named-2' || one.id === 'newest' ? { ...one, validity: over } : one));
    expect(ids(relatedPages(page, some, ASKED))).toEqual(['house', 'named-1', 'rule-new', 'rule-old']);
    const english = pages.map((one) => (one.id === 'house' || one.id === 'rule-new' ? inEnglish(one) : one));
    expect(ids(relatedPages(page, english, { ...ASKED, locale: 'es' }))).toEqual([
      'named-2',
      'named-1',
      'rule-old',
      'newest',
    ]);
  });

  test('excludes the page itself and duplicates, even where a draft replaces it', () => {
    const some = fc.subarray(ids(pages));
    fc.assert(
      fc.property(some, fc.boolean(), fc.nat(9), (related, isDraft, limit) => {
        const here = { ...page, related: [...related, ...related] };
        const found = ids(relatedPages(here, isDraft ? pages : [here, ...pages.slice(1)], { ...ASKED, limit }));
        expect(found).not.toContain('here');
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('the next page', () => {
  const [old, middle, latest] = [news('old', '01'), news('middle', '02'), news('latest', '03')];
  const pages = [old, middle, latest, content('house')];
  const next = (page: Page, all: readonly Page[] = pages) => nextOfKind(page, all, 'en', NOW)?.id ?? null;

  test('follows in the list of its kind, the first after the last', () => {
    expect([latest, middle, old].map((page) => next(page))).toEqual(['middle', 'old', 'latest']);
  });

  test('is missing for the only page', () => {
    expect(next(content('house'))).toBeNull();
    expect(next(old, [old])).toBeNull();
    expect(next(old, [])).toBeNull();
  });

  test('is the first one for a page that its list does not show today', () => {
    const coming = news('coming', '04', { validity: { from: '2026-12-01', until: null } });
    expect(next(coming, [...pages, coming])).toBe('latest');
  });

  test('goes through all pages and back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { minLength: 2, maxLength: 8 }), (days) => {
        const all = days.map((day) => news(`n${day}`, String(day + 1).padStart(2, '0')));
        const seen: string[] = [];
        let at: Page | null = all[0] ?? null;
        while (at !== null && !seen.includes(at.id)) {
          seen.push(at.id);
          at = nextOfKind(at, all, 'en', NOW);
        }
        expect(at?.id).toBe(seen[0]);
        expect(seen.length).toBe(days.length);
      }),
    );
  });
});

describe('CO7 the pages above a page', () => {
  const above = (page: Page, all: readonly Page[], locale: 'en' | 'es' = 'en') => ids(pagesAbove(page, all, locale));

  test('are its parent and its ancestors, topmost first', () => {
    const [top, middle, page] = [content('top'), content('middle', 'top'), content('page', 'middle')];
    expect(above(page, [page, middle, top])).toEqual(['top', 'middle']);
    expect(above(top, [page, middle, top])).toEqual([]);
  });

  test('end where a parent is missing', () => {
    const [middle, page] = [content('middle', 'gone'), content('page', 'middle')];
    expect(above(page, [page, middle])).toEqual(['middle']);
  });

  test('RT5 exist in this language', () => {
    const [top, middle, page] = [content('top'), inEnglish(content('middle', 'top')), content('page', 'middle')];
    expect(above(page, [page, middle, top], 'es')).toEqual(['top']);
  });

  test.each([
    ['its own parent', { page: 'page' }, []],
    ['two that are parents of each other', { page: 'a', a: 'page' }, ['a']],
    ['a cycle above it', { page: 'a', a: 'b', b: 'c', c: 'a' }, ['c', 'b', 'a']],
    ['an ancestor that is its own parent', { page: 'a', a: 'a' }, ['a']],
  ])('stop at a cycle: %s', (_, parents, trail) => {
    const all = Object.entries(parents).map(([id, parent]) => content(id, parent));
    const page = all.find(({ id }) => id === 'page') ?? content('page');
    expect(above(page, all)).toEqual(trail);
  });

  test('always end and contain no page twice', () => {
    const parent = fc.option(fc.nat(6).map((at) => `p${at}`));
    fc.assert(
      fc.property(fc.array(parent, { minLength: 1, maxLength: 6 }), (parents) => {
        const all = parents.map((id, at) => content(`p${at}`, id));
        for (const page of all) {
          const trail = above(page, all);
          expect(new Set([...trail, page.id]).size).toBe(trail.length + 1);
        }
      }),
    );
  });
});

describe('beside an event', () => {
  const event = (id: string, starts: string): Page => {
    const place = { place: demoTexts({ en: 'Antibes', es: 'Antibes' }), position: { latitude: 43, longitude: 7 } };
    const details = { kind: 'event', starts, ends: starts, ...place, destination: null } as const;
    return samplePage(id, demoTexts({ en: id, es: `${id}-es` }), { details, related: ['article'] });
  };
  const past = event('past', '2026-10-08');
  const soon = event('soon', '2026-12-10');
  const pages = [
    news('article', '01'),
    event('late', '2027-09-10'),
    event('spring', '2027-04-22'),
    event('winter', '2027-01-14'),
    past,
    soon,
  ];

  test('are the events nearest in date, and none that are over', () => {
    expect(ids(relatedPages(soon, pages, ASKED))).toEqual(['winter', 'spring']);
  });

  test('that is over, are those before and after it', () => {
    expect(ids(relatedPages(past, pages, ASKED))).toEqual(['soon', 'winter']);
  });
});

describe('CO1 a person is named', () => {
  const ana = samplePage('ana', demoTexts({ en: 'people/ana', es: 'personas/ana' }));
  const withBlock = (page: Page, block: Block): Page => {
    const { en } = page.translations;
    return { ...page, translations: { ...page.translations, en: en && { ...en, blocks: [block] } } };
  };
  const says = (title: string): Block => ({ type: 'page-head', title, standfirst: null });
  const contact = { type: 'contact', title: 'Ask', text: null, person: 'ana', office: null } as const;
  const wrote = news('wrote', '02', { details: { kind: 'news', author: 'ana' } });
  const naming = (pages: readonly Page[], locale: 'en' | 'es' = 'en') =>
    ids(pagesNaming(ana, pages, { ...ASKED, locale }));

  test('by what she wrote, what has her as contact and what speaks of her, the newest first', () => {
    const asked = withBlock(news('asked', '09'), contact);
    const told = withBlock(news('told', '05'), says('A day with ana'));
    const other = withBlock(news('other', '03'), says('A day with Ben'));
    expect(naming([wrote, asked, told, other, ana])).toEqual(['asked', 'told', 'wrote']);
  });

  test('by pages of one day in the order of their ids', () => {
    const [first, second] = [
      { ...wrote, id: 'a' },
      { ...wrote, id: 'b' },
    ];
    expect([naming([first, second]), naming([second, first])]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('RT5 by no page that lacks this language', () => {
    expect([naming([inEnglish(wrote)]), naming([inEnglish(wrote)], 'es')]).toEqual([['wrote'], []]);
  });
});
