import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { certificateFinding } from './certificate.ts';
import { runDoctor } from './run-doctor.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'halyard-doctor-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function siteThatSays(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

/** Returns the exit status, and the text of each part. */
async function doctor(env: Record<string, string>) {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const status = await runDoctor({ env, build: 'Halyard, built today', now: Date.now(), print });
  const parts = printed.matchAll(/^(\w+) +(\w+(?: folder)?) +(.*)$/gm);
  const of = new Map([...parts].map(([, state, part = '', text]) => [part, `${state} ${text}`]));
  return { status, printed, of: (part: string) => of.get(part) };
}

test('OP4 npm run doctor says of each part what it answers, and changes nothing', async () => {
  const home = folder();
  const data = join(home, 'data');
  const { status, printed, of } = await doctor({
    DATA_DIR: data,
    CACHE_DIR: home,
    PORT: await siteThatSays(200, 'ready'),
  });
  expect(of('site')).toMatch(/^ok http:\/\/127\.0\.0\.1:\d+\/readyz: ready$/);
  expect(of('content')).toMatch(/^ok files in content: \d+ yachts, \d+ pages, \d+ offices, read in .* s, changed 20/);
  expect(of('search')).toMatch(/^ok embedded: (\d+) of \1 for charter, (\d+) of \2 for sale$/);
  expect(of('media')).toBe('ok files of the content folder: the first picture is there');
  expect(of('mail')).toBe('ok letters as files, nothing is sent: answers');
  expect(of('data folder')).toMatch(/^note .*: not there$/);
  // No site has made a store yet.
  expect([status, of('enquiries')]).toEqual([1, expect.stringMatching(/^BAD SQLite in /)]);
  expect(printed.split('\n').length).toBeLessThan(30);
  expect(existsSync(data)).toBe(false);
});

test('OP4 npm run doctor names what fails, and shows no secret', async () => {
  const home = folder();
  const { status, printed, of } = await doctor({
    ...{ DATA_DIR: home, CACHE_DIR: home, PORT: await siteThatSays(503, 'stopping') },
    ...{ SMTP_URL: 'smtp://ana:pass-word@127.0.0.1:1?tls=never', PREVIEW_TOKEN: 'preview-token-of-ours' },
    ...{ DATABASE_URL: 'postgres://ana:pass-word@127.0.0.1:1/halyard', FORM_SECRET: 'form-secret-'.repeat(4) },
    ...{ PUBLIC_URL: 'https://127.0.0.1:1' },
  });
  expect(status).toBe(1);
  expect(of('site')).toMatch(/^BAD .*: stopping$/);
  expect(of('certificate')).toBe('BAD https://127.0.0.1:1: ECONNREFUSED');
  expect(of('address')).toBe('note https://127.0.0.1:1, TRUST_PROXY is off');
  expect(of('enquiries')).toMatch(/^BAD PostgreSQL: .*ECONNREFUSED/);
  expect(of('mail')).toMatch(/^BAD SMTP, 127\.0\.0\.1:\d+: smtp: ESOCKET/);
  expect(of('configuration')).toContain('SMTP_URL=smtp://***@127.0.0.1');
  expect(printed).not.toMatch(/pass-word|preview-token|form-secret/);
});

test('OP4 npm run doctor says what is wrong with the configuration', async () => {
  const { status, printed } = await doctor({ CONTENT: 'storyblok' });
  expect(status).toBe(2);
  expect(printed).toContain('BAD   configuration  STORYBLOK_TOKEN is missing');
});

test('OP4 a certificate that browsers do not trust is found out', async () => {
  // The library has a certificate for tests.
  const server = new SMTPServer({ secure: true });
  server.on('error', () => {});
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { state, text } = await certificateFinding(`https://127.0.0.1:${port}`, Date.now());
  expect([state, text]).toEqual(['bad', expect.stringMatching(/: -?\d+ days left; not trusted: \w+/)]);
});
