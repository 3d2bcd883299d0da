import { readdirSync, readFileSync } from 'node:fs';

// The arrows of the house: who may know whom. `npm run architecture` cruises every module by these rules, and plants a
// violation of each to see it caught. A new vendor SDK of an adapter is one entry in SDKS.

/** The vendor SDKs of each adapter; an adapter that is not named has none. */
const SDKS = {
  algolia: ['algoliasearch', 'cockatiel', 'dataloader'],
  'csv-feed': ['csv-parse'],
  'enquiry-sql': ['cockatiel', 'libsql', 'postgres'],
  'feed-pictures': ['sharp'],
  'http-ky': ['ky'],
  'icalendar-feeds': ['ical.js'],
  'media-service': ['cockatiel', 'lru-cache'],
  'mail-smtp': ['nodemailer'],
  'mailbox-folder': ['nodemailer'],
  'media-files': ['cockatiel', 'lru-cache', 'mrmime', 'sharp'],
  'openyacht-feed': ['@streamparser/json', 'ajv'],
  'process-rate-limits': ['lru-cache'],
  'sea-files': ['lru-cache'],
  'search-stand-in': ['cockatiel'],
  storyblok: ['cockatiel'],
  'xml-feeds': ['saxes'],
};

/** What pages are made with. */
const UI_PACKAGES = [
  ...['react', 'react-dom', 'vike', '@formatjs/intl', 'intl-messageformat'],
  // The machines of the core, run by the browser's runtime and by React.
  ...['xstate', '@xstate/react'],
  // Hours of daylight, for plans.
  'suncalc',
  // Cards that the server has rendered already.
  'lru-cache',
  // What a page shows only at a touch, on paper, or as colours.
  ...['photoswipe', '@react-pdf/(layout|render|renderer)', 'pdfkit', 'fontkit', 'blurhash'],
];

/** The modules below adapters that export a class, as paths. */
const ADAPTER_CLASSES = readdirSync(new URL('adapters/', import.meta.url), { recursive: true })
  .map((path) => `adapters/${path.replaceAll('\\', '/')}`)
  .filter(
    (path) => path.endsWith('.ts') && /^export class /m.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
  );

/** Tests stand beside their source and may import anything. */
const TEST = '\\.(test|fixture|stories)\\.tsx?$';

/** Where a package's modules lie, or the types that stand for it. */
const inPackages = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;
const ANY_PACKAGE = '(^|/)node_modules/';

const OWN_SDK = 'An adapter imports the core, its own vendor SDK, and the decorators of Inversify.';

const adapterSdks = (adapter, sdks) => ({
  name: `adapter-${adapter}-uses-its-own-sdk`,
  comment: OWN_SDK,
  from: { path: `^adapters/${adapter}/`, pathNot: TEST },
  to: { path: ANY_PACKAGE, pathNot: inPackages(['inversify', ...sdks]) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-imports-core-only',
      comment: 'Every arrow points down to the core; the core knows nothing but itself, xstate and valibot.',
      severity: 'error',
      from: { path: '^core/', pathNot: ['^core/search/query-parser/', TEST] },
      to: { pathNot: ['^core/', inPackages(['xstate', 'valibot'])] },
    },
    {
      name: 'query-parser-imports-core-and-its-words',
      comment: 'The words of the query parser are data, one file a language.',
      from: { path: '^core/search/query-parser/', pathNot: TEST },
      to: { pathNot: ['^core/', '^locales/query-words/'] },
    },
    {
      name: 'adapter-knows-no-other-adapter',
      comment: 'Adapters are put together in adapters/wiring, and nowhere else.',
      from: { path: '^adapters/([^/]+)/', pathNot: ['^adapters/wiring/', TEST] },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'adapter-knows-nothing-above',
      comment: 'Below an adapter is the core; beside it, its vendor.',
      from: { path: '^adapters/', pathNot: TEST },
      to: { path: '^(ui|server|locales|content|dist)/' },
    },
    {
      name: 'adapter-uses-its-own-sdk',
      comment: OWN_SDK,
      from: { path: '^adapters/', pathNot: [TEST, '^adapters/wiring/', `^adapters/(${Object.keys(SDKS).join('|')})/`] },
      to: { path: ANY_PACKAGE, pathNot: inPackages(['inversify']) },
    },
    ...Object.entries(SDKS).map(([adapter, sdks]) => adapterSdks(adapter, sdks)),
    {
      name: 'wiring-uses-inversify-only',
      from: { path: '^adapters/wiring/', pathNot: TEST },
      to: { path: ANY_PACKAGE, pathNot: inPackages(['inversify', 'reflect-metadata']) },
    },
    {
      name: 'adapters-are-built-in-the-wiring',
      comment: 'Tools ask adapters/wiring for ports as well; tools/bench measures single adapters.',
      from: { path: '^tools/', pathNot: ['^tools/bench/', TEST] },
      to: { path: `^(${ADAPTER_CLASSES.join('|').replaceAll('.', '\\.')})$` },
    },
    {
      name: 'browser-tests-import-no-adapter-class',
      comment: "Playwright's compiler cannot parse decorated parameters; readFleet is a function for this reason.",
      from: { path: '^tests/e2e/' },
      to: { path: `^(${ADAPTER_CLASSES.join('|').replaceAll('.', '\\.')})$` },
    },
    {
      name: 'wire-types-stay-in-their-adapter',
      comment: 'What an adapter declares leaves it through adapters/wiring only; rules of their own hold core and ui.',
      from: { pathNot: ['^(adapters|core|tests|tools|ui)/', TEST] },
      to: { path: '^adapters/', pathNot: '^adapters/wiring/' },
    },
    {
      name: 'ui-imports-core-locales-and-ui',
      comment: 'Pages know no adapter, no server and no Node; the one door is ui/shell/browser-ports.ts.',
      from: { path: '^ui/', pathNot: [TEST, '^ui/shell/browser-ports\\.ts$'] },
      to: { pathNot: ['^core/', '^locales/', '^ui/', inPackages(UI_PACKAGES)] },
    },
    {
      name: 'server-takes-rendering-from-ui',
      comment:
        'Rules stand in the core. Of pages the server takes builders, renderers, views, names, texts and drawings.',
      from: { path: '^server/', pathNot: TEST },
      to: {
        path: '^ui/',
        pathNot: [
          '^ui/(document|drawing|i18n|open-weeks|page-data|yacht-card)/',
          '^ui/features/.*/((build|render)-[a-z-]+|[a-z-]+-(names|view))\\.tsx?$',
        ],
      },
    },
    {
      name: 'blocks-know-no-feature',
      comment: 'Content pages put features beside blocks.',
      from: { path: '^ui/blocks/', pathNot: TEST },
      to: { path: '^ui/features/' },
    },
    {
      name: 'browser-door-leads-to-the-browser-wiring',
      from: { path: '^ui/shell/browser-ports\\.ts$' },
      to: { pathNot: '^adapters/wiring/browser\\.ts$' },
    },
    {
      name: 'feature-imports-no-other-feature',
      comment: 'What two features share lies beside them.',
      from: { path: '^ui/features/([^/]+)/', pathNot: TEST },
      to: { path: '^ui/features/', pathNot: '^ui/features/$1/' },
    },
    {
      name: 'components-are-presentational',
      comment: 'A component knows no port, no page context and no page: it is told what to show.',
      from: { path: '^ui/components/', pathNot: TEST },
      to: {
        path: ['^core/ports/', '^ui/', inPackages(['vike'])],
        pathNot: '^ui/(components|i18n|state|styles)/',
      },
    },
    {
      name: 'shared-parts-know-no-page',
      comment: 'What features share does not lean on a feature, the shell or a page.',
      from: { path: '^ui/(yacht-card|i18n)/', pathNot: TEST },
      to: { path: '^ui/(features|blocks|pages|shell)/' },
    },
    {
      name: 'features-and-blocks-know-no-page',
      comment: 'Pages put features together, not the other way round.',
      from: { path: '^ui/(features|blocks|shell)/', pathNot: TEST },
      to: { path: '^ui/pages/' },
    },
    {
      name: 'nobody-imports-tests',
      from: { path: '^(core|adapters|server|ui|locales)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'search-sandbox-stands-alone',
      comment: 'What shares code with the search that it is compared with proves nothing by being equal.',
      from: { path: '^tests/sandbox/algolia/', pathNot: TEST },
      to: { path: '^(core|adapters|server|ui)/' },
    },
    {
      name: 'nobody-imports-tools',
      from: { path: '^(core|adapters|server|ui|locales)/', pathNot: TEST },
      to: { path: '^tools/' },
    },
    {
      name: 'no-circle',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment:
        'An import that leads nowhere would pass every other rule. The built pages are there only after a build.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^halyard:pages$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // Types count: an arrow is an arrow.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ANY_PACKAGE },
    // Vike writes such a file beside a route for a moment, whenever something reads the configuration of Vite.
    exclude: { path: ['^tests/architecture/planted/', '\\.build-[0-9a-f]+\\.mjs$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
};
