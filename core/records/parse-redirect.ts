import * as v from 'valibot';
import { sameInEveryLocale } from '../locale/locale.ts';
import { isValidRedirectPath, REDIRECT_STATUSES, type RedirectRule } from '../routing/redirects.ts';
import { textProblem } from './field-problems.ts';
import * as f from './fields.ts';
import { parserOf } from './read-by-schema.ts';

const path = f.field<string>((value) => {
  const problem = textProblem(value);
  if (problem !== null || isValidRedirectPath(String(value))) return problem;
  return 'must be a path of the site, such as "/contact/", without locale, query or hash';
});

/** Returns the schema of one text for all locales, or of one for each. */
function oneOrLocalized(schema: typeof f.text) {
  return v.lazy((value) =>
    typeof value === 'string' ? v.pipe(schema, v.transform(sameInEveryLocale)) : f.localized(schema),
  );
}

/** Parses one row of redirects.json. Its target is checked by `core/routing`. */
export const parseRedirect = parserOf<RedirectRule>(
  f.record({
    from: oneOrLocalized(path),
    to: oneOrLocalized(f.text),
    status: f.withDefault(f.oneOf(REDIRECT_STATUSES), 301),
  }),
);
