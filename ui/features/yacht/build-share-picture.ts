import type { Market, YachtPageType } from '../../../core/market/market.ts';
import { contractCurrency } from '../../../core/price/contract-currency.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { PictureView } from '../../components/picture-view.ts';
import { lonelyHull } from '../../document/share-picture/share-hull.ts';
import { SHARED_DISPLAY, type SharePicture, type ViewWithoutMark } from '../../document/share-picture/share-picture.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type CardContext, countLine } from '../../yacht-card/card-facts.ts';
import { priceText } from '../../yacht-card/price-text.ts';
import { usResidentsNote } from '../../yacht-card/us-residents-note.ts';

/** A yacht as her page on a market shows her. */
interface ShownYacht {
  readonly yacht: Yacht;
  readonly market: Market;
  readonly type: YachtPageType;
  readonly slug: string;
  readonly hero: PictureView;
}

type ShareContext = Pick<CardContext, 'locale' | 'translate' | 'now'>;

/**
 * Builds the picture for messengers of a yacht's page (ME3): her price as the page has it, in the contract's currency
 * (PR1, PR3), and the note to residents of the U.S. with it (PR7). A ghost has no price, and says why (YA3).
 */
export function buildYachtSharePicture(shown: ShownYacht, context: ShareContext): SharePicture<ViewWithoutMark> {
  const { yacht, market, type, slug, hero } = shown;
  const { translate } = context;
  const isGhost = type === 'ghost';
  return {
    subject: { kind: 'yacht', market, slug },
    view: {
      label: isGhost ? '' : translate(`brochure.offer.${market}`),
      title: yacht.name,
      facts: isGhost ? [ghostTitle(yacht, market, translate)] : factsOf(yacht, context),
      price: isGhost ? '' : priceOf(yacht, market, context),
      note: isGhost ? '' : (usResidentsNote(yacht, translate) ?? ''),
      ground:
        hero.kind === 'photograph'
          ? { kind: 'photograph', picture: { src: hero.src, width: hero.width, height: hero.height } }
          : { kind: 'hulls', hulls: [lonelyHull(yacht)] },
    },
  };
}

function factsOf({ dimensions, guests, cabins }: Yacht, { locale, translate }: ShareContext): readonly string[] {
  return [
    formatLength(dimensions.length, SHARED_DISPLAY.unit, locale),
    ...countLine('yacht.guests', guests.total, translate),
    ...countLine('yacht.cabins', cabins.total, translate),
  ];
}

function priceOf(yacht: Yacht, market: Market, { translate, now }: ShareContext): string {
  return priceText(headlinePrice(yacht, market, contractCurrency(yacht.prices, market), now), translate);
}

/** Returns the sentence that she is withdrawn, or not offered on a market (YA3). */
export function ghostTitle({ name, withdrawn }: Yacht, market: Market, translate: Translate): string {
  return translate(withdrawn === null ? `yacht.ghost.${market}` : `yacht.withdrawn.${withdrawn.because}`, { name });
}
