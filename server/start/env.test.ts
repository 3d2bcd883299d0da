import { expect, test } from 'vitest';
import { LOCALES } from '../../core/locale/locale.ts';
import { editorOrigin, parseEnv } from './env.ts';

const CODES = LOCALES.map(({ code }) => code);

test('uses every default without any variable', () => {
  const parsed = parseEnv({});
  expect(parsed).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '127.0.0.1',
      logLevel: 'info',
      contentDir: 'content',
      cacheDir: '.cache',
      pageCacheBytes: 16 * 1024 * 1024,
      pageFreshSeconds: 60,
      pageStaleSeconds: 86_400,
      drainSeconds: 0,
      cdnSeconds: 0,
      localeStrategy: 'prefix',
      localeRedirectStatus: 302,
      fallbackLocale: null,
      rootRedirect: null,
      embedOrigins: [],
      formOrigins: [],
      countryHeader: null,
      publicUrl: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      hstsSubdomains: false,
      securityContact: null,
      trustProxy: false,
      withdrawnDays: 90,
      mediaWarm: true,
      mediaRecords: false,
      mapTiles: null,
      previewToken: null,
      staging: null,
      partnerFeeds: [],
      partnerFeedsToken: null,
      enquiries: {
        dataDir: 'var',
        retentionDays: 730,
        alertHour: 6,
        store: { kind: 'sqlite' },
        mail: { kind: 'mailbox', folder: null },
        sender: null,
        webhook: null,
        secret: null,
        spam: { leastMs: 3000, perAddress: 20, perMinute: 120 },
      },
      search: { kind: 'embedded' },
      content: { kind: 'files', feed: null },
      calendars: { feedEveryMs: 1_800_000, feedsOnLoopback: false },
      media: { kind: 'files' },
    },
  });
});

test('FD1 reads the feed whose listings are imported', () => {
  const from = 'https://agent.example/fleet.xml';
  const feed = { CONTENT: 'feed', LISTING_FEED: from, LISTING_FEED_FORMAT: 'openmarine' };
  const usual = { from, format: 'openmarine', name: null, mapping: null, everyMs: 3_600_000 };
  expect(parseEnv(feed)).toMatchObject({ value: { content: { kind: 'files', feed: usual } } });
  const table = { ...feed, LISTING_FEED_FORMAT: 'csv', LISTING_FEED_MAPPING: 'm.json', LISTING_FEED_MINUTES: '15' };
  expect(parseEnv({ ...table, LISTING_FEED_NAME: 'agent' })).toMatchObject({
    value: { content: { feed: { format: 'csv', name: 'agent', mapping: 'm.json', everyMs: 900_000 } } },
  });
});

test.each([
  [{ CONTENT: 'feed', LISTING_FEED_FORMAT: 'csv' }, 'LISTING_FEED is missing: without it there is no feed to import.'],
  [
    { CONTENT: 'feed', LISTING_FEED: 'a.xml' },
    "LISTING_FEED_FORMAT is missing: set it to the feed's format (openmarine, nautix, openyacht, csv).",
  ],
  [
    { CONTENT: 'feed', LISTING_FEED: 'a.csv', LISTING_FEED_FORMAT: 'csv' },
    'LISTING_FEED_MAPPING is missing: a CSV feed needs a mapping file.',
  ],
  [
    { LISTING_FEED_NAME: '../a' },
    'LISTING_FEED_NAME must be of lower-case letters, digits and single hyphens, not "../a".',
  ],
  [{ LISTING_FEED_MINUTES: '1' }, 'LISTING_FEED_MINUTES must be a whole number from 5 to 1440, not "1".'],
])('FD1 reports a mistake in the feed of listings: %j', (source, line) => {
  expect(parseEnv(source)).toMatchObject({ ok: false, error: expect.arrayContaining([line]) });
});

test('AV2 reads how often calendar feeds are asked', () => {
  expect(parseEnv({ CALENDAR_FEED_MINUTES: '60', CALENDAR_FEEDS_ON_LOOPBACK: '1' })).toMatchObject({
    ok: true,
    value: { calendars: { feedEveryMs: 3_600_000, feedsOnLoopback: true } },
  });
  const line = 'CALENDAR_FEED_MINUTES must be a whole number from 1 to 1440, not "0".';
  expect(parseEnv({ CALENDAR_FEED_MINUTES: '0' })).toEqual({ ok: false, error: [line] });
});

test('CM4 gives a staging site folders of its own, and lets its letters leave only where MAIL says so', () => {
  const copied = { STAGING: 'next-season', DATA_DIR: '/srv/data', SMTP_URL: 'smtp://mail.example' };
  expect(parseEnv(copied)).toMatchObject({
    value: {
      staging: 'next-season',
      cacheDir: '.cache/staging-next-season',
      enquiries: { dataDir: '/srv/data/staging-next-season', mail: { kind: 'mailbox' } },
    },
  });
  expect(parseEnv({ ...copied, MAIL: 'smtp' })).toMatchObject({ value: { enquiries: { mail: { kind: 'smtp' } } } });
});

test.each(['1', '0', 'no', 'true', 'Next', 'a b', '../next', 'a;b', 'a'.repeat(25)])(
  'CM4 takes %j for no name of a staging site',
  (name) => {
    const line = `STAGING must be a name of at most 24 small letters, digits and hyphens, like next-season, not "${name}".`;
    expect(parseEnv({ STAGING: name })).toEqual({ ok: false, error: [line] });
  },
);

test('treats an empty or blank variable as absent', () => {
  expect(parseEnv({ PORT: '', PUBLIC_URL: ' ', METRICS_PORT: '' })).toEqual(parseEnv({}));
});

test('reads a full set', () => {
  const parsed = parseEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    COUNTRY_HEADER: 'CF-IPCountry',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://www.example.com/',
    METRICS_PORT: '9090',
    LOCALE_STRATEGY: 'prefix',
    MEDIA_WARM: '0',
    MEDIA_RECORDS: '1',
    PAGE_CACHE_MB: '8',
  });
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      port: 8080,
      host: '0.0.0.0',
      countryHeader: 'cf-ipcountry',
      trustProxy: true,
      publicUrl: 'https://www.example.com',
      metricsPort: 9090,
      metricsHost: '127.0.0.1',
      localeStrategy: 'prefix',
      mediaWarm: false,
      mediaRecords: true,
      pageCacheBytes: 8 * 1024 * 1024,
    },
  });
});

test.each(['mailto:security@yachts.example', 'https://yachts.example/report?from=security'])(
  'accepts the security contact %s',
  (securityContact) => {
    expect(parseEnv({ SECURITY_CONTACT: securityContact })).toMatchObject({ ok: true, value: { securityContact } });
  },
);

test.each([
  'security@yachts.example',
  'mailto:nobody',
  'http://yachts.example/',
  'tel:+34971000000',
  'https:',
  'mailto:a@b.example\nExpires: never',
])('SECURITY_CONTACT=%s stops the start with one line', (contact) => {
  const line = `SECURITY_CONTACT must be a mailto: or https: address, not "${contact}".`;
  expect(parseEnv({ SECURITY_CONTACT: contact })).toEqual({ ok: false, error: [line] });
});

test.each([['prefix'], ['prefix_except_default']])('LO2 accepts the locale strategy %s', (localeStrategy) => {
  expect(parseEnv({ LOCALE_STRATEGY: localeStrategy })).toMatchObject({ ok: true, value: { localeStrategy } });
});

test.each([301, 302, 303, 307, 308])('LO2, LO5 accepts the redirect status %i', (status) => {
  const given = String(status);
  const source = { LOCALE_REDIRECT_STATUS: given, ROOT_REDIRECT: '/es/', ROOT_REDIRECT_STATUS: given };
  expect(parseEnv(source)).toMatchObject({
    ok: true,
    value: { localeRedirectStatus: status, rootRedirect: { path: '/es/', status } },
  });
});

test('LO3 the fallback locale is in the locale table', () => {
  expect(parseEnv({ FALLBACK_LOCALE: 'es' })).toMatchObject({ ok: true, value: { fallbackLocale: 'es' } });
  expect(parseEnv({ FALLBACK_LOCALE: ' ' })).toMatchObject({ ok: true, value: { fallbackLocale: null } });
});

test.each([
  [{ ROOT_REDIRECT: '/en/' }, '/en/'],
  [{ ROOT_REDIRECT: '/en/yachts-for-sale/' }, '/en/yachts-for-sale/'],
  [{ ROOT_REDIRECT: '/es/', LOCALE_STRATEGY: 'prefix_except_default' }, '/es/'],
  [{ ROOT_REDIRECT: '/en/about/', LOCALE_STRATEGY: 'prefix_except_default' }, '/en/about/'],
])('LO5 %o redirects to %s with 302 unless configured otherwise', (source, path) => {
  expect(parseEnv(source)).toMatchObject({ ok: true, value: { rootRedirect: { path, status: 302 } } });
});

test('LO5 a status without a path is not a redirect', () => {
  expect(parseEnv({ ROOT_REDIRECT_STATUS: '301' })).toMatchObject({ ok: true, value: { rootRedirect: null } });
});

test.each([
  '/',
  '//evil',
  '//evil.example/',
  '/\\evil.example',
  '/%2fevil.example',
  '/\tevil',
  '/?a=b',
  '/#part',
  '/en/?a=b',
  '/en/#part',
  '/.',
  '/en/..',
  '/%2e/',
  '/año/',
  '/a b/',
  'en/',
  'https://x',
  'https://x/en/',
  'javascript:alert(1)',
])('LO5 ROOT_REDIRECT=%s stops the start with one line', (path) => {
  const line = `ROOT_REDIRECT must be a path of the site other than "/", not "${path}".`;
  expect(parseEnv({ ROOT_REDIRECT: path })).toEqual({ ok: false, error: [line] });
});

test.each(['/en/', '/en', '/EN/'])('LO5 ROOT_REDIRECT=%s, which would loop, stops the start with one line', (path) => {
  expect(parseEnv({ ROOT_REDIRECT: path, LOCALE_STRATEGY: 'prefix_except_default' })).toEqual({
    ok: false,
    error: ['ROOT_REDIRECT leads back to "/" under LOCALE_STRATEGY=prefix_except_default, without end.'],
  });
});

test.each([
  'https://tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com:8443/sea/{z}/{y}/{x}@2x.webp?key=a-B_9',
  'http://127.0.0.1:9000/{z}/{x}/{y}.png',
])('accepts map tiles: %s', (template) => {
  expect(parseEnv({ MAP_TILES: template, MAP_ATTRIBUTION: ' © A <b> & B ' })).toMatchObject({
    ok: true,
    value: { mapTiles: { template, attribution: '© A <b> & B' } },
  });
});

test.each([
  'https://tiles.example.com/{z}/{x}.png',
  'https://tiles.example.com/{z}/{x}/{y}/{y}.png',
  'https://tiles.example.com/{z}/{x}/{y}/{s}.png',
  'https://{z}.example.com/{x}/{y}.png',
  'https://tiles.example.com{z}/{x}/{y}.png',
  'https://user:pass@tiles.example.com/{z}/{x}/{y}.png',
  'https://*.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com;script-src/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}/{y}.png" onload="x',
  'http://tiles.example.com/{z}/{x}/{y}.png',
  '//tiles.example.com/{z}/{x}/{y}.png',
  'data:image/png,{z}{x}{y}',
])('MAP_TILES=%s stops the start with one line', (template) => {
  const like = 'https://tiles.example.com/{z}/{x}/{y}.png, https or on this machine';
  expect(parseEnv({ MAP_TILES: template, MAP_ATTRIBUTION: 'A' })).toEqual({
    ok: false,
    error: [`MAP_TILES must be like ${like}, not "${template}".`],
  });
});

test('requires tiles and their attribution together', () => {
  expect(parseEnv({ MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png' })).toEqual({
    ok: false,
    error: ['MAP_ATTRIBUTION is missing: the map of MAP_TILES must say whose it is.'],
  });
  expect(parseEnv({ MAP_ATTRIBUTION: 'A' })).toEqual({
    ok: false,
    error: ['MAP_TILES is missing: MAP_ATTRIBUTION says whose its map is.'],
  });
});

test('RT8 reads origins that may embed as a list, by commas or spaces', () => {
  const list = ' https://a.example, https://b.example:8443/\thttp://[::1]:3000 ,,HTTPS://C.example ';
  expect(parseEnv({ EMBED_ORIGINS: list })).toMatchObject({
    ok: true,
    value: { embedOrigins: ['https://a.example', 'https://b.example:8443', 'http://[::1]:3000', 'https://c.example'] },
  });
  expect(parseEnv({ EMBED_ORIGINS: ' , ' })).toMatchObject({ ok: true, value: { embedOrigins: [] } });
});

test.each([
  'b.example',
  'https://b.example/path',
  'https://*',
  'https://*.example',
  '*',
  'https://b;script-src',
  "'self'",
  'javascript:alert(1)',
  'https://user@b.example',
])('RT8 %s among EMBED_ORIGINS stops the start with one line', (bad) => {
  const line = `EMBED_ORIGINS must be an origin like https://www.example.com, without a path, not "${bad}".`;
  expect(parseEnv({ EMBED_ORIGINS: `https://a.example ${bad} https://c.example` })).toEqual({
    ok: false,
    error: [line],
  });
});

test.each([
  [{ LOCALE_REDIRECT_STATUS: '200' }, 'LOCALE_REDIRECT_STATUS must be one of 301, 302, 303, 307, 308, not "200".'],
  [
    { ROOT_REDIRECT: '/es/', ROOT_REDIRECT_STATUS: 'permanent' },
    'ROOT_REDIRECT_STATUS must be one of 301, 302, 303, 307, 308, not "permanent".',
  ],
  [{ FALLBACK_LOCALE: 'xx' }, `FALLBACK_LOCALE must be one of ${CODES.join(', ')}, not "xx".`],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PAGE_FRESH_SECONDS: '1.5' }, 'PAGE_FRESH_SECONDS must be a whole number from 0 to 31536000, not "1.5".'],
  [{ LOCALE_STRATEGY: 'suffix' }, 'LOCALE_STRATEGY must be one of prefix, prefix_except_default, not "suffix".'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be 1 or 0, not "maybe".'],
  [
    { PUBLIC_URL: 'https://example.com/shop' },
    'PUBLIC_URL must be an origin like https://www.example.com, without a path, not "https://example.com/shop".',
  ],
  [
    { PUBLIC_URL: 'javascript:alert(1)' },
    'PUBLIC_URL must be an origin like https://www.example.com, without a path, not "javascript:alert(1)".',
  ],
  [
    { COUNTRY_HEADER: 'CF IP', TRUST_PROXY: '1' },
    'COUNTRY_HEADER must be the name of a header, like CF-IPCountry, not "CF IP".',
  ],
  [
    { COUNTRY_HEADER: 'CF-IPCountry' },
    'COUNTRY_HEADER needs TRUST_PROXY=1: without a proxy that sets it, anyone could.',
  ],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT (3000): metrics are private.'],
])('%o stops the start with one line', (source, line) => {
  expect(parseEnv(source)).toEqual({ ok: false, error: [line] });
});

test('reports every mistake on its own line', () => {
  const parsed = parseEnv({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: '?' });
  expect(parsed.ok ? [] : parsed.error).toHaveLength(3);
});

test('checks rules between variables beside a mistake in another variable of their group', () => {
  expect(parseEnv({ ALGOLIA_INDEX: 'a b', ALGOLIA_RECOMMEND: 'related-products', METRICS_PORT: '3000' })).toEqual({
    ok: false,
    error: [
      'METRICS_PORT must differ from PORT (3000): metrics are private.',
      'ALGOLIA_INDEX must be at most 64 letters, digits, hyphens and underscores, not "a b".',
      'ALGOLIA_RECOMMEND needs SEARCH=algolia: it uses the same Algolia application.',
    ],
  });
});

test('checks a given variable even when another setting makes it unused', () => {
  expect(parseEnv({ MAIL: 'mailbox', SMTP_URL: 'mail.example' })).toEqual({
    ok: false,
    error: ['SMTP_URL is not an address such as smtps://user:password@mail.example.'],
  });
});

test('SE1 an application or a key of it selects the hosted search', () => {
  const algolia = {
    kind: 'algolia',
    appId: 'APP',
    searchKey: 'key',
    index: 'yachts',
    siteIndex: 'GenericIndex',
    recommend: null,
    standIn: null,
    host: null,
  };
  const searchOf = (source: Record<string, string>) => {
    const parsed = parseEnv(source);
    return parsed.ok ? parsed.value.search : parsed.error;
  };
  const account = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' };
  expect(searchOf(account)).toEqual(algolia);
  expect(searchOf({ ...account, SEARCH: 'embedded' })).toEqual({ kind: 'embedded' });
  expect(searchOf({ ...account, ALGOLIA_INDEX: 'demo_yachts', ALGOLIA_HOST: 'http://127.0.0.1:8080' })).toEqual({
    ...algolia,
    index: 'demo_yachts',
    host: 'http://127.0.0.1:8080',
  });
  expect(searchOf({ ...account, ALGOLIA_SITE_INDEX: 'demo_site' })).toEqual({ ...algolia, siteIndex: 'demo_site' });
  expect(searchOf({ ALGOLIA_INDEX: 'yachts' })).toEqual({ kind: 'embedded' });
  for (const recommend of ['related-products', 'looking-similar']) {
    expect(searchOf({ ...account, ALGOLIA_RECOMMEND: recommend })).toEqual({ ...algolia, recommend });
  }
  expect(searchOf({ ...account, SEARCH_STAND_IN: 'embedded' })).toEqual({ ...algolia, standIn: 'embedded' });
});

test('SE9 starts with a hosted search without application or key', () => {
  const nothing = {
    kind: 'algolia',
    appId: null,
    searchKey: null,
    index: 'yachts',
    siteIndex: 'GenericIndex',
    recommend: null,
    standIn: null,
    host: null,
  };
  expect(parseEnv({ SEARCH: 'algolia' })).toMatchObject({ ok: true, value: { search: nothing } });
  expect(parseEnv({ ALGOLIA_APP_ID: 'APP' })).toMatchObject({
    ok: true,
    value: { search: { ...nothing, appId: 'APP' } },
  });
});

test.each([
  [{ SEARCH: 'solr' }, 'SEARCH must be one of embedded, algolia, not "solr".'],
  [{ ALGOLIA_INDEX: 'a b' }, 'ALGOLIA_INDEX must be at most 64 letters, digits, hyphens and underscores, not "a b".'],
  [
    { ALGOLIA_SITE_INDEX: 'a/b' },
    'ALGOLIA_SITE_INDEX must be at most 64 letters, digits, hyphens and underscores, not "a/b".',
  ],
  [
    { SEARCH: 'algolia', ALGOLIA_RECOMMEND: 'bought-together' },
    'ALGOLIA_RECOMMEND must be one of related-products, looking-similar, not "bought-together".',
  ],
  [{ SEARCH: 'algolia', SEARCH_STAND_IN: 'memory' }, 'SEARCH_STAND_IN must be one of embedded, not "memory".'],
  [{ SEARCH_STAND_IN: 'embedded' }, 'SEARCH_STAND_IN needs SEARCH=algolia: it stands in for a hosted search.'],
  [
    { ALGOLIA_RECOMMEND: 'related-products' },
    'ALGOLIA_RECOMMEND needs SEARCH=algolia: it uses the same Algolia application.',
  ],
  [{ ALGOLIA_INDEX: 'GenericIndex' }, 'ALGOLIA_SITE_INDEX must differ from ALGOLIA_INDEX (GenericIndex).'],
  [
    { ALGOLIA_HOST: '127.0.0.1:8080' },
    'ALGOLIA_HOST must be an origin like https://www.example.com, without a path, not "127.0.0.1:8080".',
  ],
  [
    { ALGOLIA_HOST: 'http://search.example' },
    'ALGOLIA_HOST must be https, or on this machine, not "http://search.example": the key is sent with every request.',
  ],
])('reports a mistake in the search: %j', (source, line) => {
  expect(parseEnv(source)).toEqual({ ok: false, error: [line] });
});

test('a Storyblok token selects Storyblok content', () => {
  const contentOf = (source: Record<string, string>) => {
    const parsed = parseEnv(source);
    return parsed.ok ? parsed.value.content : parsed.error;
  };
  const storyblok = {
    ...{ kind: 'storyblok', token: 'public', previewToken: null, webhookSecret: null },
    ...{ host: 'https://api.storyblok.com', editor: 'https://app.storyblok.com' },
  };
  expect(contentOf({ STORYBLOK_TOKEN: 'public' })).toEqual(storyblok);
  expect(contentOf({ STORYBLOK_TOKEN: 'public', CONTENT: 'storyblok' })).toEqual(storyblok);
  expect(contentOf({ STORYBLOK_TOKEN: 'public', STORYBLOK_PREVIEW_TOKEN: 'preview' })).toEqual({
    ...storyblok,
    previewToken: 'preview',
  });
  expect(contentOf({ STORYBLOK_TOKEN: 'public', STORYBLOK_HOST: 'http://127.0.0.1:4200' })).toEqual({
    ...storyblok,
    host: 'http://127.0.0.1:4200',
  });
  const webhookSecret = 'twenty-four characters!!';
  expect(contentOf({ STORYBLOK_TOKEN: 'public', STORYBLOK_WEBHOOK_SECRET: webhookSecret })).toEqual({
    ...storyblok,
    webhookSecret,
  });
  expect(contentOf({ STORYBLOK_TOKEN: 'public', STORYBLOK_WEBHOOK_SECRET: 'short' })).toEqual([
    'STORYBLOK_WEBHOOK_SECRET must be at least 24 characters.',
  ]);
  expect(contentOf({ STORYBLOK_WEBHOOK_SECRET: webhookSecret })).toEqual([
    'STORYBLOK_WEBHOOK_SECRET needs CONTENT=storyblok: nothing else sends such webhooks.',
  ]);
  expect(contentOf({ STORYBLOK_TOKEN: 'public', CONTENT: 'files' })).toEqual({ kind: 'files', feed: null });
  expect(contentOf({ STORYBLOK_HOST: 'https://api-us.storyblok.com' })).toEqual({ kind: 'files', feed: null });
});

test('CM2 previews are shown by an editor where drafts can be read', () => {
  const editorIn = (source: Record<string, string>) => {
    const parsed = parseEnv(source);
    return parsed.ok ? editorOrigin(parsed.value) : parsed.error;
  };
  const drafts = { STORYBLOK_TOKEN: 'public', STORYBLOK_PREVIEW_TOKEN: 'preview' };
  const previews = { ...drafts, PREVIEW_TOKEN: 'sixteen-letters-' };
  expect(editorIn(previews)).toBe('https://app.storyblok.com');
  const own = { STORYBLOK_EDITOR_ORIGIN: 'http://127.0.0.1:4700/' };
  expect(editorIn({ ...previews, ...own })).toBe('http://127.0.0.1:4700');
  expect(editorIn({ ...drafts, ...own })).toBeNull();
  expect(editorIn({ PREVIEW_TOKEN: 'sixteen-letters-' })).toBeNull();
  const needs = 'needs CONTENT=storyblok and STORYBLOK_PREVIEW_TOKEN: without them there are no drafts to preview';
  for (const source of [own, { ...own, STORYBLOK_TOKEN: 'public' }, { ...previews, ...own, CONTENT: 'files' }])
    expect(editorIn(source)).toEqual([`STORYBLOK_EDITOR_ORIGIN ${needs}.`]);
  expect(editorIn({ ...previews, STORYBLOK_EDITOR_ORIGIN: 'http://editor.example' })).toEqual([
    'STORYBLOK_EDITOR_ORIGIN must be https, or on this machine, not "http://editor.example": drafts are shown there.',
  ]);
});

const NO_TOKEN = 'STORYBLOK_TOKEN is missing: without it no content can be read from Storyblok.';

test.each([
  [{ CONTENT: 'wordpress' }, 'CONTENT must be one of files, storyblok, feed, not "wordpress".'],
  [{ CONTENT: 'storyblok' }, NO_TOKEN],
  [{ STORYBLOK_PREVIEW_TOKEN: 'preview' }, NO_TOKEN],
  [
    { STORYBLOK_TOKEN: 'public', STORYBLOK_HOST: 'api.storyblok.com' },
    'STORYBLOK_HOST must be an origin like https://www.example.com, without a path, not "api.storyblok.com".',
  ],
  [
    { STORYBLOK_TOKEN: 'public', STORYBLOK_HOST: 'http://api.storyblok.com' },
    'STORYBLOK_HOST must be https, or on this machine, not "http://api.storyblok.com": the token is sent with every request.',
  ],
])('reports a mistake in the content: %j', (source, line) => {
  expect(parseEnv(source)).toEqual({ ok: false, error: [line] });
});

test('ME1 the host of a media service selects it', () => {
  const mediaOf = (source: Record<string, string>) => {
    const parsed = parseEnv(source);
    return parsed.ok ? parsed.value.media : parsed.error;
  };
  const host = 'https://media.example';
  const service = { kind: 'service', host, container: 'media', origins: [host] };
  expect(mediaOf({ MEDIA_HOST: `${host}/` })).toEqual(service);
  expect(mediaOf({ MEDIA_HOST: host, MEDIA: 'service', MEDIA_CONTAINER: 'c-81_a' })).toEqual({
    ...service,
    container: 'c-81_a',
  });
  expect(mediaOf({ MEDIA_HOST: host, MEDIA_ORIGINS: `https://cdn.example, http://127.0.0.1:4300 ${host}` })).toEqual({
    ...service,
    origins: [host, 'https://cdn.example', 'http://127.0.0.1:4300'],
  });
  expect(mediaOf({ MEDIA_HOST: host, MEDIA: 'files' })).toEqual({ kind: 'files' });
  expect(mediaOf({ MEDIA_ORIGINS: 'https://cdn.example' })).toEqual({ kind: 'files' });
});

test.each([
  [{ MEDIA: 'cloud' }, 'MEDIA must be one of files, service, not "cloud".'],
  [{ MEDIA: 'service' }, 'MEDIA_HOST is missing: without it no media service can be reached.'],
  [
    { MEDIA_HOST: 'https://media.example/v4' },
    'MEDIA_HOST must be an origin like https://www.example.com, without a path, not "https://media.example/v4".',
  ],
  [
    { MEDIA_HOST: 'http://media.example' },
    'MEDIA_HOST must be https, or on this machine, not "http://media.example": pages embed what it serves.',
  ],
  [
    { MEDIA_HOST: 'https://media.example', MEDIA_ORIGINS: 'https://a.example http://b.example' },
    'MEDIA_ORIGINS must be https, or on this machine, not "http://b.example": pages embed what it serves.',
  ],
  [
    { MEDIA_HOST: 'https://media.example', MEDIA_ORIGINS: 'https://*.example' },
    'MEDIA_ORIGINS must be an origin like https://www.example.com, without a path, not "https://*.example".',
  ],
  [
    { MEDIA_HOST: 'https://media.example', MEDIA_CONTAINER: 'a/b' },
    'MEDIA_CONTAINER must be at most 64 letters, digits, hyphens and underscores, not "a/b".',
  ],
])('ME1 reports a mistake in the media: %j', (source, line) => {
  expect(parseEnv(source)).toEqual({ ok: false, error: [line] });
});

test('FD5 reads the feeds for partners and their token', () => {
  const site = { PUBLIC_URL: 'https://a.example', PARTNER_FEEDS: 'openyacht, openmarine' };
  expect(parseEnv({ ...site, PARTNER_FEEDS_TOKEN: 'a-token-of-partners' })).toMatchObject({
    ok: true,
    value: { partnerFeeds: ['openyacht', 'openmarine'], partnerFeedsToken: 'a-token-of-partners' },
  });
});

test.each([
  [{ PARTNER_FEEDS: 'openyacht,csv' }, 'PARTNER_FEEDS must be one of openmarine, openyacht, not "csv".'],
  [{ PARTNER_FEEDS: 'openyacht' }, 'PUBLIC_URL is missing: the listings of PARTNER_FEEDS have lasting addresses.'],
  [{ PARTNER_FEEDS_TOKEN: 'a-token-of-partners' }, 'PARTNER_FEEDS is missing: no feed asks for PARTNER_FEEDS_TOKEN.'],
  [
    { PUBLIC_URL: 'https://a.example', PARTNER_FEEDS: 'openmarine', PARTNER_FEEDS_TOKEN: 'short' },
    'PARTNER_FEEDS_TOKEN must be at least 16 letters, digits, hyphens and underscores.',
  ],
])('FD5 %o stops the start with one line', (source, line) => {
  expect(parseEnv(source)).toEqual({ ok: false, error: [line] });
});
