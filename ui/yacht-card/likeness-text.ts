import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import type { Likeness } from '../../core/search/related/likeness.ts';
import { assertNever } from '../../core/shared/assert-never.ts';
import type { Amenity } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';

export interface LikenessWords {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** Where in the sentence a reason stands: the first begins it, the second goes on. */
type Place = 'first' | 'second';

/**
 * The two first reasons as one short sentence without a full stop, such as `Similar length, same builder`; null where
 * there are none (product.md UI6). Names of waters stand in brackets, so that no article or preposition hangs on them.
 */
export function likenessText(likenesses: readonly Likeness[], words: LikenessWords): string | null {
  const [one, other] = likenesses;
  if (one === undefined) return null;
  const first = reasonText(one, 'first', words);
  if (other === undefined) return first;
  return words.translate('similar.pair', { first, second: reasonText(other, 'second', words) });
}

function reasonText(reason: Likeness, place: Place, words: LikenessWords): string {
  const { locale, translate } = words;
  switch (reason.kind) {
    case 'builder':
    case 'length':
    case 'price':
    case 'type':
      return translate(`similar.${place}.${reason.kind}`);
    case 'designer':
      return translate(`similar.${place}.designer`, { name: reason.name });
    case 'area':
      return translate(`similar.${place}.area.${reason.season}`, { area: reason.area.name[locale] });
    case 'region':
      return translate(`similar.${place}.region`, { region: reason.region.name[locale] });
    case 'amenities':
      return translate(`similar.${place}.amenities`, { amenities: amenitiesText(reason.amenities, words) });
    default:
      return assertNever(reason);
  }
}

/** `pool, cinema and gym`: in the middle of a sentence, their labels begin small. */
function amenitiesText(amenities: readonly Amenity[], { locale, translate }: LikenessWords): string {
  const { iso } = localeEntry(locale);
  const labels = amenities.map((amenity) => {
    const label = translate(`amenity.${amenity}`);
    return label.slice(0, 1).toLocaleLowerCase(iso) + label.slice(1);
  });
  return new Intl.ListFormat(iso, { type: 'conjunction' }).format(labels);
}
