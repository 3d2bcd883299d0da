import { FEATURE_CATEGORIES, type Feature } from '../yacht/feature.ts';
import type { RecordReader } from './record-reader.ts';

/** One item of a yacht's features (product.md YA4). */
export function featureOf(feature: RecordReader): Feature {
  return {
    id: feature.text('id'),
    displayOrder: feature.number('displayOrder'),
    category: feature.oneOf('category', FEATURE_CATEGORIES),
    feature: feature.localized('feature'),
    seo: feature.localizedOrNull('seo'),
    featureUrl: feature.textOrNull('featureURL'),
    charterPublish: feature.flag('charterPublish'),
    salesPublish: feature.flag('salesPublish'),
  };
}
