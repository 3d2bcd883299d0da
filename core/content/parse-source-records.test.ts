import { expect, test } from 'vitest';
import { parseRedirect } from '../records/parse-redirect.ts';
import { buildRedirects } from '../routing/build-redirects.ts';
import { ok } from '../shared/result.ts';
import { parseRedirectRulesAndLog } from './parse-source-records.ts';

test('LK4 gives way after every few hundred of many rules, and reads them as it does at once', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ from: `/old/${at}/`, to: `/new/${at % 9}/` }));
  const records = rows.map((row) => ({ source: { file: 'redirects.json' }, json: ok(row) }));
  let turns = 0;
  const giveWay = async () => {
    turns += 1;
  };
  const redirects = await parseRedirectRulesAndLog(records, { warn: expect.fail }, giveWay);
  expect(turns).toBeGreaterThan(30);
  const rules = rows.flatMap((row) => {
    const rule = parseRedirect(row);
    return rule.ok ? [rule.value] : [];
  });
  expect(redirects).toEqual(buildRedirects(rules).redirects);
});
