import { MARKETS } from '../../../core/market/market.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type Comparison, isFull, withoutYacht } from '../../../core/shortlist/comparison.ts';
import {
  comparisonCsvPath,
  type DecodedComparison,
  encodeComparison,
} from '../../../core/shortlist/comparison-query.ts';
import { detailSlug } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { builderLine, type CardContext } from '../../yacht-card/card-view.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import { buildAddView } from './build-add-view.ts';
import { buildScaleDrawingView } from './build-scale-drawing-view.ts';
import { compareGroups } from './compare-rows.ts';
import type { ColumnView, CompareView, DifferencesSwitchView, GroupView } from './compare-view.ts';
import { notShownNotices, offeredYachts } from './offered-yachts.ts';

export interface CompareContext extends CardContext {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
  readonly content: Pick<ContentRepository, 'charterTerms'>;
  /** Scheme and host of the addresses in print; '' if not configured. */
  readonly origin: string;
}

/**
 * Builds a tab of the comparison (CF1). Links keep only the yachts that are offered, so that the notice
 * about the others is shown once.
 */
export async function buildCompareView(asked: DecodedComparison, context: CompareContext): Promise<CompareView> {
  const { catalogue, content, href, translate } = context;
  const market = asked.tab;
  const [charter, sale] = await Promise.all([
    offeredYachts(asked.charter, 'charter', catalogue),
    offeredYachts(asked.sale, 'sale', catalogue),
  ]);
  const offered = { charter, sale };
  const { yachts } = offered[market];
  const compared: Comparison = {
    charter: charter.yachts.map(({ id }) => id),
    sale: sale.yachts.map(({ id }) => id),
    tab: market,
    onlyDifferences: asked.onlyDifferences,
  };
  const terms = market === 'charter' ? await content.charterTerms() : null;
  const groups = compareGroups(yachts, { ...context, market, terms });
  return {
    market,
    tabs: MARKETS.map((tab) => ({
      text: translate(`compare.tab.${tab}`, { count: compared[tab].length }),
      href: compareHref({ ...compared, tab }, context),
      current: tab === market,
    })),
    columns: await Promise.all(yachts.map((yacht) => columnView(yacht, compared, context))),
    scale: yachts.length === 0 ? null : buildScaleDrawingView(yachts, context),
    groups: asked.onlyDifferences && yachts.length > 1 ? differingGroups(groups) : groups,
    only: yachts.length < 2 ? null : differencesSwitchView(compared, context),
    lost: notShownNotices(offered[market], asked.lost, market, translate),
    add: isFull(compared, market) ? null : buildAddView(compared, await catalogue.all(), context),
    csvHref: yachts.length === 0 ? null : comparisonCsvPath(context.locale, compared),
    list: { text: translate(`yacht.back.${market}`), href: href(routePath({ name: 'yacht-list', market })) },
  };
}

function compareHref(comparison: Comparison, { href }: Pick<CompareContext, 'href'>): string {
  return href(routePath({ name: 'compare' }) + encodeComparison(comparison));
}

function differencesSwitchView(compared: Comparison, context: CompareContext): DifferencesSwitchView {
  const { onlyDifferences: on } = compared;
  return { on, href: compareHref({ ...compared, onlyDifferences: !on }, context) };
}

function differingGroups(groups: readonly GroupView[]): GroupView[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

async function columnView(yacht: Yacht, compared: Comparison, context: CompareContext): Promise<ColumnView> {
  const market = compared.tab;
  const slug = detailSlug(yacht.slugs, market) ?? '';
  const href = context.href(routePath({ name: 'yacht', market, slug }));
  return {
    id: yacht.id,
    name: yacht.name,
    by: builderLine(yacht, context.translate),
    href,
    address: context.origin + href,
    picture: await heroPicture(yacht, 'scene-3x2', context),
    removeHref: compareHref(withoutYacht(compared, market, yacht.id), context),
  };
}
