import { MARKETS } from '../../../core/market/market.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type Comparison, isFull, withoutYacht } from '../../../core/shortlist/comparison.ts';
import { comparisonCsvPath } from '../../../core/shortlist/comparison-csv-path.ts';
import { type AskedComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { isYachtId } from '../../../core/shortlist/yacht-id.ts';
import { foldText } from '../../../core/text/fold-text.ts';
import { detailSlug } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { builderLine, type CardContext } from '../../yacht-card/card-view.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import { type YachtOption, yachtOptions } from '../../yacht-card/yacht-options.ts';
import { buildScaleDrawingView } from './build-scale-drawing-view.ts';
import { compareGroups } from './compare-rows.ts';
import { isOffered, notShownNotices, offeredYachts } from './offered-yachts.ts';

export interface CompareContext extends CardContext {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
  readonly content: Pick<ContentRepository, 'charterTerms'>;
  /** Scheme and host of the addresses in print; '' if not configured. */
  readonly origin: string;
}

export type CompareView = Awaited<ReturnType<typeof buildCompareView>>;

/**
 * Builds a tab of the comparison (CF1): the yachts of a market side by side. Links keep only the yachts that are offered, so that the notice
 * about the others is shown once.
 */
export async function buildCompareView(asked: AskedComparison, context: CompareContext) {
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
  const groups = compareGroups(yachts, market, { ...context, terms });
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
    /** The filter for lines that differ; null if there are no yachts to tell apart. */
    only: yachts.length < 2 ? null : differencesSwitchView(compared, context),
    /** Notices about yachts of the address that are not shown, a sentence each. */
    lost: notShownNotices(offered[market], asked.lost, market, translate),
    add: isFull(compared, market) ? null : addView(compared, await catalogue.all(), context),
    csvHref: yachts.length === 0 ? null : comparisonCsvPath(context.locale, compared),
    list: { text: translate(`yacht.back.${market}`), href: href(routePath({ name: 'yacht-list', market })) },
  };
}

function compareHref(comparison: Comparison, { href }: Pick<CompareContext, 'href'>): string {
  return href(routePath({ name: 'compare' }) + encodeComparison(comparison));
}

/** Builds the switch, rendered as a link, between all lines and only those that differ. */
function differencesSwitchView(compared: Comparison, context: CompareContext) {
  const { onlyDifferences: on } = compared;
  return { on, href: compareHref({ ...compared, onlyDifferences: !on }, context) };
}

function differingGroups(groups: ReturnType<typeof compareGroups>) {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

async function columnView(yacht: Yacht, compared: Comparison, context: CompareContext) {
  const market = compared.tab;
  const slug = detailSlug(yacht.slugs, market) ?? '';
  const href = context.href(routePath({ name: 'yacht', market, slug }));
  return {
    id: yacht.id,
    name: yacht.name,
    by: builderLine(yacht, context.translate),
    href,
    /** Her page's address in print. */
    address: context.origin + href,
    picture: await heroPicture(yacht, 'scene-3x2', context),
    removeHref: compareHref(withoutYacht(compared, market, yacht.id), context),
  };
}

/**
 * Builds the form to add a yacht, which works without a script. The yachts are grouped by initial; accents are
 * ignored, so that `É` is under `E`.
 */
function addView(compared: Comparison, fleet: readonly Yacht[], context: CompareContext) {
  const market = compared.tab;
  const choices = fleet.filter(
    (yacht) => isOffered(yacht, market) && isYachtId(yacht.id) && !compared[market].includes(yacht.id),
  );
  const letters = new Map<string, YachtOption[]>();
  for (const option of yachtOptions(choices, context)) {
    const letter = foldText(option.label).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), option]);
  }
  return {
    action: context.href(routePath({ name: 'compare' })),
    kept: [
      ...MARKETS.filter((one) => compared[one].length > 0).map((one) => ({
        name: one,
        value: compared[one].join(','),
      })),
      { name: 'i', value: market },
      ...(compared.onlyDifferences ? [{ name: 'only', value: 'differences' }] : []),
    ],
    /** Name of the field with the yacht that is added. */
    name: market,
    groups: [...letters].map(([letter, options]) => ({ letter, options })),
  };
}
