import { everyLocale, type Localized } from '../locale/locale.ts';
import { isRedirectPath, REDIRECT_STATUSES, type RedirectRule, type RedirectStatus } from '../routing/redirect-rule.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type FieldProblem, type RecordReader, readRecord } from './record-reader.ts';

const USUAL: RedirectStatus = 301;

/** One row of redirects.json as a rule, or everything that is wrong with it. Where it leads is judged by the core. */
export function parseRedirect(record: unknown): Result<RedirectRule, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const rule: RedirectRule = {
    from: oneOrLocalized(reader, 'from', pathOf),
    to: oneOrLocalized(reader, 'to', (texts, key) => texts.text(key)),
    status: statusOf(reader),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(rule);
}

/** One text for every locale, or one a locale. */
function oneOrLocalized(
  reader: RecordReader,
  key: string,
  read: (reader: RecordReader, key: string) => string,
): Localized {
  return typeof reader.raw(key) === 'string' ? everyLocale(read(reader, key)) : reader.perLocale(key, read);
}

function pathOf(reader: RecordReader, key: string): string {
  const path = reader.text(key);
  if (path !== '' && !isRedirectPath(path)) {
    reader.problem(key, 'must be a path of the site, such as "/contact/", without locale, query and hash');
  }
  return path;
}

function statusOf(reader: RecordReader): RedirectStatus {
  const status = reader.raw('status') ?? USUAL;
  const found = REDIRECT_STATUSES.find((known) => known === status);
  if (found === undefined) reader.problem('status', `must be one of ${REDIRECT_STATUSES.join(', ')}`);
  return found ?? USUAL;
}
