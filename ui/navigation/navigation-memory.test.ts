import { describe, expect, test } from 'vitest';
import type { OpenedFrom } from '../../core/navigation/navigation-machine.ts';
import type { SearchHits } from '../../core/ports/search-hits.ts';
import { parseSiteAddress, type SiteAddress } from '../../core/routing/site-address.ts';
import type { YachtLink } from '../../core/search/yacht-link.ts';
import { ok } from '../../core/shared/result.ts';
import type { Meters, YachtId } from '../../core/yacht/yacht.ts';
import { MemoryNavigationStore } from '../../tests/fakes/browser/memory-navigation-store.ts';
import type { HistoryEntry } from './navigation-memory.ts';
import { NavigationMemory } from './navigation-memory.ts';

const LIST = '/en/yachts-for-sale/';
const FILTERED = '/en/yachts-for-sale/?l=kind:sail';
const YACHT = '/en/yacht-for-sale/aurora/';

/** Answers each request on demand. */
function slowHits() {
  const waiting: (() => void)[] = [];
  const hits: SearchHits['hits'] = ({ query }) =>
    new Promise((answer) => {
      waiting.push(() => answer(ok([hit('aurora'), hit(query === '' ? 'borealis' : 'caravel')])));
    });
  return { hits, waiting };
}

function hit(slug: string): YachtLink {
  return { yachtId: slug as YachtId, url: `/yacht-for-sale/${slug}/`, length: 30 as Meters };
}

/** The entry of a page in the browser's history. */
function historyEntry(): HistoryEntry {
  let kept: OpenedFrom | null = null;
  return {
    openedFrom: () => kept,
    keep(openedFrom) {
      kept = openedFrom;
    },
  };
}

function begin() {
  const { hits, waiting } = slowHits();
  const memory = new NavigationMemory(new MemoryNavigationStore(), { hits }, 'prefix', () => 0);
  const learned: Promise<void>[] = [];
  let from: SiteAddress | null = null;
  return {
    waiting,
    visit(path: string, entry = historyEntry()) {
      const to = parseSiteAddress(path, 'prefix');
      learned.push(memory.arrive({ from, to, how: 'followed' }, entry));
      from = to;
    },
    back: () => memory.previousNext({ id: 'aurora' as YachtId, type: 'sale', market: 'sale' }, 'en').back,
    /** Answers a question, which the visit of that number asked. */
    async answer(question: number, visited = question) {
      waiting[question]?.();
      await learned[visited];
    },
    next: () =>
      memory.previousNext({ id: 'aurora' as YachtId, type: 'sale', market: 'sale' }, 'en').neighbours?.next ?? null,
  };
}

describe('YN4 YN5 a list whose yachts arrive late', () => {
  test('YN5 is stored while one of them is open', async () => {
    const { visit, answer, next } = begin();
    visit(LIST);
    visit(YACHT);
    await answer(0);
    expect(next()).toBe('/en/yacht-for-sale/borealis/');
  });

  test('YN4 is dropped once another page was visited', async () => {
    const { visit, answer, next } = begin();
    visit(LIST);
    visit('/en/questions/');
    await answer(0);
    expect(next()).toBeNull();
  });

  test('YN5 does not replace a list that was visited later', async () => {
    const { visit, answer, next } = begin();
    visit(LIST);
    visit(FILTERED);
    await answer(1);
    await answer(0);
    expect(next()).toBe('/en/yacht-for-sale/caravel/');
  });
});

describe('YN4 a yacht’s page reached by going back', () => {
  test.each([
    ['/en/search/?i=sale&q=sun', true],
    [FILTERED, false],
  ])('restores the list that opened it and requests its yachts: %s', async (list, toSearch) => {
    const { visit, answer, next, back } = begin();
    const yacht = historyEntry();
    visit(list);
    visit(YACHT, yacht);
    await answer(0);
    visit('/en/favourites/');
    expect(back()).toEqual({ href: LIST, toSearch: false });
    visit(YACHT, yacht);
    expect(back()).toEqual({ href: list, toSearch });
    await answer(1, 3);
    expect(next()).toBe('/en/yacht-for-sale/caravel/');
  });

  test('has no list when it had none, whatever was searched since', () => {
    const { visit, back } = begin();
    const yacht = historyEntry();
    visit('/en/');
    visit(YACHT, yacht);
    visit('/en/search/?i=sale&q=sun');
    visit(YACHT, yacht);
    expect(back()).toEqual({ href: LIST, toSearch: false });
  });

  test('YN5 does not request a pending list twice', () => {
    const { visit, waiting } = begin();
    visit(LIST);
    visit(YACHT);
    visit(YACHT);
    expect(waiting).toHaveLength(1);
  });
});
