import { expect, test } from 'vitest';
import { MemoryContentWebhook } from '../../tests/fakes/content/memory-content-webhook.ts';
import { describePage, startSite } from '../start/site.fixture.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = '{"action":"published","story_id":1}';

test('CM3 answers a notice in the words of its outcome, from any origin', async () => {
  let looks = 0;
  const contentWebhook = new MemoryContentWebhook(async () => {
    looks += 1;
  });
  const { app, post } = await startSite({}, describePage, { contentWebhook });
  const headers = { ...JSON_TYPE, 'webhook-signature': MemoryContentWebhook.signatureOf(Buffer.from(BODY)) };
  const answers = [
    await post('/hooks/content', BODY, headers),
    await post('/hooks/content', BODY, headers),
    await post('/hooks/content', BODY, JSON_TYPE),
    await post('/hooks/content', '', {}),
    await post('/hooks/content', 'x'.repeat(100_000), headers),
  ];
  expect(answers.map(({ status, text }) => [status, status < 402 ? JSON.parse(text).notice : null])).toEqual([
    [202, 'accepted'],
    [200, 'repeated'],
    [401, 'forged'],
    [401, 'forged'],
    [413, null],
  ]);
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(looks).toBe(1);
  await app.close();
});

test('CM3 takes nothing where no content system sends notices', async () => {
  const { app, post } = await startSite();
  expect((await post('/hooks/content', BODY, JSON_TYPE)).status).toBe(405);
  await app.close();
});
