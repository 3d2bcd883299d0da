import { expect, test } from 'vitest';
import { parseEnv, publicEnv } from './env.ts';

test('without any variable every default stands', () => {
  const parsed = parseEnv({});
  expect(parsed).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '127.0.0.1',
      logLevel: 'info',
      contentDir: 'content',
      cacheDir: '.cache',
      pageCacheBytes: 32 * 1024 * 1024,
      pageFreshSeconds: 60,
      pageStaleSeconds: 86_400,
      cdnSeconds: 0,
      localeStrategy: 'prefix',
      countryHeader: null,
      publicUrl: null,
      metricsPort: null,
      trustProxy: false,
      mediaWarm: true,
    },
  });
});

test('an empty or blank variable counts as not given', () => {
  expect(parseEnv({ PORT: '', PUBLIC_URL: ' ', METRICS_PORT: '' })).toEqual(parseEnv({}));
});

test('a full set is read', () => {
  const parsed = parseEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    COUNTRY_HEADER: 'CF-IPCountry',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://www.example.com/',
    METRICS_PORT: '9090',
    LOCALE_STRATEGY: 'prefix',
    MEDIA_WARM: '0',
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
      localeStrategy: 'prefix',
      mediaWarm: false,
      pageCacheBytes: 8 * 1024 * 1024,
    },
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ PAGE_FRESH_SECONDS: '1.5' }, 'PAGE_FRESH_SECONDS must be a whole number from 0 to 31536000, not "1.5".'],
  [{ LOCALE_STRATEGY: 'suffix' }, 'LOCALE_STRATEGY must be one of prefix, not "suffix".'],
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

test('every mistake has its own line', () => {
  const parsed = parseEnv({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: '?' });
  expect(parsed.ok ? [] : parsed.error).toHaveLength(3);
});

test('the set that reaches the browser is listed by name', () => {
  const parsed = parseEnv({ METRICS_PORT: '9090' });
  if (!parsed.ok) throw new Error('expected a valid set');
  expect(Object.keys(publicEnv(parsed.value)).sort()).toEqual(['localeStrategy', 'publicUrl']);
});
