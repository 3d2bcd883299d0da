import { expect, test } from 'vitest';
import { sandboxArguments } from './sandbox-options.ts';

test('what is not said has a value', () => {
  expect(sandboxArguments([])).toEqual({
    ok: true,
    value: { port: 0, appId: 'SANDBOX', searchKey: 'sandbox-search-key', adminKey: 'sandbox-admin-key' },
  });
  const all = ['--port', '4100', '--app-id', 'DEMO', '--search-key', 'reads', '--admin-key=writes'];
  expect(sandboxArguments(all)).toEqual({
    ok: true,
    value: { port: 4100, appId: 'DEMO', searchKey: 'reads', adminKey: 'writes' },
  });
});

test.each([
  [['--prot', '1'], /--prot/],
  [['more'], /more/],
  [['--port'], /--port/],
  [['--port', '70000'], /^--port must be 0 to 65535, not "70000"\.$/],
  [['--port', 'many'], /^--port must/],
  [['--app-id', ''], /empty/],
  [['--search-key', 'one', '--admin-key', 'one'], /must not be the same/],
  [['--admin-key', 'sandbox-search-key'], /must not be the same/],
])('%j is a mistake', (argv, line) => {
  expect(sandboxArguments(argv)).toEqual({ ok: false, error: expect.stringMatching(line) });
});
