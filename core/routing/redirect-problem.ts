import type { Locale } from '../locale/locale.ts';

/** A problem of a rule in one locale (LK4). The rule is left out, except for a chain, which is shortened. */
export type RedirectProblem =
  /** `paths` in the order of the hops, from the rule's own; the last repeats an earlier one. */
  | { readonly kind: 'loop'; readonly locale: Locale; readonly paths: readonly string[] }
  /** `paths` in the order of the hops, from the rule's own to the chain's end. */
  | { readonly kind: 'chain'; readonly locale: Locale; readonly paths: readonly string[] }
  /** An earlier rule has the same path. */
  | { readonly kind: 'duplicate'; readonly locale: Locale; readonly from: string; readonly to: string }
  /** The target is neither a path of the site nor an http(s) address. */
  | { readonly kind: 'refused'; readonly locale: Locale; readonly from: string; readonly to: string }
  | { readonly kind: 'itself'; readonly locale: Locale; readonly from: string; readonly to: string };

/** Describes a problem in one line for the log. The target is quoted, since it can hold any characters. */
export function describeProblem(problem: RedirectProblem): string {
  const { locale } = problem;
  switch (problem.kind) {
    case 'loop':
      return `Redirect loop in ${locale}: ${problem.paths.join(' → ')}`;
    case 'chain':
      return `Redirect chain in ${locale}: ${problem.paths.join(' → ')}`;
    case 'duplicate':
      return `Redirect in ${locale} from ${problem.from} to ${quoted(problem.to)} left out: an earlier rule has its path`;
    case 'refused':
      return `Redirect in ${locale} from ${problem.from} left out: ${quoted(problem.to)} is neither a path of the site, without locale, nor an http(s) address`;
    case 'itself':
      return `Redirect in ${locale} from ${problem.from} left out: ${quoted(problem.to)} is the same path`;
  }
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
