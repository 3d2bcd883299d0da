import { describe, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';

function enquiriesOf(variables: Record<string, string>) {
  const parsed = parseEnv(variables);
  if (!parsed.ok) throw new Error(parsed.error.join('\n'));
  return parsed.value.enquiries;
}

function mistakesOf(variables: Record<string, string>): readonly string[] {
  const parsed = parseEnv(variables);
  return parsed.ok ? [] : parsed.error;
}

const SECRET = 's'.repeat(32);
const URL = 'postgres://user:password@db.example:5432/halyard';
const KEY = 'whsec_c29tZXRoaW5nIHRoYXQgaXMgbG9uZyBlbm91Z2g=';

describe('FM2 enquiry storage and delivery', () => {
  test('default to this machine', () => {
    expect(enquiriesOf({})).toEqual({
      ...{
        dataDir: 'var',
        retentionDays: 730,
        alertHour: 6,
        store: { kind: 'sqlite' },
        mail: { kind: 'mailbox', folder: null },
      },
      ...{ sender: null, webhook: null, secret: null },
      spam: { leastMs: 3000, perAddress: 20, perMinute: 120 },
    });
  });

  test('follow the variables', () => {
    const said = enquiriesOf({
      ...{ DATA_DIR: '/srv/halyard', DATABASE_URL: URL, FORM_SECRET: SECRET },
      ...{ SMTP_URL: 'smtps://user:p%40ss@mail.example', MAIL_FROM: ' Web@Sample.Example ' },
      ...{ WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: KEY },
      ...{
        FORM_LEAST_SECONDS: '0',
        FORMS_PER_HOUR: '5',
        FORMS_PER_MINUTE: '60',
        RETENTION_DAYS: '365',
        ALERT_HOUR: '0',
      },
    });
    expect(said).toMatchObject({
      ...{
        dataDir: '/srv/halyard',
        retentionDays: 365,
        alertHour: 0,
        store: { kind: 'postgres', url: URL },
        secret: SECRET,
      },
      mail: { kind: 'smtp', server: { host: 'mail.example', port: 465, auth: { user: 'user', pass: 'p@ss' } } },
      ...{ sender: 'Web@sample.example', webhook: { url: 'https://crm.example/hook', secret: KEY } },
      spam: { leastMs: 0, perAddress: 5, perMinute: 60 },
    });
  });

  test.each([
    [{ MAILBOX_DIR: '/srv/mail' }, { kind: 'mailbox', folder: '/srv/mail' }],
    [
      { MAIL: 'mailbox', SMTP_URL: 'smtp://mail.example' },
      { kind: 'mailbox', folder: null },
    ],
    [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, { kind: 'smtp', server: { host: '127.0.0.1', port: 2525 } }],
  ])('deliver by mail: %j', (variables, mail) => {
    expect(enquiriesOf(variables).mail).toMatchObject(mail);
  });

  test('use a file despite a configured database when configured so', () => {
    expect(enquiriesOf({ ENQUIRIES: 'sqlite', DATABASE_URL: URL }).store).toEqual({ kind: 'sqlite' });
  });

  test.each(['https://crm.example/hook?a=1', 'http://127.0.0.1:8080/', 'http://localhost/x', 'http://[::1]:1/'])(
    'accept a webhook over TLS or on this machine: %s',
    (url) => {
      expect(enquiriesOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: 'x'.repeat(24) }).webhook?.url).toBe(url);
    },
  );

  test('raise a limit of zero to one, so that the form stays usable', () => {
    expect(enquiriesOf({ FORMS_PER_HOUR: '0', FORMS_PER_MINUTE: '0' }).spam).toMatchObject({
      perAddress: 1,
      perMinute: 1,
    });
  });
});

describe('FM2 a mistake is reported on one line', () => {
  test.each<[Record<string, string>, string]>([
    [{ FORM_SECRET: 'short' }, 'FORM_SECRET must be at least 32 characters.'],
    [{ DATABASE_URL: URL }, 'FORM_SECRET is missing: with ENQUIRIES=postgres every web node needs the same one.'],
    [
      { ENQUIRIES: 'postgres', FORM_SECRET: SECRET },
      'DATABASE_URL is missing: without it no enquiry can be kept in PostgreSQL.',
    ],
    [
      { DATABASE_URL: 'mysql://db.example/x', FORM_SECRET: SECRET },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/halyard.',
    ],
    [
      { DATABASE_URL: 'postgres://[', FORM_SECRET: SECRET },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/halyard.',
    ],
    [{ ENQUIRIES: 'memory' }, 'ENQUIRIES must be one of sqlite, postgres, not "memory".'],
    [{ MAIL: 'pigeon' }, 'MAIL must be one of mailbox, smtp, not "pigeon".'],
    [{ MAIL: 'smtp' }, 'SMTP_URL is missing: without it no letter can be sent.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is not an address such as smtps://user:password@mail.example.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a mail address, not "nobody".'],
    [{ WEBHOOK_SECRET: KEY }, 'WEBHOOK_URL is missing: WEBHOOK_SECRET signs what is sent there.'],
    [
      { WEBHOOK_URL: 'https://crm.example/' },
      'WEBHOOK_SECRET is missing: without it the receiver cannot tell who sends.',
    ],
    [
      { WEBHOOK_URL: 'https://crm.example/', WEBHOOK_SECRET: 'whsec_short' },
      'WEBHOOK_SECRET must be "whsec_" and base64, or a text, of at least 24 bytes.',
    ],
    ...['http://crm.example/', 'https://user:pw@crm.example/', 'ftp://crm.example/', 'crm'].map(
      (url): [Record<string, string>, string] => [
        { WEBHOOK_URL: url, WEBHOOK_SECRET: KEY },
        'WEBHOOK_URL must be an https address, or on this machine, without a name or password in it.',
      ],
    ),
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must be a whole number from 1 to 36500, not "0".'],
    [{ FORM_LEAST_SECONDS: '61' }, 'FORM_LEAST_SECONDS must be a whole number from 0 to 60, not "61".'],
    [{ FORMS_PER_HOUR: 'many' }, 'FORMS_PER_HOUR must be a whole number from 0 to 1000000, not "many".'],
    [{ FORMS_PER_MINUTE: '-1' }, 'FORMS_PER_MINUTE must be a whole number from 0 to 1000000, not "-1".'],
  ])('%j: %s', (variables, line) => {
    expect(mistakesOf(variables)).toEqual([line]);
  });

  test('without any secret or password', () => {
    const lines = mistakesOf({
      ...{ FORM_SECRET: 'hush', DATABASE_URL: 'mysql://user:hush@db.example/x', SMTP_URL: 'smtp://user:hush@' },
      ...{ WEBHOOK_URL: 'http://user:hush@crm.example/', WEBHOOK_SECRET: 'hush' },
    });
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toContain('hush');
  });
});
