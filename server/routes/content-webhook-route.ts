import type { FastifyInstance } from 'fastify';
import type { ContentNoticeOutcome, ContentWebhook } from '../../core/ports/content-webhook.ts';
import type { Logger } from '../start/log.ts';

export interface ContentWebhookOptions {
  /** Null where no content system sends any. */
  readonly webhook: ContentWebhook | null;
  readonly log: Pick<Logger, 'info'>;
}

/** The address that is typed in at the content system. */
const CONTENT_WEBHOOK = '/hooks/content';

/** A copy is not a failure, of which the content system would write to its owner. */
const STATUS: Readonly<Record<ContentNoticeOutcome, number>> = { accepted: 202, repeated: 200, forged: 401 };

/** Takes the webhooks of the content system, so that what editors publish shows at once (CM3). */
export function contentWebhookRoute(app: FastifyInstance, { webhook, log }: ContentWebhookOptions): void {
  if (webhook === null) return;
  app.post(CONTENT_WEBHOOK, (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const outcome = webhook.receive({ body, headers: request.headers });
    if (outcome === 'accepted') log.info('The content system told of a change, and its content is looked at');
    return reply.code(STATUS[outcome]).header('Cache-Control', 'no-store').send({ notice: outcome });
  });
}
