import { isValidOn } from '../../../core/content/page.ts';
import { LOCALES } from '../../../core/locale/locale.ts';
import { buildRedirects, describeProblem, type RedirectProblem } from '../../../core/routing/build-redirects.ts';
import { redirectKey } from '../../../core/routing/redirects.ts';
import type { Content } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { linkTarget } from './link-target.ts';
import { linkTargetsOf } from './links.ts';

/**
 * Finds loops, chains and redirect rules without effect, as the server does, and pages that a rule makes unreachable
 * (LK4).
 */
export function redirectFindings(content: Content): readonly Finding[] {
  const { source, redirects } = content;
  const rules = redirects.map(({ value }) => value);
  const places = new Map(
    redirects
      .toReversed()
      .flatMap(({ place, value }) => LOCALES.map(({ code }) => [`${code} ${redirectKey(value.from[code])}`, place])),
  );
  const file = source.redirects.name;
  return [
    ...buildRedirects(rules).problems.map((problem) => {
      const field = places.get(`${problem.locale} ${startOf(problem)}`) ?? '';
      const text = describeProblem(problem);
      return problem.kind === 'chain' ? warningAt(file, field, text) : errorAt(file, field, text);
    }),
    ...shadowedPages(content),
  ];
}

function startOf(problem: RedirectProblem): string {
  return 'paths' in problem ? (problem.paths[0] ?? '') : problem.from;
}

/** Redirect rules are applied before pages are looked up. */
function shadowedPages(content: Content): Finding[] {
  const { redirects, source, published, today } = content;
  const site = { ...linkTargetsOf(content, published), redirects: buildRedirects([]).redirects };
  return redirects.flatMap(({ place, value }) =>
    LOCALES.flatMap(({ code }) => {
      const from = redirectKey(value.from[code]);
      const { page, error } = linkTarget(from, code, site);
      // A page that is no longer valid may be redirected.
      if (error !== null || (page !== null && !isValidOn(page, today))) return [];
      return [errorAt(source.redirects.name, `${place}.from`, `stands before a page that is there: ${from} (${code})`)];
    }),
  );
}
