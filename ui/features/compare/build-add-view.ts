import { MARKETS } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import type { Comparison } from '../../../core/shortlist/comparison.ts';
import { isYachtId } from '../../../core/shortlist/yacht-id.ts';
import { foldText } from '../../../core/text/fold-text.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import { type YachtOption, yachtOptions } from '../../yacht-card/yacht-options.ts';
import type { AddView } from './compare-view.ts';
import { isOffered } from './offered-yachts.ts';

/**
 * Builds the form to add a yacht, with the yachts grouped by initial; accents are ignored, so that `É` is under `E`.
 */
export function buildAddView(
  compared: Comparison,
  fleet: readonly Yacht[],
  context: Pick<CardContext, 'locale' | 'preferences' | 'href'>,
): AddView {
  const { locale, preferences, href } = context;
  const market = compared.tab;
  const choices = fleet.filter(
    (yacht) => isOffered(yacht, market) && isYachtId(yacht.id) && !compared[market].includes(yacht.id),
  );
  const letters = new Map<string, YachtOption[]>();
  for (const option of yachtOptions(choices, { locale, preferences })) {
    const letter = foldText(option.label).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), option]);
  }
  return {
    action: href(routePath({ name: 'compare' })),
    kept: [
      ...MARKETS.filter((one) => compared[one].length > 0).map((one) => ({
        name: one,
        value: compared[one].join(','),
      })),
      { name: 'i', value: market },
      ...(compared.onlyDifferences ? [{ name: 'only', value: 'differences' }] : []),
    ],
    name: market,
    groups: [...letters].map(([letter, options]) => ({ letter, options })),
  };
}
