import { RECOMMEND_MODELS, type RecommendModel } from '../../adapters/algolia/recommend/recommend-model.ts';
import type { MapTiles } from '../../core/geo/map-tiles.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../core/locale/locale.ts';
import { LOCALE_STRATEGIES, type LocaleStrategy } from '../../core/locale/split-locale.ts';
import { linkPolicy } from '../../core/routing/link-policy.ts';
import { localeRedirect } from '../../core/routing/locale-path.ts';
import { trailingSlashRedirect } from '../../core/routing/trailing-slash.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type EnquiryEnv, readEnquiryEnv } from '../enquiries/enquiry-env.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];
const CODES = LOCALES.map(({ code }) => code);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** One host: what stands for several, or would end a directive of the Content-Security-Policy, is none. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
const REDIRECT_STATUSES = ['301', '302', '303', '307', '308'] as const;
export type RedirectStatus = 301 | 302 | 303 | 307 | 308;
const SEARCHES = ['embedded', 'algolia'] as const;
const CONTENTS = ['files', 'storyblok'] as const;
const MEDIA = ['files', 'service'] as const;
/** Where spaces of the European Union are; those of other regions have hosts of their own. */
const STORYBLOK_HOST = 'https://api.storyblok.com';

/** The configuration of one web node, parsed once at start (architecture.md "Embedded by default"). */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  readonly contentDir: string;
  readonly cacheDir: string;
  readonly pageCacheBytes: number;
  readonly pageFreshSeconds: number;
  readonly pageStaleSeconds: number;
  /** Seconds a CDN in front may keep a page; 0 when there is none. */
  readonly cdnSeconds: number;
  /** product.md LO2. */
  readonly localeStrategy: LocaleStrategy;
  /** With it a path leads that does not stand under the strategy (product.md LO2). */
  readonly localeRedirectStatus: RedirectStatus;
  /** Where neither cookie nor browser names a locale (product.md LO3); null leaves it to the default. */
  readonly fallbackLocale: Locale | null;
  /** Where a visit to `/` leads (product.md LO5); null leaves it to the strategy. */
  readonly rootRedirect: { readonly path: string; readonly status: RedirectStatus } | null;
  /** Origins that may show the microsites in a frame (product.md RT8). */
  readonly embedOrigins: readonly string[];
  /** Origins whose forms open in a drawer over the page (product.md CO6, FM3). */
  readonly formOrigins: readonly string[];
  /** Request header in which a CDN names the visitor's country, in lower case (product.md PR6). */
  readonly countryHeader: string | null;
  /** Origin for canonical addresses, without a trailing slash. */
  readonly publicUrl: string | null;
  readonly metricsPort: number | null;
  /** Whether X-Forwarded-Proto and X-Forwarded-Host come from our own proxy. */
  readonly trustProxy: boolean;
  /** What the address of a preview must say to read drafts (product.md CO8); null where none are read. */
  readonly previewToken: string | null;
  /** Whether the first pictures are made ahead of the first visitor. */
  readonly mediaWarm: boolean;
  /** A map of another service in place of our own chart. */
  readonly mapTiles: MapTiles | null;
  /** Days for which the page of a yacht that is off the market says so, before it is gone. */
  readonly withdrawnDays: number;
  readonly enquiries: EnquiryEnv;
  readonly search: SearchEnv;
  readonly content: ContentEnv;
  readonly media: MediaEnv;
}

/** Who has yachts, pages, offices and redirects. */
export type ContentEnv =
  | { readonly kind: 'files' }
  | {
      readonly kind: 'storyblok';
      /** Reads what is published. */
      readonly token: string;
      /** Reads drafts; null shows a preview what visitors read. */
      readonly previewToken: string | null;
      /** Origin of the service. */
      readonly host: string;
    };

/** Who has pictures, films, recordings and documents (product.md ME1, ME2). */
export type MediaEnv =
  | { readonly kind: 'files' }
  | {
      readonly kind: 'service';
      /** Origin of the service. */
      readonly host: string;
      /** What the service calls our container `media`. */
      readonly container: string;
      /** Where pictures, films and galleries may come from: the host, and others. */
      readonly origins: readonly string[];
    };

/** Who answers searches (product.md SE1); without application or key a hosted one answers none (SE9). */
export type SearchEnv =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'algolia';
      readonly appId: string | null;
      readonly searchKey: string | null;
      /** Name of the yacht index, which the names of its replicas begin with. */
      readonly index: string;
      /** Name of the index of everything the site has, the same way. */
      readonly siteIndex: string;
      /** The model that recommends yachts (product.md UI6); null leaves it to the yachts' likeness. */
      readonly recommend: RecommendModel | null;
      /** Origin of the one host to ask; null asks the service's own. */
      readonly host: string | null;
    };

/** The part of the configuration that may reach the browser; nothing else does. */
export function publicEnv(env: Env): Pick<Env, 'localeStrategy' | 'publicUrl'> {
  return { localeStrategy: env.localeStrategy, publicUrl: env.publicUrl };
}

/** One clear line a mistake; an empty variable counts as not given. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Result<Env, string[]> {
  const mistakes: string[] = [];
  const text = (name: string): string | null => source[name]?.trim() || null;

  function whole(name: string, fallback: number, max: number): number {
    const given = text(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value <= max) return value;
    mistakes.push(`${name} must be a whole number from 0 to ${max}, not "${given}".`);
    return fallback;
  }
  function choice<T extends string, F extends T | null>(name: string, allowed: readonly T[], fallback: F): T | F {
    const given = text(name);
    if (given === null) return fallback;
    const found = allowed.find((value) => value === given);
    if (found === undefined) mistakes.push(`${name} must be one of ${allowed.join(', ')}, not "${given}".`);
    return found ?? fallback;
  }
  function flag(name: string, fallback: boolean): boolean {
    const given = text(name);
    if (given === null) return fallback;
    if (['1', 'true', 'yes'].includes(given)) return true;
    if (!['0', 'false', 'no'].includes(given)) mistakes.push(`${name} must be 1 or 0, not "${given}".`);
    return false;
  }
  function redirectStatus(name: string): RedirectStatus {
    return Number(choice(name, REDIRECT_STATUSES, '302')) as RedirectStatus;
  }
  function rootRedirect(): Env['rootRedirect'] {
    const path = text('ROOT_REDIRECT');
    const status = redirectStatus('ROOT_REDIRECT_STATUS');
    if (path === null) return null;
    if (isInnerPath(path)) return { path, status };
    mistakes.push(`ROOT_REDIRECT must be a path of the site other than "/", not "${path}".`);
    return null;
  }
  function oneOrigin(name: string): string | null {
    const given = text(name);
    return given === null ? null : origin(name, given, mistakes);
  }
  function origins(name: string): readonly string[] {
    const list = text(name)?.split(/[\s,]+/) ?? [];
    return list.flatMap((given) => (given === '' ? [] : (origin(name, given, mistakes) ?? [])));
  }
  function previewToken(): string | null {
    const given = text('PREVIEW_TOKEN');
    if (given === null || /^[A-Za-z0-9_-]{16,}$/.test(given)) return given;
    mistakes.push('PREVIEW_TOKEN must be at least 16 letters, digits, hyphens and underscores.');
    return null;
  }
  function mapTiles(): MapTiles | null {
    const [template, attribution] = [text('MAP_TILES'), text('MAP_ATTRIBUTION')];
    if (template === null && attribution === null) return null;
    if (template === null) mistakes.push('MAP_TILES is missing: MAP_ATTRIBUTION says whose its map is.');
    else if (!isTileTemplate(template)) {
      const like = 'https://tiles.example.com/{z}/{x}/{y}.png, https or on this machine';
      mistakes.push(`MAP_TILES must be like ${like}, not "${template}".`);
    }
    if (attribution === null) mistakes.push('MAP_ATTRIBUTION is missing: the map of MAP_TILES must say whose it is.');
    return { template: template ?? '', attribution: attribution ?? '' };
  }
  function plainName(name: string, fallback: string): string {
    const given = text(name) ?? fallback;
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(given)) {
      mistakes.push(`${name} must be at most 64 letters, digits, hyphens and underscores, not "${given}".`);
    }
    return given;
  }
  function search(): SearchEnv {
    const appId = text('ALGOLIA_APP_ID');
    const searchKey = text('ALGOLIA_SEARCH_KEY');
    const index = plainName('ALGOLIA_INDEX', 'yachts');
    const siteIndex = plainName('ALGOLIA_SITE_INDEX', 'GenericIndex');
    if (index === siteIndex) mistakes.push(`ALGOLIA_SITE_INDEX must differ from ALGOLIA_INDEX (${index}).`);
    const host = oneOrigin('ALGOLIA_HOST');
    if (host !== null && !isPrivate(host)) {
      mistakes.push(`ALGOLIA_HOST must be https, or on this machine, not "${host}": the key goes with every request.`);
    }
    const kind = choice('SEARCH', SEARCHES, appId === null && searchKey === null ? 'embedded' : 'algolia');
    const recommend = choice('ALGOLIA_RECOMMEND', RECOMMEND_MODELS, null);
    if (kind === 'algolia') return { kind, appId, searchKey, index, siteIndex, recommend, host };
    if (recommend !== null) mistakes.push('ALGOLIA_RECOMMEND needs SEARCH=algolia: it asks the same application.');
    return { kind };
  }
  function content(): ContentEnv {
    const token = text('STORYBLOK_TOKEN');
    const previewToken = text('STORYBLOK_PREVIEW_TOKEN');
    const host = oneOrigin('STORYBLOK_HOST') ?? STORYBLOK_HOST;
    if (!isPrivate(host)) {
      mistakes.push(
        `STORYBLOK_HOST must be https, or on this machine, not "${host}": the token goes with every request.`,
      );
    }
    const hasToken = token !== null || previewToken !== null;
    const kind = choice('CONTENT', CONTENTS, hasToken ? 'storyblok' : 'files');
    if (kind === 'files') return { kind };
    if (token === null) mistakes.push('STORYBLOK_TOKEN is missing: without it no content can be read from Storyblok.');
    return { kind, token: token ?? '', previewToken, host };
  }
  function media(): MediaEnv {
    const host = oneOrigin('MEDIA_HOST');
    const others = origins('MEDIA_ORIGINS');
    const container = plainName('MEDIA_CONTAINER', 'media');
    const hosts = host === null ? [] : [host];
    const given = { MEDIA_HOST: hosts, MEDIA_ORIGINS: others };
    for (const [name, list] of Object.entries(given)) {
      for (const open of list.filter((one) => !isPrivate(one))) {
        mistakes.push(
          `${name} must be https, or on this machine, not "${open}": what comes from there is part of pages.`,
        );
      }
    }
    const isGiven = text('MEDIA_HOST') !== null;
    const kind = choice('MEDIA', MEDIA, isGiven ? 'service' : 'files');
    if (kind === 'files') return { kind };
    if (!isGiven) mistakes.push('MEDIA_HOST is missing: without it no media service can be asked.');
    return { kind, host: host ?? '', container, origins: [...new Set([...hosts, ...others])] };
  }

  const env: Env = {
    port: whole('PORT', 3000, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    contentDir: text('CONTENT_DIR') ?? 'content',
    cacheDir: text('CACHE_DIR') ?? '.cache',
    pageCacheBytes: whole('PAGE_CACHE_MB', 32, 65_536) * 1024 * 1024,
    pageFreshSeconds: whole('PAGE_FRESH_SECONDS', 60, 31_536_000),
    pageStaleSeconds: whole('PAGE_STALE_SECONDS', 86_400, 31_536_000),
    cdnSeconds: whole('CDN_SECONDS', 0, 31_536_000),
    localeStrategy: choice('LOCALE_STRATEGY', LOCALE_STRATEGIES, 'prefix'),
    localeRedirectStatus: redirectStatus('LOCALE_REDIRECT_STATUS'),
    fallbackLocale: text('FALLBACK_LOCALE') === null ? null : choice('FALLBACK_LOCALE', CODES, DEFAULT_LOCALE),
    rootRedirect: rootRedirect(),
    embedOrigins: origins('EMBED_ORIGINS'),
    formOrigins: origins('FORM_ORIGINS'),
    countryHeader: headerName(text('COUNTRY_HEADER'), mistakes),
    publicUrl: oneOrigin('PUBLIC_URL'),
    metricsPort: text('METRICS_PORT') === null ? null : whole('METRICS_PORT', 0, 65_535),
    trustProxy: flag('TRUST_PROXY', false),
    previewToken: previewToken(),
    mediaWarm: flag('MEDIA_WARM', true),
    mapTiles: mapTiles(),
    withdrawnDays: whole('WITHDRAWN_DAYS', 90, 36_500),
    enquiries: readEnquiryEnv({ text, whole, choice, mistake: (line) => mistakes.push(line) }),
    search: search(),
    content: content(),
    media: media(),
  };
  if (env.metricsPort !== null && env.metricsPort !== 0 && env.metricsPort === env.port) {
    mistakes.push(`METRICS_PORT must differ from PORT (${env.port}): metrics are private.`);
  }
  if (env.countryHeader !== null && !env.trustProxy) {
    mistakes.push('COUNTRY_HEADER needs TRUST_PROXY=1: without a proxy that sets it, anyone could.');
  }
  if (env.rootRedirect !== null && leadsBackToRoot(env.rootRedirect.path, env.localeStrategy)) {
    mistakes.push(`ROOT_REDIRECT leads back to "/" under LOCALE_STRATEGY=${env.localeStrategy}, without end.`);
  }
  return mistakes.length > 0 ? err(mistakes) : ok(env);
}

/** By the redirects that follow it: those of the slash, of capital letters and of the locale. */
function leadsBackToRoot(path: string, strategy: LocaleStrategy): boolean {
  const slashed = trailingSlashRedirect(path) ?? path;
  return localeRedirect(slashed.toLowerCase(), strategy, DEFAULT_LOCALE) === '/';
}

/** Whether nobody on the way reads what is sent to this origin. */
function isPrivate(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

/** Its origin stands in the Content-Security-Policy: no number of a tile is part of it. */
function isTileTemplate(template: string): boolean {
  if (!['{z}', '{x}', '{y}'].every((name) => template.split(name).length === 2)) return false;
  const filled = template.replace(/\{[zxy]\}/g, '0');
  if (!/^[!-~]+$/.test(filled) || /[{}"<>\\]/.test(filled) || !URL.canParse(filled)) return false;
  const { origin, username, password } = new URL(filled);
  return ORIGIN.test(origin) && template.startsWith(`${origin}/`) && username + password === '' && isPrivate(origin);
}

function headerName(given: string | null, mistakes: string[]): string | null {
  if (given === null || /^[A-Za-z0-9-]+$/.test(given)) return given?.toLowerCase() ?? null;
  mistakes.push(`COUNTRY_HEADER must be the name of a header, like CF-IPCountry, not "${given}".`);
  return null;
}

/** As it stands in a header, and the way browsers read it: no other host, and not "/" by way of dots. */
function isInnerPath(path: string): boolean {
  if (!/^\/[!-~]+$/.test(path) || /[?#]/.test(path) || linkPolicy(path).kind !== 'internal') return false;
  return new URL(path, 'http://localhost').pathname === path;
}

function origin(name: string, given: string, mistakes: string[]): string | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && ORIGIN.test(url.origin) && url.href === `${url.origin}/`) return url.origin;
  mistakes.push(`${name} must be an origin like https://www.example.com, without a path, not "${given}".`);
  return null;
}
