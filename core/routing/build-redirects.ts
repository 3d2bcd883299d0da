import { inEveryLocale, LOCALES, type Locale } from '../locale/locale.ts';
import {
  parseRedirectTarget,
  type Redirect,
  type RedirectRows,
  type RedirectRule,
  type RedirectStatus,
  redirectAddress,
  redirectKey,
  redirectTargetKey,
} from './redirects.ts';
import { splitAddress } from './trailing-slash.ts';

/**
 * Builds redirects of one hop each from rules (LK4). The first sound one of several rules for a path counts;
 * rules with a refused target, to themselves or into a loop are left out; a chain leads straight to its end. Problems
 * are in the order of the locales; in each, loops and chains come last.
 */
export function buildRedirects(rules: readonly RedirectRule[]) {
  const steps = redirectSteps(rules);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Rules that are worked through in one step, which takes a few milliseconds. */
const RULES_PER_STEP = 1_000;

/** A part of the work, after each of whose steps other work may be done. */
type Steps<T> = Generator<void, T>;
/** Counts a rule. Returns true at the end of a step. */
type IsStepOver = () => boolean;

/** Builds the redirects of {@link buildRedirects} in steps. */
export function* redirectSteps(rules: readonly RedirectRule[]) {
  let count = 0;
  const isOver = () => {
    count += 1;
    return count % RULES_PER_STEP === 0;
  };
  const problems: RedirectProblem[] = [];
  const own = new Map<Locale, RedirectRows>();
  const translations = new Map<Locale, RedirectRows>();
  for (const { code } of LOCALES) {
    own.set(code, yield* inOneHop(yield* firstRows(rules, code, problems, isOver), code, problems, isOver));
  }
  for (const [locale, rows] of own) translations.set(locale, yield* translatedRows(rules, locale, rows, isOver));
  const perLocale = (rows: typeof own) => inEveryLocale((locale): RedirectRows => rows.get(locale) ?? new Map());
  return { redirects: { ...perLocale(own), translated: perLocale(translations) }, problems };
}

/** Returns the redirects at the paths that rules have in other locales; their problems were reported with `own`. */
function* translatedRows(
  rules: readonly RedirectRule[],
  locale: Locale,
  own: RedirectRows,
  isOver: IsStepOver,
): Steps<RedirectRows> {
  const rows = new Map<string, Redirect>();
  for (const { from } of rules) {
    if (isOver()) yield;
    const redirect = own.get(redirectKey(from[locale]));
    for (const { code } of LOCALES) {
      const key = redirectKey(from[code]);
      if (redirect === undefined || own.has(key) || rows.has(key) || redirectTargetKey(redirect) === key) continue;
      rows.set(key, redirect);
    }
  }
  return rows;
}

function* firstRows(
  rules: readonly RedirectRule[],
  locale: Locale,
  problems: RedirectProblem[],
  isOver: IsStepOver,
): Steps<RedirectRows> {
  const rows = new Map<string, Redirect>();
  for (const rule of rules) {
    if (isOver()) yield;
    const from = redirectKey(rule.from[locale]);
    const to = rule.to[locale];
    const end = parseRedirectTarget(to);
    const leaveOut = (kind: keyof typeof REFUSALS) =>
      problems.push({ kind, locale, from: shortened(from), to: shortened(to) });
    if (end === null) leaveOut('refused');
    else if (redirectTargetKey(end) === from) leaveOut('itself');
    else if (rows.has(from)) leaveOut('duplicate');
    else rows.set(from, { ...end, status: rule.status });
  }
  return rows;
}

function* inOneHop(
  rows: RedirectRows,
  locale: Locale,
  problems: RedirectProblem[],
  isOver: IsStepOver,
): Steps<RedirectRows> {
  const next = new Map<string, string | null>();
  for (const [from, redirect] of rows) {
    if (isOver()) yield;
    next.set(from, redirectTargetKey(redirect));
  }
  const { ends, loops } = yield* endsOf(rows, next, isOver);
  const straight = new Map<string, Redirect>();
  const reported = new Set<object>();
  for (const [from, redirect] of rows) {
    if (isOver()) yield;
    const end = ends.get(from) ?? null;
    const loop = loops.get(from);
    if (end !== null) {
      straight.set(from, end);
      if (end !== redirect) problems.push({ kind: 'chain', locale, paths: pathsFrom(from, next, end) });
    } else if (loop === undefined || !reported.has(loop)) {
      problems.push({ kind: 'loop', locale, paths: pathsFrom(from, next, null) });
      // A loop is reported once; a rule that merely leads into it is reported separately.
      if (loop !== undefined) reported.add(loop);
    }
  }
  return straight;
}

/** The key of the path that each rule leads to; null if it is on another site. */
type NextKeys = ReadonlyMap<string, string | null>;

/** Returns the end of each rule, null where it leads into a loop, and the loop that each path is part of. */
function* endsOf(rows: RedirectRows, next: NextKeys, isOver: IsStepOver) {
  const ends = new Map<string, Redirect | null>();
  const loops = new Map<string, ReadonlySet<string>>();
  for (const start of rows.keys()) {
    if (isOver()) yield;
    const hops = new Map<string, Redirect>();
    let key: string | null = start;
    while (key !== null && !ends.has(key) && !hops.has(key)) {
      const redirect = rows.get(key);
      if (redirect === undefined) break;
      hops.set(key, redirect);
      key = next.get(key) ?? null;
    }
    if (key !== null && hops.has(key)) {
      const way = [...hops.keys()];
      const loop = new Set(way.slice(way.indexOf(key)));
      for (const path of loop) loops.set(path, loop);
      ends.set(key, null);
    }
    let end = key === null ? undefined : ends.get(key);
    for (const [from, redirect] of [...hops].toReversed()) {
      end = end === undefined ? redirect : end && joined(redirect, end);
      ends.set(from, end);
    }
  }
  return { ends, loops };
}

/** The most paths that a problem names before its end, and the most characters of each. */
const MAX_PATHS = 8;
const MAX_NAMED_LENGTH = 200;

function shortened(path: string): string {
  return path.length > MAX_NAMED_LENGTH ? `${path.slice(0, MAX_NAMED_LENGTH)}…` : path;
}

/** Collects the paths from a rule to its end, or to a repeated one for a loop; of many only the first ones and the end. */
function pathsFrom(from: string, next: NextKeys, end: Redirect | null): readonly string[] {
  const paths = new Set([from]);
  let last = end === null ? [] : [end.to];
  for (let key = next.get(from); typeof key === 'string' && next.has(key); key = next.get(key)) {
    const isRepeated = paths.has(key);
    if (isRepeated) last = [key];
    else if (paths.size === MAX_PATHS) last = ['…', ...last];
    if (isRepeated || paths.size === MAX_PATHS) break;
    paths.add(key);
  }
  return [...paths, ...last].map(shortened);
}

/** The most characters of a joined address; beyond them query and hash of the first hop are left out. */
const MAX_JOINED_LENGTH = 500;

/** Joins two hops into one with the query and hash of both; the redirect is permanent only if both hops are. */
function joined(first: Redirect, second: Redirect): Redirect {
  const carried = splitAddress(first.to);
  const isShort = second.to.length + carried.rest.length < MAX_JOINED_LENGTH;
  return {
    to: carried.rest !== '' && isShort ? redirectAddress(second, carried) : second.to,
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
  /**
   * `paths` in the order of the hops, from the rule's own: to a repeated one for a loop, to its end for a chain; `…`
   * stands for those beyond the first {@link MAX_PATHS}.
   */
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
