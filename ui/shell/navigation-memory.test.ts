import { describe, expect, test } from 'vitest';
import { MemoryNavigationStore } from '../../adapters/memory/memory-navigation-store.ts';
import type { SearchHits } from '../../core/ports/search-hits.ts';
import { placeOf } from '../../core/routing/place.ts';
import type { YachtHit } from '../../core/search/yacht-hit.ts';
import { ok } from '../../core/shared/result.ts';
import type { Meters, YachtId } from '../../core/yacht/yacht.ts';
import { NavigationMemory } from './navigation-memory.ts';

const LIST = '/en/yachts-for-sale/';
const FILTERED = '/en/yachts-for-sale/?l=kind:sail';
const YACHT = '/en/yacht-for-sale/aurora/';

/** Answers each question when it is told to. */
function slowHits() {
  const waiting: (() => void)[] = [];
  const hits: SearchHits['hits'] = ({ query }) =>
    new Promise((answer) => {
      waiting.push(() => answer(ok([hit('aurora'), hit(query === '' ? 'borealis' : 'caravel')])));
    });
  return { hits, waiting };
}

function hit(slug: string): YachtHit {
  return { yachtId: slug as YachtId, url: `/yacht-for-sale/${slug}/`, length: 30 as Meters };
}

function begin() {
  const { hits, waiting } = slowHits();
  const memory = new NavigationMemory(new MemoryNavigationStore(), { hits }, 'prefix', () => 0);
  const learned: Promise<void>[] = [];
  return {
    visit(path: string) {
      const place = placeOf(path, 'prefix');
      memory.visit(place);
      learned.push(memory.learn(place));
    },
    async answer(index: number) {
      waiting[index]?.();
      await learned[index];
    },
    next: () => memory.way({ id: 'aurora' as YachtId, type: 'sale', market: 'sale' }, 'en').neighbours?.next ?? null,
  };
}

describe('YN4 YN5 a list whose yachts are told late', () => {
  test('YN5 is learned while one of them is looked at', async () => {
    const { visit, answer, next } = begin();
    visit(LIST);
    visit(YACHT);
    await answer(0);
    expect(next()).toBe('/en/yacht-for-sale/borealis/');
  });

  test('YN4 is not learned once another page was visited', async () => {
    const { visit, answer, next } = begin();
    visit(LIST);
    visit('/en/questions/');
    await answer(0);
    expect(next()).toBeNull();
  });

  test('YN5 does not take the place of the list that was visited later', async () => {
    const { visit, answer, next } = begin();
    visit(LIST);
    visit(FILTERED);
    await answer(1);
    await answer(0);
    expect(next()).toBe('/en/yacht-for-sale/caravel/');
  });
});
