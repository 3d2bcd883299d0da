import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // Ours spends by the visitor's connection, and four at a time (product.md LK5): ui/navigation/prefetcher.ts.
  prefetchStaticAssets: false,
  passToClient: ['data', 'locale'],
  cacheControl: '',
  disableUrlNormalization: true,
} satisfies Config;
