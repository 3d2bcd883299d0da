import { expect, test } from 'vitest';
import { sandboxArguments } from './sandbox-options.ts';

test('options have defaults', () => {
  expect(sandboxArguments([])).toEqual({
    ok: true,
    value: {
      content: 'content',
      algolia: { port: 0, appId: 'SANDBOX', searchKey: 'sandbox-search-key', adminKey: 'sandbox-admin-key' },
      storyblok: {
        ...{ port: 0, token: 'sandbox-public-token', previewToken: 'sandbox-preview-token' },
        ...{ managementToken: 'sandbox-management-token', isEmpty: false },
      },
      media: { port: 0, container: 'sandbox' },
      calendars: { port: 0 },
      mail: { port: 0 },
    },
  });
  const all = [
    ...['--content', 'other', '--port', '4100', '--app-id', 'DEMO', '--search-key', 'reads', '--admin-key=writes'],
    ...['--storyblok-port', '4200', '--token', 'public', '--preview-token', 'preview'],
    ...['--management-token', 'manage', '--space', 'empty'],
    ...['--media-port', '4300', '--container', 'yachts', '--calendars-port', '4400'],
  ];
  expect(sandboxArguments(all)).toEqual({
    ok: true,
    value: {
      content: 'other',
      algolia: { port: 4100, appId: 'DEMO', searchKey: 'reads', adminKey: 'writes' },
      storyblok: {
        ...{ port: 4200, token: 'public', previewToken: 'preview', managementToken: 'manage', isEmpty: true },
      },
      media: { port: 4300, container: 'yachts' },
      calendars: { port: 4400 },
      mail: { port: 0 },
    },
  });
});

test.each([
  [['--prot', '1'], /--prot/],
  [['more'], /more/],
  [['--port'], /--port/],
  [['--port', '70000'], /^--port must be 0 to 65535, not "70000"\.$/],
  [['--port', 'many'], /^--port must/],
  [['--storyblok-port', '-1'], /--storyblok-port/],
  [['--space', 'half'], /--space/],
  [['--media-port', 'x'], /^--media-port must/],
  [['--container', ''], /^--container must not be empty\.$/],
  [['--app-id', ''], /^--app-id must not be empty\.$/],
  [['--content='], /^--content must not be empty\.$/],
  [['--search-key', 'one', '--admin-key', 'one'], /must not be the same/],
  [['--admin-key', 'sandbox-search-key'], /must not be the same/],
  [['--token', 'sandbox-preview-token'], /^--token and --preview-token must not be the same\.$/],
])('rejects %j', (argv, line) => {
  expect(sandboxArguments(argv)).toEqual({ ok: false, error: expect.stringMatching(line) });
});
