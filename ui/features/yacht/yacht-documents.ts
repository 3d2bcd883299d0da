import type { Market } from '../../../core/market/market.ts';
import { brochurePath } from '../../../core/routing/brochure-path.ts';
import { detailSlug } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { isAbsolute } from '../../components/link-target.ts';
import { type DocumentView, documentView } from '../../gallery/document-view.ts';
import type { YachtContext } from './yacht-context.ts';

/** Links her own brochure if there is one, an asset or an address, else the one generated from this page. */
export async function yachtDocuments(
  yacht: Yacht,
  market: Market,
  { ports, locale, translate, preferences }: YachtContext,
): Promise<readonly DocumentView[]> {
  const own = yacht.brochures[market];
  const text = translate('yacht.brochure');
  const asset = own === null ? null : await ports.media.asset(own);
  if (asset?.ok && asset.value.type === 'pdf') return [documentView(asset.value, text, locale)];
  if (own !== null && (own.startsWith('/') || isAbsolute(own))) return [{ text, href: own, note: 'PDF' }];
  const slug = detailSlug(yacht.slugs, market);
  return slug === null ? [] : [{ text, href: brochurePath({ locale, market, slug }, preferences), note: 'PDF' }];
}
