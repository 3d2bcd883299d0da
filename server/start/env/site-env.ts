import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALE_STRATEGIES, LOCALES, type LocaleStrategy } from '../../../core/locale/locale.ts';
import { classifyLink } from '../../../core/routing/link-policy.ts';
import { localeRedirect } from '../../../core/routing/locale-path.ts';
import { trailingSlashRedirect } from '../../../core/routing/trailing-slash.ts';
import { crossFieldRule } from '../../../core/shared/cross-field-rule.ts';
import {
  checkedText,
  choice,
  delimitedList,
  flag,
  isEncryptedOrLocal,
  isOrigin,
  mustBe,
  optional,
  origin,
  text,
  variable,
  whole,
} from './variable.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const CODES = LOCALES.map(({ code }) => code);
const TILES_RULE = 'like https://tiles.example.com/{z}/{x}/{y}.png, https or on this machine';
const PORT = whole(65_535);
const SECONDS = whole(31_536_000);
const ORIGINS = delimitedList(origin);
const TOKEN = v.pipe(
  text,
  v.regex(/^[A-Za-z0-9_-]{16,}$/, 'must be at least 16 letters, digits, hyphens and underscores'),
);
const STAGING_RULE = 'a name of at most 24 small letters, digits and hyphens, like next-season';
const PARTNER_FEEDS = ['openmarine', 'openyacht'] as const;
const STATUS = v.pipe(
  choice(['301', '302', '303', '307', '308']),
  v.transform((status) => Number(status) as 301 | 302 | 303 | 307 | 308),
);

/** The variables of the site: its port, caches, locales, redirects, origins and maps. */
export const siteEnv = v.pipe(
  v.object({
    port: variable('PORT', PORT, '3000'),
    host: variable('HOST', text, '127.0.0.1'),
    logLevel: variable('LOG_LEVEL', choice(LOG_LEVELS), 'info'),
    contentDir: variable('CONTENT_DIR', text, 'content'),
    cacheDir: variable('CACHE_DIR', text, '.cache'),
    pageCacheMb: variable('PAGE_CACHE_MB', whole(65_536), '16'),
    pageFreshSeconds: variable('PAGE_FRESH_SECONDS', SECONDS, '60'),
    pageStaleSeconds: variable('PAGE_STALE_SECONDS', SECONDS, '86400'),
    /** Seconds for which a node that is told to stop goes on answering, so that a balancer notices. */
    drainSeconds: variable('DRAIN_SECONDS', whole(300), '0'),
    /** Seconds for which a CDN may keep a page; 0 without a CDN. */
    cdnSeconds: variable('CDN_SECONDS', SECONDS, '0'),
    /** The locale strategy (LO2). */
    localeStrategy: variable('LOCALE_STRATEGY', choice(LOCALE_STRATEGIES), 'prefix'),
    /** The status of redirects to canonical addresses under the strategy (LO2). */
    localeRedirectStatus: variable('LOCALE_REDIRECT_STATUS', STATUS, '302'),
    /** The locale where neither cookie nor browser names one (LO3); null uses the default. */
    fallbackLocale: optional('FALLBACK_LOCALE', choice(CODES)),
    rootPath: optional('ROOT_REDIRECT', checkedText(isInnerPath, mustBe('a path of the site other than "/"'))),
    rootStatus: variable('ROOT_REDIRECT_STATUS', STATUS, '302'),
    /** Origins that may show the microsites in a frame (RT8). */
    embedOrigins: variable('EMBED_ORIGINS', ORIGINS, ''),
    /** Origins whose forms open in a drawer over the page (CO6, FM3). */
    formOrigins: variable('FORM_ORIGINS', ORIGINS, ''),
    /** The request header, in lower case, in which a CDN names the visitor's country (PR6). */
    countryHeader: optional(
      'COUNTRY_HEADER',
      v.pipe(checkedText(isHeaderName, mustBe('the name of a header, like CF-IPCountry')), v.toLowerCase()),
    ),
    /** The origin of canonical addresses, without a trailing slash. */
    publicUrl: optional('PUBLIC_URL', origin),
    metricsPort: optional('METRICS_PORT', PORT),
    metricsHost: variable('METRICS_HOST', text, '127.0.0.1'),
    /** Whether HSTS includes subdomains. */
    hstsSubdomains: variable('HSTS_SUBDOMAINS', flag, '0'),
    /** Where to report a weakness of the site; null serves no /.well-known/security.txt. */
    securityContact: optional('SECURITY_CONTACT', checkedText(isContact, mustBe('a mailto: or https: address'))),
    /** Whether X-Forwarded-Proto and X-Forwarded-Host come from our own proxy. */
    trustProxy: variable('TRUST_PROXY', flag, '0'),
    /** The token in a preview's address that shows drafts (CO8); null where no drafts are read. */
    previewToken: optional('PREVIEW_TOKEN', TOKEN),
    /** The name of a staging site (CM4); null for the real site. */
    staging: optional('STAGING', checkedText(isStagingName, mustBe(STAGING_RULE))),
    /** The feeds for partners that are served (FD5). */
    partnerFeeds: variable('PARTNER_FEEDS', delimitedList(choice(PARTNER_FEEDS)), ''),
    /** The token that they ask for; null where anyone may read them. */
    partnerFeedsToken: optional('PARTNER_FEEDS_TOKEN', TOKEN),
    /** Whether the card pictures of featured yachts are made in advance. */
    mediaWarm: variable('MEDIA_WARM', flag, '1'),
    /** Whether another site may read the records of the content folder's media (ME1, ME2). */
    mediaRecords: variable('MEDIA_RECORDS', flag, '0'),
    tiles: optional('MAP_TILES', checkedText(isTileTemplate, mustBe(TILES_RULE))),
    attribution: optional('MAP_ATTRIBUTION', text),
    /** Days for which the page of a withdrawn yacht stays before it is answered as gone. */
    withdrawnDays: variable('WITHDRAWN_DAYS', whole(36_500), '90'),
  }),
  crossFieldRule(['metricsPort', 'port'], ({ metricsPort, port }) =>
    metricsPort === port && port !== 0 ? `must differ from PORT (${port}): metrics are private` : null,
  ),
  crossFieldRule(['countryHeader', 'trustProxy'], ({ countryHeader, trustProxy }) =>
    countryHeader === null || trustProxy ? null : 'needs TRUST_PROXY=1: without a proxy that sets it, anyone could',
  ),
  crossFieldRule(['rootPath', 'localeStrategy'], ({ rootPath, localeStrategy }) =>
    rootPath !== null && leadsBackToRoot(rootPath, localeStrategy)
      ? `leads back to "/" under LOCALE_STRATEGY=${localeStrategy}, without end`
      : null,
  ),
  crossFieldRule(['tiles', 'attribution'], ({ tiles, attribution }) =>
    tiles === null && attribution !== null ? 'is missing: MAP_ATTRIBUTION says whose its map is' : null,
  ),
  crossFieldRule(['attribution', 'tiles'], ({ tiles, attribution }) =>
    tiles !== null && attribution === null ? 'is missing: the map of MAP_TILES must say whose it is' : null,
  ),
  crossFieldRule(['publicUrl', 'partnerFeeds'], ({ publicUrl, partnerFeeds }) =>
    publicUrl === null && partnerFeeds.length > 0
      ? 'is missing: the listings of PARTNER_FEEDS have lasting addresses'
      : null,
  ),
  crossFieldRule(['partnerFeeds', 'partnerFeedsToken'], ({ partnerFeeds, partnerFeedsToken }) =>
    partnerFeedsToken !== null && partnerFeeds.length === 0 ? 'is missing: no feed asks for PARTNER_FEEDS_TOKEN' : null,
  ),
  v.transform(({ pageCacheMb, rootPath, rootStatus, tiles, attribution, ...env }) => ({
    ...env,
    pageCacheBytes: pageCacheMb * 1024 * 1024,
    /** The redirect of `/` (LO5); null where the strategy decides. */
    rootRedirect: rootPath === null ? null : { path: rootPath, status: rootStatus },
    /** Map tiles of another service in place of the site's own chart. */
    mapTiles: tiles === null || attribution === null ? null : { template: tiles, attribution },
  })),
);

/** Returns whether the redirects for slashes, capital letters and locales lead a path to `/`. */
function leadsBackToRoot(path: string, strategy: LocaleStrategy): boolean {
  const slashed = trailingSlashRedirect(path) ?? path;
  return localeRedirect(slashed.toLowerCase(), strategy, DEFAULT_LOCALE) === '/';
}

/** Returns whether a text is a contact of security.txt (RFC 9116): an address of mail or of a page, on one line. */
function isContact(text: string): boolean {
  if (!/^[!-~]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return protocol === 'https:' ? hostname !== '' : protocol === 'mailto:' && /^[^@]+@[^@]+$/.test(pathname);
}

/** Returns whether a text can be part of a cookie's name and of a folder; a flag would be no name. */
function isStagingName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,23}$/.test(name) && !['true', 'yes', 'false', 'no'].includes(name);
}

function isHeaderName(name: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(name);
}

/** Returns whether a path stays on this site as browsers read it: no other host, and not "/" through dot segments. */
function isInnerPath(path: string): boolean {
  if (!/^\/[!-~]+$/.test(path) || /[?#]/.test(path) || classifyLink(path).kind !== 'internal') return false;
  return new URL(path, 'http://localhost').pathname === path;
}

/** Returns whether a text is a tile template. Its origin, which the security policy names, has no placeholder. */
function isTileTemplate(template: string): boolean {
  if (!['{z}', '{x}', '{y}'].every((name) => template.split(name).length === 2)) return false;
  const filled = template.replace(/\{[zxy]\}/g, '0');
  if (!/^[!-~]+$/.test(filled) || /[{}"<>\\]/.test(filled) || !URL.canParse(filled)) return false;
  const { origin: own, username, password } = new URL(filled);
  return isOrigin(own) && template.startsWith(`${own}/`) && username + password === '' && isEncryptedOrLocal(own);
}
