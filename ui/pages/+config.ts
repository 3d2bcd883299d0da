import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  prefetchStaticAssets: 'viewport',
  passToClient: ['data', 'locale'],
  cacheControl: '',
  disableUrlNormalization: true,
} satisfies Config;
