import { expect, test } from 'vitest';
import { pushArguments } from './push-options.ts';

const ACCOUNT = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'secret' };

test('reads arguments and environment', () => {
  expect(pushArguments([], ACCOUNT)).toEqual({
    ok: true,
    value: {
      contentDir: 'content',
      appId: 'APP',
      adminKey: 'secret',
      host: null,
      index: 'yachts',
      siteIndex: 'GenericIndex',
      dryRun: false,
      stateFile: null,
    },
  });
  const more = {
    ...ACCOUNT,
    ALGOLIA_INDEX: 'demo',
    ALGOLIA_SITE_INDEX: 'demo_site',
    ALGOLIA_HOST: 'http://127.0.0.1:1',
    SEARCH: 'embedded',
  };
  expect(pushArguments(['--dry-run', '--resume', 'state.json'], more)).toMatchObject({
    ok: true,
    value: {
      host: 'http://127.0.0.1:1',
      index: 'demo',
      siteIndex: 'demo_site',
      dryRun: true,
      stateFile: 'state.json',
    },
  });
});

test.each([
  [['--wet-run'], ACCOUNT, /wet-run/],
  [['--resume'], ACCOUNT, /resume/],
  [['more'], ACCOUNT, /more/],
  [[], { ALGOLIA_ADMIN_KEY: 'secret' }, /^ALGOLIA_APP_ID must/],
  [[], { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' }, /^ALGOLIA_ADMIN_KEY must/],
  [[], { ...ACCOUNT, ALGOLIA_INDEX: 'a b' }, /^ALGOLIA_INDEX must/],
  [[], { ...ACCOUNT, ALGOLIA_SITE_INDEX: 'a b' }, /^ALGOLIA_SITE_INDEX must/],
])('reports a mistake in a line: %j %j', (argv, source, line) => {
  const given = pushArguments(argv, source as Record<string, string>);
  expect(given.ok ? [] : given.error).toEqual([expect.stringMatching(line)]);
});
