import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { StoryblokContent } from '../../../adapters/storyblok/storyblok-content.ts';
import { StoryblokWebhook } from '../../../adapters/storyblok/storyblok-webhook.ts';
import { MemoryContentWebhook } from '../../fakes/content/memory-content-webhook.ts';
import { SAMPLE_SITE } from '../../samples/sample-content.ts';
import { contentWebhookContract } from './content-webhook-contract.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

const SECRET = 'a secret that an editor typed in at the space';
const sign = (body: Uint8Array) => ({ 'webhook-signature': createHmac('sha1', SECRET).update(body).digest('hex') });

contentWebhookContract('memory', (look) => ({
  webhook: new MemoryContentWebhook(look),
  sign: (body) => ({ 'webhook-signature': MemoryContentWebhook.signatureOf(body) }),
}));

contentWebhookContract('storyblok', (look) => ({
  webhook: new StoryblokWebhook({ look }, { secret: SECRET, now: () => 0 }),
  sign,
}));

test('CM3 takes the same words again a minute later, since a story may be published twice', () => {
  let now = 0;
  const webhook = new StoryblokWebhook({ look: async () => {} }, { secret: SECRET, now: () => now });
  const body = Buffer.from('{"action":"published","story_id":7}');
  const receive = () => webhook.receive({ body, headers: sign(body) });
  expect([receive(), receive()]).toEqual(['accepted', 'repeated']);
  now = 59_999;
  expect(receive()).toBe('repeated');
  now = 60_000;
  expect([receive(), receive()]).toEqual(['accepted', 'repeated']);
});

test('CM3 what an editor publishes is read at its notice, without a look that is due', async () => {
  const sandbox = await storyblokSandbox();
  const { space } = await storyblokSpace(sandbox);
  const content = new StoryblokContent(space);
  const webhook = new StoryblokWebhook(space, { secret: SECRET });
  expect((await content.site()).brand.name).toBe(SAMPLE_SITE.brand.name);
  sandbox.space.publish('site', { ...SAMPLE_SITE, brand: { ...SAMPLE_SITE.brand, name: 'Renamed Yachts' } });
  await content.version();
  expect((await content.site()).brand.name).toBe(SAMPLE_SITE.brand.name);
  const body = Buffer.from(JSON.stringify({ action: 'published', story_id: 1, space_id: 2 }));
  expect(webhook.receive({ body, headers: sign(body) })).toBe('accepted');
  await space.look();
  expect((await content.site()).brand.name).toBe('Renamed Yachts');
});
