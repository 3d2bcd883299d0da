import type { KnipConfig } from 'knip';

/** `knip --production` leaves tests out: what only they use is not called by the site or its tools, and has to go. */
const isProduction = process.argv.includes('--production');

/** Entries that knip finds in package.json by itself, but not in production. */
const SCRIPT_ENTRIES = [
  'tools/content-push/content-push.ts!',
  'tools/content-pull/content-pull.ts!',
  'tools/demo/fleet/generate.ts!',
  'tools/demo/podcast/make-episodes.mjs!',
  'tools/demo/portraits/make-portraits.ts!',
  'tools/mutation/run.mjs!',
  'tools/supply-chain/complete-lockfile.mjs!',
];

const config: KnipConfig = {
  entry: [
    'server/{main,dev,operator,import-listings,doctor}.ts!',
    'server/media/brochure-worker.ts!',
    'adapters/icalendar-feeds/feed-worker.ts!',
    'ui/pages/**/+*.{ts,tsx}!',
    'tools/*.{ts,mjs}!',
    'tools/build/*.{ts,mjs}!',
    'tools/supply-chain/{check-*,write-sbom}.ts!',
    'tools/security/{check-expressions,observatory}.ts!',
    'tools/security/scan-site.mjs!',
    ...(isProduction ? SCRIPT_ENTRIES : []),
    'tools/demo/studio/{make-plans,render,contact-sheet,film/make-films}.ts!',
    'tools/fonts/{subset,static-fonts}.ts!',
    'tools/{map/land,sea/sea,bench/bench}.ts!',
    'tools/bench/entries/*.{ts,tsx}!',
    'tools/mutation/{vitest.config,stryker-plugins}.mjs!',
  ],
  project: [
    '{core,adapters,server,ui,tools}/**/*.{ts,tsx,mjs,css}!',
    'tests/**/*.{ts,tsx,mjs,css}',
    '.storybook/**/*.{ts,tsx}',
    '*.{ts,mjs}',
    '!**/*.{test,fixture,stories}.{ts,tsx}!',
    '!tests/architecture/planted/**',
    '!ui/pages/**/*.build-*.mjs',
  ],
  // In production an export for a test is fine as long as its own file calls it.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ignoreBinaries: ['ffmpeg', 'blender', 'prlimit'],
  // The runner of the mutation tests starts Stryker by its path.
  ignoreDependencies: ['@fontsource-variable/*', 'world-atlas'],
};

export default config;
