import { inEveryLocale, LOCALES, type Locale } from '../locale/locale.ts';
import {
  parseRedirectTarget,
  type Redirect,
  type RedirectRows,
  type RedirectRule,
  type RedirectStatus,
  redirectAddress,
  redirectKey,
  targetKey,
} from './redirects.ts';
import { splitAddress } from './trailing-slash.ts';

/**
 * Builds redirects of one hop each from rules (LK4). The first sound one of several rules for a path counts;
 * rules with a refused target, to themselves or into a loop are left out; a chain leads straight to its end. Problems
 * are in the order of the locales; in each, loops and chains come last.
 */
export function buildRedirects(rules: readonly RedirectRule[]) {
  const problems: RedirectProblem[] = [];
  const own = inEveryLocale((locale) => {
    return inOneHop(firstRows(rules, locale, problems), locale, problems);
  });
  const translated = inEveryLocale((locale) => translatedRows(rules, locale, own[locale]));
  return { redirects: { ...own, translated }, problems };
}

/** Returns the redirects at the paths that rules have in other locales; their problems were reported with `own`. */
function translatedRows(rules: readonly RedirectRule[], locale: Locale, own: RedirectRows): RedirectRows {
  const rows = new Map<string, Redirect>();
  for (const { from } of rules) {
    const redirect = own.get(redirectKey(from[locale]));
    for (const { code } of LOCALES) {
      const key = redirectKey(from[code]);
      if (redirect === undefined || own.has(key) || rows.has(key) || targetKey(redirect) === key) continue;
      rows.set(key, redirect);
    }
  }
  return rows;
}

function firstRows(rules: readonly RedirectRule[], locale: Locale, problems: RedirectProblem[]): RedirectRows {
  const rows = new Map<string, Redirect>();
  for (const rule of rules) {
    const from = redirectKey(rule.from[locale]);
    const to = rule.to[locale];
    const end = parseRedirectTarget(to);
    if (end === null) problems.push({ kind: 'refused', locale, from, to });
    else if (targetKey(end) === from) problems.push({ kind: 'itself', locale, from, to });
    else if (rows.has(from)) problems.push({ kind: 'duplicate', locale, from, to });
    else rows.set(from, { ...end, status: rule.status });
  }
  return rows;
}

function inOneHop(rows: RedirectRows, locale: Locale, problems: RedirectProblem[]): RedirectRows {
  const straight = new Map<string, Redirect>();
  const reported = new Set<string>();
  for (const [from, redirect] of rows) {
    const { paths, end } = follow(from, redirect, rows);
    if (end !== null) {
      straight.set(from, end);
      if (paths.length > 2) problems.push({ kind: 'chain', locale, paths });
    } else if (!reported.has(from)) {
      problems.push({ kind: 'loop', locale, paths });
      // A loop is reported once; a rule that merely leads into it is reported separately.
      if (paths.at(-1) === from) for (const path of paths) reported.add(path);
    }
  }
  return straight;
}

/** Follows a redirect to its end, null for a loop, and collects the paths on the way. */
function follow(
  from: string,
  first: Redirect,
  rows: RedirectRows,
): { readonly paths: readonly string[]; readonly end: Redirect | null } {
  const paths = new Set([from]);
  let redirect = first;
  for (;;) {
    const key = targetKey(redirect);
    const next = key === null ? undefined : rows.get(key);
    if (key === null || next === undefined) return { paths: [...paths, redirect.to], end: redirect };
    if (paths.has(key)) return { paths: [...paths, key], end: null };
    paths.add(key);
    redirect = joined(redirect, next);
  }
}

/** Joins two hops into one with the query and hash of both; the redirect is permanent only if both hops are. */
function joined(first: Redirect, second: Redirect): Redirect {
  return {
    to: redirectAddress(second, splitAddress(first.to)),
    external: second.external,
    status: joinedStatus(first.status, second.status),
  };
}

function joinedStatus(first: RedirectStatus, second: RedirectStatus): RedirectStatus {
  const both = (...statuses: readonly RedirectStatus[]) => statuses.includes(first) && statuses.includes(second);
  // 307 and 308 keep a form's method; one hop that does not is enough to lose it.
  const keepsMethod = both(307, 308);
  if (both(301, 308)) return keepsMethod ? 308 : 301;
  return keepsMethod ? 307 : 302;
}

/** A problem of a rule in one locale (LK4). The rule is left out, except for a chain, which is shortened. */
export type RedirectProblem =
  /** `paths` in the order of the hops, from the rule's own: to a repeated one for a loop, to its end for a chain. */
  | { readonly kind: 'loop' | 'chain'; readonly locale: Locale; readonly paths: readonly string[] }
  | { readonly kind: keyof typeof REFUSALS; readonly locale: Locale; readonly from: string; readonly to: string };

/** The reasons for leaving out a rule; the target is quoted, since it can hold any characters. */
const REFUSALS = {
  duplicate: (to: string) => ` to ${to} left out: an earlier rule has its path`,
  refused: (to: string) => ` left out: ${to} is neither a path of the site, without locale, nor an http(s) address`,
  itself: (to: string) => ` left out: ${to} is the same path`,
};

export function describeProblem(problem: RedirectProblem): string {
  if ('paths' in problem) return `Redirect ${problem.kind} in ${problem.locale}: ${problem.paths.join(' → ')}`;
  const { kind, locale, from, to } = problem;
  return `Redirect in ${locale} from ${from}${REFUSALS[kind](JSON.stringify(to))}`;
}
