import { describe, expect, test } from 'vitest';
import type { ContentWebhook, ContentWebhookRequest } from '../../../core/ports/content-webhook.ts';

/** A webhook whose looks at the content are counted and last until the test ends them. */
export interface WebhookWorld {
  readonly webhook: ContentWebhook;
  /** Returns the headers with which the content system sends a body. */
  sign(body: Uint8Array): ContentWebhookRequest['headers'];
}

/** Defines the contract suite of ContentWebhook. @param make the webhook of a system that `look` looks at */
export function contentWebhookContract(name: string, make: (look: () => Promise<void>) => WebhookWorld): void {
  function world() {
    let looks = 0;
    let end: () => void = () => {};
    const made = make(() => {
      looks += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const notice = (text: string): ContentWebhookRequest => {
      const body = Buffer.from(text);
      return { body, headers: made.sign(body) };
    };
    /** Ends the look under way, and lets the next one begin. */
    const endLook = async () => {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { webhook: made.webhook, notice, looks: () => looks, endLook };
  }

  describe(`ContentWebhook: ${name}`, () => {
    test('CM3 has the content looked at for a signed notice', () => {
      const { webhook, notice, looks } = world();
      expect(webhook.receive(notice('{"action":"published"}'))).toBe('accepted');
      expect(looks()).toBe(1);
    });

    test.each([
      ['no signature', () => ({})],
      ['an empty one', () => ({ 'webhook-signature': '' })],
      ['two of them', (one: string) => ({ 'webhook-signature': [one, one] })],
      ['that of another body', () => ({ 'webhook-signature': 'ab'.repeat(20) })],
      ['one that is cut off', (one: string) => ({ 'webhook-signature': one.slice(0, -2) })],
      ['one with more behind it', (one: string) => ({ 'webhook-signature': `${one}00` })],
    ])('CM3 refuses a notice with %s', (_, change) => {
      const { webhook, notice, looks } = world();
      const { body, headers } = notice('{"action":"published"}');
      expect(webhook.receive({ body, headers: change(String(headers['webhook-signature'])) })).toBe('forged');
      expect(webhook.receive({ body: Buffer.from('{"action":"deleted"}'), headers })).toBe('forged');
      expect(looks()).toBe(0);
    });

    test('CM3 does not take a notice again that somebody recorded', async () => {
      const { webhook, notice, looks, endLook } = world();
      webhook.receive(notice('{"story_id":1}'));
      await endLook();
      expect(webhook.receive(notice('{"story_id":1}'))).toBe('repeated');
      expect(looks()).toBe(1);
    });

    test('CM3 a hundred notices at once are one look, and one more for what came during the first', async () => {
      const { webhook, notice, looks, endLook } = world();
      for (let number = 0; number < 100; number += 1) webhook.receive(notice(`{"story_id":${number}}`));
      expect(looks()).toBe(1);
      await endLook();
      expect(looks()).toBe(2);
      await endLook();
      expect(looks()).toBe(2);
      webhook.receive(notice('{"story_id":100}'));
      expect(looks()).toBe(3);
    });
  });
}
