import * as v from 'valibot';
import { parseSmtpUrl, parseWebhookSecret } from '../../../adapters/wiring/server-settings.ts';
import type { SpamRules } from '../../../core/application/spam-guard.ts';
import { parseEmailAddress } from '../../../core/enquiry/contact-details.ts';
import { crossFieldRule } from '../../../core/shared/cross-field-rule.ts';
import { checkedText, choice, isEncryptedOrLocal, optional, parsedText, text, variable, whole } from './variable.ts';

const MIN_SECRET_LENGTH = 32;

/**
 * The variables of enquiries: their store, their delivery and their limits. Everything stays on this machine where none
 * is given (FM2). No message repeats a secret, or an address that may contain a password.
 */
export const enquiryEnv = v.pipe(
  v.object({
    /** The folder of data that outlives deploys: the enquiry file, the mailbox, the secret. */
    dataDir: variable('DATA_DIR', text, 'var'),
    store: optional('ENQUIRIES', choice(['sqlite', 'postgres'])),
    database: optional(
      'DATABASE_URL',
      checkedText(isDatabaseUrl, 'must be an address like postgres://user:password@host:5432/halyard'),
    ),
    mail: optional('MAIL', choice(['mailbox', 'smtp'])),
    folder: optional('MAILBOX_DIR', text),
    server: optional(
      'SMTP_URL',
      parsedText(parseSmtpUrl, (problem) => problem),
    ),
    /** The sender of letters; null uses the address of the brokerage. */
    sender: optional(
      'MAIL_FROM',
      parsedText(parseEmailAddress, (_, given) => `must be a mail address, not "${given}"`),
    ),
    url: optional(
      'WEBHOOK_URL',
      checkedText(isWebhookUrl, 'must be an https address, or on this machine, without a name or password in it'),
    ),
    signer: optional(
      'WEBHOOK_SECRET',
      checkedText(
        (key) => parseWebhookSecret(key) !== null,
        'must be "whsec_" and base64, or a text, of at least 24 bytes',
      ),
    ),
    /** Signs forms and links; null uses a secret that is made at the first start and kept in the data folder. */
    secret: optional(
      'FORM_SECRET',
      v.pipe(text, v.minLength(MIN_SECRET_LENGTH, `must be at least ${MIN_SECRET_LENGTH} characters`)),
    ),
    leastSeconds: variable('FORM_LEAST_SECONDS', whole(60), '3'),
    perHour: variable('FORMS_PER_HOUR', whole(1_000_000), '20'),
    perMinute: variable('FORMS_PER_MINUTE', whole(1_000_000), '120'),
    /** The hour in UTC from which the alerts of a day are made. */
    alertHour: variable('ALERT_HOUR', whole(23), '6'),
    /** Days for which enquiries and their letters are kept. */
    retentionDays: variable('RETENTION_DAYS', whole(36_500, 1), '730'),
  }),
  crossFieldRule(['database', 'store'], ({ database, store }) =>
    database === null && store === 'postgres' ? 'is missing: without it no enquiry can be kept in PostgreSQL' : null,
  ),
  crossFieldRule(['secret', 'database', 'store'], ({ secret, database, store }) =>
    secret === null && (store === 'postgres' || (store === null && database !== null))
      ? 'is missing: with ENQUIRIES=postgres every web node needs the same one'
      : null,
  ),
  crossFieldRule(['server', 'mail'], ({ server, mail }) =>
    server === null && mail === 'smtp' ? 'is missing: without it no letter can be sent' : null,
  ),
  crossFieldRule(['url', 'signer'], ({ url, signer }) =>
    url === null && signer !== null ? 'is missing: WEBHOOK_SECRET signs what is sent there' : null,
  ),
  crossFieldRule(['signer', 'url'], ({ url, signer }) =>
    url !== null && signer === null ? 'is missing: without it the receiver cannot tell who sends' : null,
  ),
  v.transform(({ dataDir, store, database, mail, folder, server, sender, url, signer, secret, ...limits }) => ({
    dataDir,
    retentionDays: limits.retentionDays,
    alertHour: limits.alertHour,
    store:
      store === 'sqlite' || database === null
        ? { kind: 'sqlite' as const }
        : { kind: 'postgres' as const, url: database },
    mail:
      mail === 'mailbox' || server === null
        ? { kind: 'mailbox' as const, folder }
        : { kind: 'smtp' as const, folder, server },
    sender,
    webhook: url === null || signer === null ? null : { url, secret: signer },
    secret,
    spam: {
      leastMs: limits.leastSeconds * 1000,
      perAddress: Math.max(1, limits.perHour),
      perMinute: Math.max(1, limits.perMinute),
    } satisfies SpamRules,
  })),
);

function isDatabaseUrl(url: string): boolean {
  return /^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url);
}

/** Returns whether a URL is encrypted or local, and contains neither name nor password. */
function isWebhookUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return isEncryptedOrLocal(url) && username + password === '';
}
