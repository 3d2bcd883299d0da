import type { MarketType } from '../../../core/market/market.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import type { YachtRecord } from '../../content-records.ts';
import { THIS_YEAR } from './age.ts';
import type { Prng } from './prng.ts';

export type Ribbons = Pick<YachtRecord, 'ribbonText' | 'saleNewToMarket' | 'charterNewToMarket'>;
type Ribbon = NonNullable<YachtRecord['ribbonText']>;

export const PRICE_REDUCED: Ribbon = demoTexts({ en: 'Price reduced', es: 'Precio rebajado' });
const LAST_WEEKS: Ribbon = demoTexts({ en: 'Winter weeks open', es: 'Semanas de invierno libres' });
const REFIT: Ribbon = demoTexts({ en: 'Refit finished this spring', es: 'Refit terminado esta primavera' });
const DELIVERED: Ribbon = demoTexts({ en: 'Delivered this year', es: 'Entregado este año' });

/** Draws ribbons: about 8 % are new to a market ('true' as in records), and a few carry one of their own. */
export function drawRibbons(
  market: MarketType,
  years: { builtYear: number; refitYear: number | null },
  hasWinter: boolean,
  prng: Prng,
): Ribbons {
  const forSale = market === 'sale' || market === 'both';
  const forCharter = market === 'charter' || market === 'both';
  const isNew = () => (prng.chance(0.085) ? 'true' : 'false');
  const possible = [
    ...(years.refitYear === THIS_YEAR ? [REFIT, REFIT] : []),
    ...(years.builtYear === THIS_YEAR ? [DELIVERED] : []),
    ...(forSale ? [PRICE_REDUCED] : []),
    ...(forCharter && hasWinter ? [LAST_WEEKS] : []),
  ];
  return {
    ribbonText: possible.length > 0 && prng.chance(0.07) ? prng.pick(possible) : null,
    saleNewToMarket: forSale ? isNew() : 'false',
    charterNewToMarket: forCharter ? isNew() : '',
  };
}
