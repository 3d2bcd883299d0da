import { MARKETS, type Market } from '../../../core/market/market.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type Comparison, isFull, MAX_COMPARED, withoutYacht } from '../../../core/shortlist/comparison.ts';
import {
  type ComparisonLosses,
  comparisonCsvPath,
  type DecodedComparison,
  encodeComparison,
} from '../../../core/shortlist/comparison-query.ts';
import { isUrlSafeYachtId } from '../../../core/shortlist/yacht-id.ts';
import { foldText } from '../../../core/text/fold-text.ts';
import { offeredSlug, slugWithFallback } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import type { Translate } from '../../i18n/translator.ts';
import { builderLine, type CardContext, type YachtOption, yachtOptions } from '../../yacht-card/card-facts.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import { buildScaleDrawingView } from './build-scale-drawing-view.ts';
import { comparisonRowGroups } from './compare-rows.ts';

export interface CompareContext extends CardContext {
  readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
  readonly content: Pick<ContentRepository, 'charterTerms'>;
  /** Scheme and host of the addresses in print; '' if not configured. */
  readonly origin: string;
}

export type CompareView = Awaited<ReturnType<typeof buildCompareView>>;

/**
 * Builds a tab of the comparison (CF1): the yachts of a market side by side. Links keep only the yachts that are
 * offered, so that the notice about the others is shown once.
 */
export async function buildCompareView(request: DecodedComparison, context: CompareContext) {
  const { catalogue, content, href, translate } = context;
  const { tab: market, onlyDifferences } = request;
  const [charter, sale] = await Promise.all([
    offeredYachts(request.charter, 'charter', catalogue),
    offeredYachts(request.sale, 'sale', catalogue),
  ]);
  const offered = { charter, sale };
  const { yachts } = offered[market];
  const compared: Comparison = {
    charter: charter.yachts.map(({ id }) => id),
    sale: sale.yachts.map(({ id }) => id),
    tab: market,
    onlyDifferences,
  };
  const terms = market === 'charter' ? await content.charterTerms() : null;
  const groups = comparisonRowGroups(yachts, market, { ...context, terms });
  const showsDifferences = onlyDifferences && yachts.length > 1;
  return {
    market,
    tabs: MARKETS.map((tab) => ({
      text: translate(`compare.tab.${tab}`, { count: compared[tab].length }),
      href: compareHref({ ...compared, tab }, context),
      current: tab === market,
    })),
    columns: await Promise.all(yachts.map((yacht) => columnView(yacht, compared, context))),
    scale: yachts.length === 0 ? null : buildScaleDrawingView(yachts, context),
    groups: groups
      .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !showsDifferences) }))
      .filter(({ rows }) => rows.length > 0),
    /** The switch, rendered as a link, between all rows and only those that differ; null for fewer than two yachts. */
    only:
      yachts.length < 2
        ? null
        : { on: onlyDifferences, href: compareHref({ ...compared, onlyDifferences: !onlyDifferences }, context) },
    /** Notices about yachts in the address that are not shown, a sentence each. */
    lost: notShownNotices(offered[market], request.lost, market, translate),
    add: isFull(compared, market) ? null : addView(compared, await catalogue.all(), context),
    csvHref: yachts.length === 0 ? null : comparisonCsvPath(context.locale, compared),
    list: { text: translate(`yacht.back.${market}`), href: href(routePath({ name: 'yacht-list', market })) },
  };
}

function compareHref(comparison: Comparison, { href }: Pick<CompareContext, 'href'>): string {
  return href(routePath({ name: 'compare' }) + encodeComparison(comparison));
}

async function columnView(yacht: Yacht, compared: Comparison, context: CompareContext) {
  const market = compared.tab;
  const href = context.href(routePath({ name: 'yacht', market, slug: slugWithFallback(yacht.slugs, market) ?? '' }));
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
    (yacht) =>
      offeredSlug(yacht, market) !== null && isUrlSafeYachtId(yacht.id) && !compared[market].includes(yacht.id),
  );
  const letters = new Map<string, YachtOption[]>();
  for (const option of yachtOptions(choices, context)) {
    const letter = foldText(option.label).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), option]);
  }
  return {
    action: context.href(routePath({ name: 'compare' })),
    kept: [
      ...MARKETS.flatMap((one) => (compared[one].length > 0 ? [{ name: one, value: compared[one].join(',') }] : [])),
      { name: 'i', value: market },
      ...(compared.onlyDifferences ? [{ name: 'only', value: 'differences' }] : []),
    ],
    /** Name of the field with the yacht that is added. */
    name: market,
    groups: [...letters].map(([letter, options]) => ({ letter, options })),
  };
}

/** Looks up the yachts of a comparison, and which of them a market offers. */
export async function offeredYachts(ids: readonly YachtId[], market: Market, catalogue: Pick<YachtCatalogue, 'byId'>) {
  const yachts = await Promise.all(ids.map((id) => catalogue.byId(id)));
  const known = yachts
    .filter((yacht) => yacht !== null)
    // A yacht on no market, unless withdrawn, may not be named (YA3).
    .filter((yacht) => yacht.market !== 'none' || yacht.withdrawn !== null);
  return {
    /** Yachts that the market offers, in the order of the ids. */
    yachts: known.filter((yacht) => offeredSlug(yacht, market) !== null),
    /** Yachts that the market does not offer, but that may be named. */
    others: known.filter((yacht) => offeredSlug(yacht, market) === null),
    /** Number of ids that are unknown, or of yachts that may not be named (YA3). */
    unknown: ids.length - known.length,
  };
}

/**
 * Builds notices about yachts in the address that are not shown, a sentence each: one by name for each known yacht, and
 * the numbers of those that are unknown, beyond the limit or unreadable.
 */
function notShownNotices(
  { others, unknown }: Awaited<ReturnType<typeof offeredYachts>>,
  { unread, over }: ComparisonLosses,
  market: Market,
  translate: Translate,
): string[] {
  return [
    ...others.map(({ name, withdrawn }) => translate(`compare.lost.${withdrawn?.because ?? market}`, { name })),
    ...(unknown > 0 ? [translate('compare.lost.unknown', { count: unknown })] : []),
    ...(over > 0 ? [translate('compare.lost.over', { count: over, most: MAX_COMPARED })] : []),
    ...(unread > 0 ? [translate('compare.lost.unread', { count: unread })] : []),
  ];
}

/**
 * Builds the comparison as CSV (CF1): a header, then a row for each yacht, with a column for each row of the page, in
 * the visitor's language, currency and unit; '' for a value that is not known. Null if no yachts are compared.
 */
export async function buildCompareCsv(comparison: Comparison, context: Omit<CompareContext, 'media'>) {
  const { catalogue, content, translate, href, origin } = context;
  const market = comparison.tab;
  const { yachts } = await offeredYachts(comparison[market], market, catalogue);
  if (yachts.length === 0) return null;
  const terms = market === 'charter' ? await content.charterTerms() : null;
  const rows = comparisonRowGroups(yachts, market, { ...context, terms }).flatMap((group) => group.rows);
  return [
    [translate('compare.yacht'), ...rows.map(({ label }) => label), translate('compare.address')],
    ...yachts.map(({ name, slugs }, at) => [
      name,
      // Spreadsheets do not read a no-break space as a space.
      ...rows.map(({ cells }) => (cells[at]?.text ?? '').replaceAll('\u00a0', ' ')),
      origin + href(routePath({ name: 'yacht', market, slug: slugWithFallback(slugs, market) ?? '' })),
    ]),
  ];
}
