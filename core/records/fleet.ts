import { MARKETS, type Market } from '../market/market.ts';
import { pageSlug } from '../yacht/market-rules.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';
import type { FieldProblem } from './read-by-schema.ts';

/** Yachts by id and by the addresses of their pages, in the order in which they were added. */
export class Fleet {
  /** A text that changes whenever a file of the fleet does. */
  readonly version: string;
  readonly #byId = new Map<string, Yacht>();
  readonly #byPage = new Map<string, Yacht>();
  #yachts: readonly Yacht[] | null = null;

  constructor(version: string) {
    this.version = version;
  }

  get yachts(): readonly Yacht[] {
    this.#yachts ??= [...this.#byId.values()];
    return this.#yachts;
  }

  /** Adds a yacht and returns null; if another yacht has her id or one of her pages, returns that problem instead. */
  add(yacht: Yacht): FieldProblem | null {
    const sameId = this.#byId.get(yacht.id);
    if (sameId !== undefined) return takenBy(sameId, 'yachtid');
    const pages = pagesOf(yacht);
    for (const page of pages) {
      const other = this.#byPage.get(page);
      if (other !== undefined) return takenBy(other, `slugs (${page})`);
    }
    this.#byId.set(yacht.id, yacht);
    for (const page of pages) this.#byPage.set(page, yacht);
    this.#yachts = null;
    return null;
  }

  byId(id: YachtId): Yacht | null {
    return this.#byId.get(id) ?? null;
  }

  bySlug(market: Market, slug: string): Yacht | null {
    return this.#byPage.get(pageOf(market, slug)) ?? null;
  }
}

/** Returns a yacht's page on each market: her own, that of her ghost, or the one she had before she was withdrawn. */
function pagesOf(yacht: Yacht): readonly string[] {
  return MARKETS.flatMap((market) => {
    const slug = pageSlug(yacht, market);
    return slug === null ? [] : [pageOf(market, slug)];
  });
}

function pageOf(market: Market, slug: string): string {
  return `${market}/${slug}`;
}

function takenBy(other: Yacht, field: string): FieldProblem {
  return { field, problem: `is taken by yacht "${other.id}"` };
}
