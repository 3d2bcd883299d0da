/** The outcome of a notice: its content is read again now, it was sent before, or the content system did not sign it. */
export type ContentNoticeOutcome = 'accepted' | 'repeated' | 'forged';

/** A request with which a content system says that content has changed. */
export interface ContentWebhookRequest {
  readonly body: Uint8Array;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Takes the notices of a content system, so that a change shows at once rather than with the next look (CM3). However
 * many come, the content is looked at once at a time, and once more for those that came meanwhile.
 */
export interface ContentWebhook {
  receive(notice: ContentWebhookRequest): ContentNoticeOutcome;
}
export const ContentWebhook = Symbol.for('ContentWebhook');
