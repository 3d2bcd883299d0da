import type { LocaleStrategy } from '../core/locale/locale-path.ts';
import { err, ok, type Result } from '../core/shared/result.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The server's rules know prefix_except_default too (product.md LO2); the pages write prefixed links only. */
const STRATEGIES: readonly LocaleStrategy[] = ['prefix'];

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
  /** Request header in which a CDN names the visitor's country, in lower case (product.md PR6). */
  readonly countryHeader: string | null;
  /** Origin for canonical addresses, without a trailing slash. */
  readonly publicUrl: string | null;
  readonly metricsPort: number | null;
  /** Whether X-Forwarded-Proto and X-Forwarded-Host come from our own proxy. */
  readonly trustProxy: boolean;
  /** Whether the first pictures are made ahead of the first visitor. */
  readonly mediaWarm: boolean;
}

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
  function choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
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
    localeStrategy: choice('LOCALE_STRATEGY', STRATEGIES, 'prefix'),
    countryHeader: headerName(text('COUNTRY_HEADER'), mistakes),
    publicUrl: origin(text('PUBLIC_URL'), mistakes),
    metricsPort: text('METRICS_PORT') === null ? null : whole('METRICS_PORT', 0, 65_535),
    trustProxy: flag('TRUST_PROXY', false),
    mediaWarm: flag('MEDIA_WARM', true),
  };
  if (env.metricsPort !== null && env.metricsPort !== 0 && env.metricsPort === env.port) {
    mistakes.push(`METRICS_PORT must differ from PORT (${env.port}): metrics are private.`);
  }
  if (env.countryHeader !== null && !env.trustProxy) {
    mistakes.push('COUNTRY_HEADER needs TRUST_PROXY=1: without a proxy that sets it, anyone could.');
  }
  return mistakes.length > 0 ? err(mistakes) : ok(env);
}

function headerName(given: string | null, mistakes: string[]): string | null {
  if (given === null || /^[A-Za-z0-9-]+$/.test(given)) return given?.toLowerCase() ?? null;
  mistakes.push(`COUNTRY_HEADER must be the name of a header, like CF-IPCountry, not "${given}".`);
  return null;
}

function origin(given: string | null, mistakes: string[]): string | null {
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  mistakes.push(`PUBLIC_URL must be an origin like https://www.example.com, without a path, not "${given}".`);
  return null;
}
