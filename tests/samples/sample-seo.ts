import type { SeoContext } from '../../core/seo/json-ld.ts';
import { SAMPLE_SITE } from './sample-content.ts';

const ORIGIN = 'https://sample.example';

/** Makes the context of structured data for an English page; without an origin no address can be absolute. */
export function sampleSeo(origin: string | null = ORIGIN): SeoContext {
  const file = (url: string) => (url.startsWith('https:') ? url : origin && origin + url);
  const site = { ...SAMPLE_SITE, brand: { ...SAMPLE_SITE.brand, phone: '+44 20 7946 0182' } };
  return { site, locale: 'en', file, page: (path) => file(`/en${path}`) };
}
