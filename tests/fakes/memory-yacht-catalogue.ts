import { type ContentDraft, publishedAsDraft } from '../../core/content/content-draft.ts';
import type { Market } from '../../core/market/market.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { pageSlug } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';

/** Lists the fleet of a test. */
export class MemoryYachtCatalogue implements YachtCatalogue {
  #yachts: readonly Yacht[];
  #changes = 0;
  #fails = false;

  /** @param drafts of yachts that are published, by their id */
  constructor(
    yachts: readonly Yacht[] = [],
    private readonly drafts: ReadonlyMap<YachtId, ContentDraft<Yacht>> = new Map(),
  ) {
    this.#yachts = yachts;
  }

  /** Replaces the fleet and changes the version. */
  replace(yachts: readonly Yacht[]): void {
    this.#yachts = yachts;
    this.#changes += 1;
  }

  /** Makes the fleet one that cannot be read. */
  fail(): void {
    this.#fails = true;
  }

  async all(): Promise<readonly Yacht[]> {
    if (this.#fails) throw new Error('the disk does not answer');
    return this.#yachts;
  }

  async bySlug(market: Market, slug: string): Promise<Yacht | null> {
    return this.#yachts.find((yacht) => pageSlug(yacht, market) === slug) ?? null;
  }

  async draftBySlug(market: Market, slug: string): Promise<ContentDraft<Yacht> | null> {
    const yacht = await this.bySlug(market, slug);
    return yacht && (this.drafts.get(yacht.id) ?? publishedAsDraft(yacht));
  }

  async byId(id: YachtId): Promise<Yacht | null> {
    return this.#yachts.find((yacht) => yacht.id === id) ?? null;
  }

  async version(): Promise<string> {
    return String(this.#changes);
  }
}
