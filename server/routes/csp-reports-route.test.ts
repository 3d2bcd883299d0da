import fc from 'fast-check';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { startSite } from '../start/site.fixture.ts';
import { cspReportsRoute, readCspReports } from './csp-reports-route.ts';

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const PRIVATE = 'https://www.yachts.example/en/enquire/?yacht=aurora';

const oldReport = (blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': { 'document-uri': PRIVATE, 'effective-directive': directive, 'blocked-uri': blocked },
  });
const newReports = (...blocked: string[]) =>
  JSON.stringify(
    blocked.map((blockedURL) => ({
      ...{ type: 'csp-violation', url: PRIVATE, user_agent: 'Sample/1.0' },
      body: { documentURL: PRIVATE, effectiveDirective: 'img-src', blockedURL },
    })),
  );

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function route() {
  const app = Fastify();
  closing.push(() => app.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const logged: object[] = [];
  const state = { counted: 0, now: 0 };
  cspReportsRoute(app, {
    log: { warn: (report: object) => void logged.push(report) },
    metrics: {
      cspReport() {
        state.counted += 1;
      },
    },
    now: () => state.now,
  });
  const post = async (body: string, type = OLD) =>
    (await app.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, body })).statusCode;
  return { post, logged, state };
}

test('counts and logs directive and origin of both forms', async () => {
  const { post, logged, state } = route();
  expect(await post(oldReport('https://evil.example/steal.js?who=me'))).toBe(204);
  expect(await post(newReports('https://pixel.example/p.gif?id=7', 'data'), NEW)).toBe(204);
  expect(state.counted).toBe(3);
  expect(logged).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'img-src', blocked: 'https://pixel.example' },
    { directive: 'img-src', blocked: 'data' },
  ]);
});

test('counts everything, and logs ten lines a minute', async () => {
  const { post, logged, state } = route();
  for (let sent = 0; sent < 25; sent += 1) await post(oldReport('inline'));
  expect([state.counted, logged.length]).toEqual([25, 10]);
  state.now += 60_000;
  await post(oldReport('inline'));
  expect([state.counted, logged.length]).toEqual([26, 11]);
});

test.each([
  ['{"csp-report":{}}', OLD, 204],
  ['[]', NEW, 204],
  ['[{"type":"deprecation","body":{}}]', NEW, 204],
  ['', OLD, 400],
  ['{', OLD, 400],
  ['{}', OLD, 400],
  ['null', OLD, 400],
  ['{"csp-report":{}}', 'application/json', 415],
  ['{"csp-report":{}}', 'text/plain', 415],
  [JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(9000) } }), OLD, 413],
])('%s as %s is answered with %i', async (body, type, status) => {
  expect(await route().post(body.slice(0, 10_000), type)).toBe(status);
});

test.each([
  ['https://user:secret@evil.example:8443/a?b#c', 'https://evil.example:8443'],
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x.js', 'chrome-extension:'],
  ['inline', 'inline'],
  ['<script>', 'unknown'],
  ['', 'unknown'],
])('of the blocked address %s only %s is read', (blocked, read) => {
  expect(readCspReports(oldReport(blocked))).toEqual([{ directive: 'script-src-elem', blocked: read }]);
});

test('reads the name of a directive that comes with its values', () => {
  const violated = { 'csp-report': { 'violated-directive': "script-src 'self'", 'blocked-uri': 'eval' } };
  expect(readCspReports(JSON.stringify(violated))).toEqual([{ directive: 'script-src', blocked: 'eval' }]);
  expect(readCspReports(oldReport('eval', 'x\ny'))).toEqual([{ directive: 'unknown', blocked: 'eval' }]);
});

test('reads any JSON without throwing, into short lines', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, text) => {
      for (const sent of [json, oldReport(text, text), newReports(text)]) {
        for (const report of readCspReports(sent) ?? []) expect(JSON.stringify(report).length).toBeLessThan(400);
      }
    }),
  );
});

test('the site takes reports, and logs nothing of the page or the visitor', async () => {
  const site = await startSite();
  const headers = { 'content-type': OLD, referer: PRIVATE, 'user-agent': 'Sample/1.0', cookie: 'unit=feet' };
  const answer = await site.post('/csp-reports', oldReport('https://evil.example/x'), headers);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect((await site.post('/csp-reports', 'x'.repeat(9000), headers)).status).toBe(413);
  expect(site.logged).toHaveLength(1);
  expect(site.logged[0]).toContain('"directive":"script-src-elem","blocked":"https://evil.example"');
  expect(site.logged[0]).not.toMatch(/enquire|Sample|feet/);
  expect(await site.metrics.text(await site.app.gauges())).toContain('halyard_csp_reports_total 1');
  await site.app.close();
});
