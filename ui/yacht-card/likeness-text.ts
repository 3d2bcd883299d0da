import { localeEntry } from '../../core/locale/locale.ts';
import type { Likeness } from '../../core/search/related-yachts.ts';
import { assertNever } from '../../core/shared/assert-never.ts';
import type { Amenity } from '../../core/yacht/yacht.ts';
import type { CardContext } from './card-view.ts';

type TextContext = Pick<CardContext, 'locale' | 'translate'>;

/** Position of a reason in the sentence: it begins the sentence or continues it. */
type SentencePosition = 'first' | 'second';

/**
 * Joins the first two reasons into one short sentence without a full stop, such as `Similar length, same builder`; null
 * if there are none (UI6). Names of cruising areas are in brackets, because they would need articles and
 * prepositions.
 */
export function likenessText(likenesses: readonly Likeness[], words: TextContext): string | null {
  const [one, other] = likenesses;
  if (one === undefined) return null;
  const first = reasonText(one, 'first', words);
  if (other === undefined) return first;
  return words.translate('similar.pair', { first, second: reasonText(other, 'second', words) });
}

function reasonText(reason: Likeness, place: SentencePosition, words: TextContext): string {
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

/** Joins amenities as `pool, cinema and gym`: inside a sentence their labels begin with a small letter. */
function amenitiesText(amenities: readonly Amenity[], { locale, translate }: TextContext): string {
  const { iso } = localeEntry(locale);
  const labels = amenities.map((amenity) => {
    const label = translate(`amenity.${amenity}`);
    return label.slice(0, 1).toLocaleLowerCase(iso) + label.slice(1);
  });
  return new Intl.ListFormat(iso, { type: 'conjunction' }).format(labels);
}
