import type {
  ContentNoticeOutcome,
  ContentWebhook,
  ContentWebhookRequest,
} from '../../../core/ports/content-webhook.ts';

/** Takes notices whose signature is their own text, backwards. */
export class MemoryContentWebhook implements ContentWebhook {
  readonly #seen = new Set<string>();
  #looking: Promise<void> | null = null;
  #isWanted = false;

  constructor(private readonly look: () => Promise<void> = async () => {}) {}

  static signatureOf(body: Uint8Array): string {
    return Buffer.from(body).reverse().toString('hex');
  }

  receive({ body, headers }: ContentWebhookRequest): ContentNoticeOutcome {
    const signature = MemoryContentWebhook.signatureOf(body);
    if (headers['webhook-signature'] !== signature) return 'forged';
    if (this.#seen.has(signature)) return 'repeated';
    this.#seen.add(signature);
    this.#isWanted = true;
    this.#looking ??= this.#run().finally(() => {
      this.#looking = null;
    });
    return 'accepted';
  }

  async #run(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.look();
    }
  }
}
