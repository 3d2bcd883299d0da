import { describe, expect, test } from 'vitest';
import { StoryblokContent } from '../../../adapters/storyblok/storyblok-content.ts';
import type { StoryblokOptions } from '../../../adapters/storyblok/storyblok-space.ts';
import { demoTexts } from '../../demo-texts.ts';
import { pageRecord, samplePage } from '../../samples/sample-content.ts';
import { sampleYachtWire } from '../../samples/sample-wire.ts';
import { SANDBOX_FAULTS } from '../../sandbox/storyblok/faults.ts';
import { emptyFolder, storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const SEA = pageRecord(samplePage('sea', demoTexts({ en: 'sea', es: 'mar' })));
const TIDE = pageRecord(samplePage('tide', demoTexts({ en: 'tide', es: 'marea' })));
const CANNOT = 'Storyblok cannot be read: what was read last is shown';
const A_SECOND = 1_000;
const CAN = 'Storyblok can be read again';

async function seaSpace(timeoutMs?: number, change: Partial<StoryblokOptions> = {}) {
  const sandbox = await storyblokSandbox({ pages: [SEA] });
  const read = await storyblokSpace(sandbox, change, timeoutMs);
  const pages = async () => (await read.space.current()).pages.pages.map(({ id }) => id);
  expect(await pages()).toEqual(['sea']);
  return { sandbox, ...read, pages };
}

describe('CO8 storyblok: serves the last content while the service fails, and recovers by itself', () => {
  const TO_STORIES = SANDBOX_FAULTS.map((fault) => [fault, /\/stories/] as const);
  const TO_SPACE = (
    ['hang', 'reset', 'too-many-requests', 'server-error', 'truncated', 'html', 'garbage', 'stories-missing'] as const
  ).map((fault) => [fault, /\/spaces\//] as const);

  test.each([...TO_STORIES, ...TO_SPACE])('%s at %s', async (fault, path) => {
    const { sandbox, space, log, pages } = await seaSpace(fault === 'hang' ? A_SECOND : undefined);
    const version = await new StoryblokContent(space).version();
    sandbox.space.publish('page', TIDE);
    sandbox.fail(fault, { path });
    await space.look();
    await space.look();
    expect(await pages()).toEqual(['sea']);
    expect(await new StoryblokContent(space).version()).toBe(version);
    expect(log.lines).toEqual([CANNOT]);
    expect(log.details).toEqual([
      {
        problem: expect.stringMatching(
          /^Storyblok: the re(?:quest for|sponse to) \/v2\/cdn\/(?:stories|spaces\/me) \S/,
        ),
      },
    ]);
    expect(JSON.stringify(log.details)).not.toContain(sandbox.token);
    sandbox.fail(null);
    await space.look();
    expect(await pages()).toEqual(['sea', 'tide']);
    expect(log.lines).toEqual([CANNOT, CAN]);
  });

  test.each([['site'], ['home']] as const)('an answer without the %s', async (type) => {
    const keepIn = await emptyFolder();
    const { sandbox, space, log, pages } = await seaSpace(undefined, { keepIn });
    sandbox.space.publish('page', TIDE);
    sandbox.space.unpublish(type, type);
    await space.look();
    await space.look();
    expect(await pages()).toEqual(['sea']);
    expect(log.details).toEqual([{ problem: expect.stringContaining(`no story of the content type ${type}`) }]);
    // A start shows what was kept.
    const started = await storyblokSpace(sandbox, { keepIn });
    expect((await started.space.current()).pages.pages.map(({ id }) => id)).toEqual(['sea']);
  });

  test('logs another problem, too', async () => {
    const { sandbox, space, log } = await seaSpace();
    sandbox.fail('unavailable');
    await space.look();
    sandbox.fail('server-error');
    await space.look();
    expect(log.details).toEqual([
      { problem: 'Storyblok: the request for /v2/cdn/spaces/me was answered with 503' },
      { problem: 'Storyblok: the request for /v2/cdn/spaces/me was answered with 500' },
    ]);
  });

  test('retries after 429 and goes on', async () => {
    const { sandbox, space, log, pages } = await seaSpace();
    sandbox.space.publish('page', TIDE);
    sandbox.fail('too-many-requests-for-five-seconds', { times: 2, path: /\/spaces\// });
    await space.look();
    expect(await pages()).toEqual(['sea', 'tide']);
    expect(log.lines).toEqual([]);
  });

  test('backs off without a Retry-After and gives up after four attempts', async () => {
    const { sandbox, space, log, policies } = await seaSpace();
    const before = sandbox.seen.length;
    sandbox.fail('too-many-requests', { path: /\/spaces\// });
    await space.look();
    expect(sandbox.seen.length - before).toBe(4);
    expect(policies.at(-1)).toMatchObject({ delaysMs: [1_000, 2_000, 4_000], maxDelayMs: 30_000 });
    expect(log.details).toEqual([{ problem: expect.stringContaining('too many requests') }]);
  });

  test.each([
    ['redirect-elsewhere', 1, 'it leads to another address'],
    ['redirect-to-itself', 3, 'it leads to itself'],
  ] as const)('%s: sends %d requests, to the service only', async (fault, requests, problem) => {
    const { sandbox, space, log } = await seaSpace();
    const before = sandbox.seen.length;
    sandbox.fail(fault);
    await space.look();
    expect(sandbox.seen.length - before).toBe(requests);
    expect(log.details).toEqual([
      { problem: `Storyblok: the response to /v2/cdn/spaces/me cannot be used: ${problem}` },
    ]);
  });

  test('serves the last content while the stories of all pages take more than the heap has room for', async () => {
    const { sandbox, space, log, pages } = await seaSpace(undefined, { mostStoryBytes: 300_000 });
    for (let at = 0; at < 350; at += 1)
      sandbox.space.publish('page', pageRecord(samplePage(`p${at}`, demoTexts({ en: `p${at}`, es: `p${at}` }))));
    const before = sandbox.seen.length;
    await space.look();
    expect(await pages()).toEqual(['sea']);
    expect(log.details).toEqual([{ problem: expect.stringContaining('takes more than 300000 bytes of the heap') }]);
    // Four pages in each language, and the version.
    expect(sandbox.seen.length - before).toBeLessThan(9);
  });

  test('retries no other status', async () => {
    const { sandbox, space } = await seaSpace();
    const before = sandbox.seen.length;
    sandbox.fail('unavailable');
    await space.look();
    expect(sandbox.seen.length - before).toBe(1);
  });
});

describe('CO8 storyblok: a publication during a reading', () => {
  test('is included whole or not at all', async () => {
    const yachts = Array.from({ length: 150 }, (_, at) => ({
      ...sampleYachtWire({
        yachtid: `y${at}`,
        summerLocations: [],
        slugs: { sale: `y${at}`, charter: `y${at}`, ghost: null },
      }),
    }));
    const sandbox = await storyblokSandbox({ yachts });
    sandbox.meanwhile((url) => {
      if (!/page=2/.test(url)) return;
      sandbox.meanwhile(() => {});
      for (const yacht of yachts) sandbox.space.publish('yacht', { ...yacht, name: 'Borealis' });
    });
    const { space } = await storyblokSpace(sandbox);
    const names = (await space.current()).fleet.yachts.map(({ name }) => name);
    expect([names.length, ...new Set(names)]).toEqual([150, 'Borealis']);
  });

  test('is an error when repeated', async () => {
    const { sandbox, space, log, pages } = await seaSpace();
    sandbox.space.publish('page', TIDE);
    sandbox.meanwhile((url, status) => {
      if (/\/stories/.test(url) && status === 200) sandbox.space.cv += 1;
    });
    await space.look();
    expect(await pages()).toEqual(['sea']);
    expect(log.details).toEqual([{ problem: 'Storyblok: the content changed during every attempt to read it' }]);
  });
});

describe('CO8 storyblok: polling', () => {
  test('requests the version, at most every ten seconds, and delays no answer', async () => {
    let time = 0;
    const sandbox = await storyblokSandbox({ pages: [SEA] });
    const { space } = await storyblokSpace(sandbox, { now: () => time }, A_SECOND);
    const content = new StoryblokContent(space);
    const version = await content.version();
    const looks = () => sandbox.seen.filter((url) => url.includes('/spaces/me')).length;
    time = 9_999;
    await content.version();
    expect(looks()).toBe(1);
    time = 10_000;
    sandbox.fail('hang', { times: 1 });
    expect(await content.version()).toBe(version);
    expect(await content.version()).toBe(version);
    await space.look();
    expect(looks()).toBe(2);
  });

  test('reads stories only after a publication', async () => {
    const { sandbox, space } = await seaSpace();
    const before = sandbox.seen.length;
    await space.look();
    expect(sandbox.seen.slice(before).map((url) => url.split('?')[0])).toEqual(['/v2/cdn/spaces/me']);
  });

  test('keeps the version when the same content is published', async () => {
    const { sandbox, space } = await seaSpace();
    const content = new StoryblokContent(space);
    const version = await content.version();
    sandbox.space.publish('page', SEA);
    await space.look();
    expect(sandbox.seen.filter((url) => url.includes('/stories')).length).toBeGreaterThan(2);
    expect(await content.version()).toBe(version);
  });
});
