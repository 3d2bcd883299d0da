import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // The site's own prefetching depends on the visitor's connection (LK5): ui/navigation/prefetcher.ts.
  prefetchStaticAssets: false,
  passToClient: ['data', 'locale'],
  cacheControl: '',
  disableUrlNormalization: true,
} satisfies Config;
