import { expect, test } from 'vitest';
import { spaceArguments } from './push-options.ts';

const ENV = { STORYBLOK_SPACE: '12', STORYBLOK_MANAGEMENT_TOKEN: 'secret' };
const FLAGS = ['dry-run', 'resume', 'force', 'accept'];

test('CM1 reads flags and environment', () => {
  expect(spaceArguments(['--dry-run', '--force'], { ...ENV, CONTENT_DIR: 'mine' }, FLAGS)).toMatchObject({
    value: {
      ...{ dryRun: true, resume: false, force: true, help: false },
      contentDir: expect.stringMatching(/mine$/),
      account: { host: 'https://mapi.storyblok.com', space: 12, token: 'secret', perSecond: 3 },
    },
  });
});

test.each([
  [{ STORYBLOK_MANAGEMENT_TOKEN: ' ' }, /STORYBLOK_MANAGEMENT_TOKEN/],
  [{ STORYBLOK_SPACE: undefined }, /STORYBLOK_SPACE/],
  [{ STORYBLOK_SPACE: 'mine' }, /STORYBLOK_SPACE/],
  [{ STORYBLOK_MANAGEMENT_HOST: 'http://mapi.example' }, /STORYBLOK_MANAGEMENT_HOST/],
  [{ STORYBLOK_MANAGEMENT_HOST: 'https://mapi.example/v1' }, /STORYBLOK_MANAGEMENT_HOST/],
  [{ STORYBLOK_MANAGEMENT_RATE: '0' }, /STORYBLOK_MANAGEMENT_RATE/],
])('CM1 refuses %j with one line', (change, line) => {
  expect(spaceArguments([], { ...ENV, ...change }, FLAGS)).toEqual({ ok: false, error: [expect.stringMatching(line)] });
});

test('CM1 allows a stand-in on this machine, refuses unknown flags, and needs nothing to help', () => {
  const host = 'http://127.0.0.1:4200';
  expect(spaceArguments([], { ...ENV, STORYBLOK_MANAGEMENT_HOST: `${host}/` }, FLAGS)).toMatchObject({
    value: { account: { host } },
  });
  expect(spaceArguments(['--force'], ENV, ['dry-run'])).toMatchObject({ ok: false });
  expect(spaceArguments(['--help'], {}, FLAGS)).toMatchObject({ value: { help: true } });
});

test('CM1 lets an operator accept removals, and nothing else', () => {
  expect(spaceArguments(['--accept', 'removals'], ENV, FLAGS)).toMatchObject({ value: { acceptsRemovals: true } });
  expect(spaceArguments([], ENV, FLAGS)).toMatchObject({ value: { acceptsRemovals: false } });
  expect(spaceArguments(['--accept', 'all'], ENV, FLAGS)).toEqual({
    ok: false,
    error: ['--accept: there is no guard "all", only removals'],
  });
});
