import { createHmac, timingSafeEqual } from 'node:crypto';
import { inject, injectable } from 'inversify';
import type { ContentNoticeOutcome, ContentWebhook, ContentWebhookRequest } from '../../core/ports/content-webhook.ts';
import { StoryblokSpace } from './storyblok-space.ts';

export interface StoryblokWebhookOptions {
  /** The secret that is typed in at the space's webhook. */
  readonly secret: string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export const StoryblokWebhookOptions = Symbol.for('StoryblokWebhookOptions');

/** HMAC-SHA1 of the body, in hexadecimal digits. */
const SIGNATURE = 'webhook-signature';
/**
 * Milliseconds for which a notice is not taken again. Notices have no time in them: a story that is published twice is
 * told of in the same words, so that a later copy has to be taken.
 */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1000;

/** Takes the webhooks of a space: stories that are published, moved or deleted, whatever is changed (CM3). */
@injectable()
export class StoryblokWebhook implements ContentWebhook {
  /** The signatures of the last notices, the oldest first, and when each came. */
  readonly #seen = new Map<string, number>();
  #looking: Promise<void> | null = null;
  #isWanted = false;

  constructor(
    @inject(StoryblokSpace) private readonly space: Pick<StoryblokSpace, 'look'>,
    @inject(StoryblokWebhookOptions) private readonly options: StoryblokWebhookOptions,
  ) {}

  receive({ body, headers }: ContentWebhookRequest): ContentNoticeOutcome {
    const signature = createHmac('sha1', this.options.secret).update(body).digest();
    const given = headers[SIGNATURE];
    const sent = Buffer.from(typeof given === 'string' ? given : '', 'hex');
    if (sent.length !== signature.length || !timingSafeEqual(sent, signature)) return 'forged';
    if (this.#wasSeen(signature.toString('hex'))) return 'repeated';
    this.#isWanted = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return 'accepted';
  }

  async #look(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.space.look();
    }
  }

  #wasSeen(signature: string): boolean {
    const now = (this.options.now ?? (() => performance.now()))();
    for (const [one, at] of this.#seen) {
      if (now - at < REMEMBERED_MS && this.#seen.size < MAX_REMEMBERED) break;
      this.#seen.delete(one);
    }
    if (this.#seen.has(signature)) return true;
    this.#seen.set(signature, now);
    return false;
  }
}
