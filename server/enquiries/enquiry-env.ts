import { type SmtpServer, smtpOptions } from '../../adapters/mail-smtp/smtp-options.ts';
import { secretKey } from '../../adapters/webhook/webhook-secret.ts';
import type { SpamRules } from '../../core/application/spam-guard.ts';
import { emailAddress } from '../../core/enquiry/email-address.ts';

/** Where enquiries are kept and how they go out; everything on this machine where nothing is said (product.md FM2). */
export interface EnquiryEnv {
  /** Lasts: the file of enquiries, the mailbox, the secret. */
  readonly dataDir: string;
  readonly store: { readonly kind: 'sqlite' } | { readonly kind: 'postgres'; readonly url: string };
  readonly mail:
    | { readonly kind: 'mailbox'; readonly folder: string | null }
    | { readonly kind: 'smtp'; readonly server: SmtpServer };
  /** Sends our letters; null for the address of the brokerage. */
  readonly sender: string | null;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** Signs forms and links; null where one is made and kept in the data folder. */
  readonly secret: string | null;
  readonly spam: SpamRules;
}

/** Reads one variable each; a mistake is one line. */
export interface EnvReader {
  readonly text: (name: string) => string | null;
  readonly whole: (name: string, fallback: number, max: number) => number;
  readonly choice: <T extends string, F extends T | null>(name: string, allowed: readonly T[], fallback: F) => T | F;
  readonly mistake: (line: string) => void;
}

const LEAST_SECRET = 32;

export function readEnquiryEnv(read: EnvReader): EnquiryEnv {
  const { text, whole, mistake } = read;
  const store = readStore(read);
  const secret = text('FORM_SECRET');
  if (secret !== null && secret.length < LEAST_SECRET) {
    mistake(`FORM_SECRET must be at least ${LEAST_SECRET} characters.`);
  }
  if (store.kind === 'postgres' && secret === null) {
    mistake('FORM_SECRET is missing: with ENQUIRIES=postgres every web node needs the same one.');
  }
  return {
    dataDir: text('DATA_DIR') ?? 'var',
    store,
    mail: readMail(read),
    sender: readSender(read),
    webhook: readWebhook(read),
    secret,
    spam: {
      leastMs: whole('FORM_LEAST_SECONDS', 3, 60) * 1000,
      perAddress: Math.max(1, whole('FORMS_PER_HOUR', 20, 1_000_000)),
      perMinute: Math.max(1, whole('FORMS_PER_MINUTE', 120, 1_000_000)),
    },
  };
}

function readStore({ text, choice, mistake }: EnvReader): EnquiryEnv['store'] {
  const url = text('DATABASE_URL');
  const kind = choice('ENQUIRIES', ['sqlite', 'postgres'] as const, url === null ? 'sqlite' : 'postgres');
  if (kind === 'sqlite') return { kind };
  if (url === null) mistake('DATABASE_URL is missing: without it no enquiry can be kept in PostgreSQL.');
  else if (!/^postgres(?:ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    mistake('DATABASE_URL must be an address like postgres://user:password@host:5432/halyard.');
  }
  return { kind, url: url ?? '' };
}

function readMail({ text, choice, mistake }: EnvReader): EnquiryEnv['mail'] {
  const url = text('SMTP_URL');
  const kind = choice('MAIL', ['mailbox', 'smtp'] as const, url === null ? 'mailbox' : 'smtp');
  if (kind === 'mailbox') return { kind, folder: text('MAILBOX_DIR') };
  const server = smtpOptions(url ?? '');
  if (server.ok) return { kind, server: server.value };
  mistake(url === null ? 'SMTP_URL is missing: without it no letter can be sent.' : `SMTP_URL: ${server.error}`);
  return { kind: 'mailbox', folder: null };
}

function readSender({ text, mistake }: EnvReader): string | null {
  const given = text('MAIL_FROM');
  if (given === null) return null;
  const address = emailAddress(given);
  if (!address.ok) mistake(`MAIL_FROM must be a mail address, not "${given}".`);
  return address.ok ? address.value : null;
}

function readWebhook({ text, mistake }: EnvReader): EnquiryEnv['webhook'] {
  const [url, secret] = [text('WEBHOOK_URL'), text('WEBHOOK_SECRET')];
  if (url === null && secret === null) return null;
  if (url === null) mistake('WEBHOOK_URL is missing: WEBHOOK_SECRET signs what is sent there.');
  else if (!isPrivateAddress(url)) {
    mistake('WEBHOOK_URL must be an https address, or on this machine, without a name or password in it.');
  }
  if (secret === null) mistake('WEBHOOK_SECRET is missing: without it the receiver cannot tell who sends.');
  else if (secretKey(secret) === null) {
    mistake('WEBHOOK_SECRET must be "whsec_" and base64, or a text, of at least 24 bytes.');
  }
  return { url: url ?? '', secret: secret ?? '' };
}

/** Nobody on the way reads what is sent there. */
function isPrivateAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const isHere = protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return (protocol === 'https:' || isHere) && username + password === '';
}
