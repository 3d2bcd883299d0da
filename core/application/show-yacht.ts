import type { CharterTerms } from '../estimate/charter-terms.ts';
import type { Market } from '../market/market.ts';
import type { ContentRepository, Edition } from '../ports/content-repository.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import { withdrawnPageState, yachtPageType } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

interface ShowOptions {
  /** ISO 8601 date. */
  readonly today: string;
  /** The days after which a withdrawn yacht's page is gone. */
  readonly withdrawnDays: number;
  readonly edition: Edition;
}

/**
 * Returns the yacht with this slug on a market, and how her page shows her; null if there is no such page (YA2, YA3).
 * In the draft edition it is her draft. A page that is `gone` says only that she is no longer offered; its status is 410.
 */
export async function showYacht(
  { market, slug }: { readonly market: Market; readonly slug: string },
  { catalogue }: { readonly catalogue: Pick<YachtCatalogue, 'bySlug' | 'draftBySlug'> },
  { today, withdrawnDays, edition }: ShowOptions,
) {
  const draft = edition === 'draft' ? await catalogue.draftBySlug(market, slug) : null;
  const yacht = draft?.value ?? (await catalogue.bySlug(market, slug));
  if (yacht === null) return null;
  const withdrawn = withdrawnPageState(yacht, today, withdrawnDays);
  const type = withdrawn === null ? yachtPageType(yacht.market, market) : 'ghost';
  return type === null ? null : { yacht, type, gone: withdrawn === 'gone', draft };
}

/**
 * Returns the terms by which a yacht's charter is estimated. Null where no estimate is shown: she is not for charter,
 * her price is on application, or the content has no charter terms (PR5).
 */
export async function charterTermsOf(
  yacht: Yacht,
  ports: { readonly content: Pick<ContentRepository, 'charterTerms'> },
): Promise<CharterTerms | null> {
  if (yacht.poa || yachtPageType(yacht.market, 'charter') !== 'charter') return null;
  return ports.content.charterTerms();
}
