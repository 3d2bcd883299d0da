import { FEATURE_CATEGORIES, type Feature } from '../yacht/feature.ts';
import type { RecordReader } from './record-reader.ts';

/**
 * Parses a yacht's features (YA4). Features without a text, without a place or with the id of an earlier one
 * are left out.
 */
export function featuresOf(yacht: RecordReader): Feature[] {
  const ids = new Set<string>();
  if (yacht.raw('features') === null) return [];
  return yacht
    .list('features', (items, index) => featureOf(items.object(index), Number(index), ids))
    .filter((feature) => feature !== null);
}

function featureOf(item: RecordReader, place: number, taken: Set<string>): Feature | null {
  const told = item.sound(() => {
    const id = item.text('id');
    if (taken.has(id)) item.problem('id', `"${id}" is taken by an earlier feature`);
    return { id, category: item.oneOf('category', FEATURE_CATEGORIES), feature: item.localized('feature') };
  });
  const rest = {
    displayOrder: item.numberOrNull('displayOrder') ?? place,
    seo: item.localizedOrNull('seo'),
    featureUrl: item.textOrNull('featureURL'),
    charterPublish: item.flagOrNull('charterPublish') ?? false,
    salesPublish: item.flagOrNull('salesPublish') ?? false,
  };
  if (told === null) return null;
  taken.add(told.id);
  return { ...told, ...rest };
}
