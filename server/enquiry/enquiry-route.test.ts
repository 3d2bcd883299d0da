import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageRequest } from '../pages/page-request.ts';
import { type Answer, type FixtureSite, html, startSite } from '../start/site.fixture.ts';
import { samplePorts } from './enquiry-services.fixture.ts';

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html,*/*',
};
const JSON_TYPE = { ...FORM, 'content-type': 'application/json', accept: 'application/json' };
const { search: _, siteSearch: __, recommendations: ___, ...PORTS } = samplePorts();

let site: FixtureSite;
let broken: Error | null;
const render = ({ url, failure, submission }: PageRequest) => {
  if (broken !== null && submission !== null) throw broken;
  return failure
    ? html(failure.status, `failure ${failure.status}`)
    : html(200, `page ${url}`, [['X-Robots-Tag', 'noindex']]);
};
beforeAll(async () => {
  site = await startSite(
    { TRUST_PROXY: '1', PUBLIC_URL: 'https://www.example.com', FORMS_PER_HOUR: '5' },
    render,
    {},
    PORTS,
  );
});
afterAll(() => site.app.close());
let visitors = 0;
beforeEach(() => {
  // Each test is another visitor's, on another day.
  visitors += 1;
  site.world.clock.now += 24 * 60 * 60_000;
});
afterEach(async () => {
  broken = null;
  site.world.down.clear();
  site.rendered.length = 0;
  for (const { reference } of await site.world.stored()) await site.world.ports.enquiries.erase(reference, 1);
});

const fields = (change: Record<string, string> = {}) => site.world.fields(change);
const from = () => ({ 'x-forwarded-for': `203.0.113.${visitors}` });
const post = (body: string | Buffer, headers: Record<string, string> = FORM) =>
  site.post('/enquiries', body, { ...from(), ...headers });
const send = (given: Record<string, string>, headers = FORM) => post(new URLSearchParams(given).toString(), headers);
const sendJson = (given: unknown, headers = JSON_TYPE) => post(JSON.stringify(given), headers);
const jsonOf = (answer: Answer): unknown => JSON.parse(answer.text);

async function alive() {
  return (await site.world.stored()).flatMap(({ enquiry }) => enquiry ?? []);
}

/** The one request that the renderer received. */
function handed(): PageRequest {
  const [request, ...others] = site.rendered;
  expect(others).toEqual([]);
  if (request === undefined) throw new Error('No page was requested.');
  return request;
}

function neverKept({ headers }: Answer) {
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['set-cookie']).toBeUndefined();
}

describe('FM2 a submitted form', () => {
  test('redirects to the thank-you page by its reference', async () => {
    const answer = await send(fields({ locale: 'es' }));
    const [enquiry] = await alive();
    expect([answer.status, answer.headers.location, answer.text]).toEqual([
      ...[303, `/es/enquire/?reference=${enquiry?.reference}`, ''],
    ]);
    neverKept(answer);
    expect(site.rendered).toEqual([]);
  });

  test('is answered in JSON at the same URL for our script', async () => {
    const answer = await sendJson(fields());
    const [enquiry] = await alive();
    expect([answer.status, jsonOf(answer)]).toEqual([201, { thanks: `/en/enquire/?reference=${enquiry?.reference}` }]);
    expect(answer.headers['content-type']).toContain('application/json');
    neverKept(answer);
  });

  test('is answered in JSON or HTML by the Accept header', async () => {
    expect((await send(fields(), { ...FORM, accept: 'application/json' })).status).toBe(201);
    expect((await sendJson(fields(), { ...JSON_TYPE, accept: '*/*' })).status).toBe(303);
  });

  test('records the currency its sender reads prices in', async () => {
    await send(fields(), { ...FORM, cookie: 'currency=usd' } as typeof FORM);
    expect((await alive())[0]?.currency).toBe('usd');
  });

  test('sent twice, as a page and by a script, is stored once', async () => {
    const given = fields();
    const [first, second] = [await send(given), await sendJson(given)];
    expect(jsonOf(second)).toEqual({ thanks: first.headers.location });
    expect(await alive()).toHaveLength(1);
  });

  test('cannot redirect anywhere else', async () => {
    const evil = 'https://evil.example/';
    const given = { ...fields(), page: evil, return: evil, redirect: '//evil.example', locale: evil, thanks: evil };
    for (const [index, locale] of [evil, '//evil.example', '\\\\evil', '../..', 'en/../..'].entries()) {
      const answer = await send({ ...given, token: site.world.token(), locale, message: `${index}` });
      expect(answer.headers.location).toMatch(/^\/en\/enquire\/\?reference=[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    }
    expect((await alive()).map(({ page }) => page)).toEqual([null, null, null, null, null]);
  });
});

describe('FM2 a rejected form', () => {
  test('as a page keeps the input and stores nothing', async () => {
    const given = fields({
      ask: '?about=charter&yacht=H-001&from=2027-07-03',
      name: '<b>x',
      email: 'no',
      locale: 'es',
    });
    const answer = await send(given);
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    neverKept(answer);
    expect(handed()).toMatchObject({
      ...{ url: '/es/enquire/?about=charter&yacht=H-001&from=2027-07-03', locale: 'es', data: false, preview: false },
      submission: { values: given, problems: { email: 'no-at' }, notice: null, token: given.token, reference: null },
    });
    expect(await alive()).toEqual([]);
  });

  test('as JSON lists the errors and repeats no input', async () => {
    const given = fields({ name: '', email: '<script>' });
    const answer = await sendJson(given);
    expect([answer.status, jsonOf(answer)]).toEqual([
      ...[422, { problems: { name: 'missing', email: 'no-at' }, notice: null, token: given.token, reference: null }],
    ]);
    neverKept(answer);
    expect(site.rendered).toEqual([]);
  });

  test('is rendered at a URL of ours, whatever subject it names', async () => {
    for (const ask of [
      '//evil.example/?about=charter',
      '?about=<script>&yacht="&person=a b',
      '/../?y=%00',
      '?'.repeat(9000),
    ]) {
      site.rendered.length = 0;
      expect((await send(fields({ ask, name: '' }))).status).toBe(422);
      expect(handed().url).toMatch(/^\/en\/enquire\/[\w?=&.,%+-]*$/);
    }
  });

  test.each<[string, number, string, () => Record<string, string>]>([
    ['sent too fast', 425, 'too-fast', () => fields({ token: site.world.services.newToken() })],
    ['with a forged token', 422, 'expired', () => fields({ token: 'a.b.c' })],
    ['with its honeypot filled', 422, 'trap', () => fields({ website: 'x' })],
    ['about a removed yacht', 422, 'subject-gone', () => fields({ ask: '?about=charter&yacht=H-404' })],
  ])('%s: answers %i to a browser and to a script', async (_, status, notice, given) => {
    const sent = given();
    for (const answer of [await send(sent), await sendJson(sent)]) {
      expect(answer.status).toBe(status);
      expect(answer.headers['retry-after']).toBe(status === 425 ? '2' : undefined);
      neverKept(answer);
    }
    expect(handed().submission).toMatchObject({ notice, values: sent });
    expect(jsonOf(await sendJson(sent))).toMatchObject({ notice });
    expect(await alive()).toEqual([]);
  });

  test('about a removed subject is rendered without a subject', async () => {
    await send(fields({ ask: '?about=charter&yacht=H-404&from=2027-07-03' }));
    expect(handed().url).toBe('/en/enquire/?about=charter&missing=H-404');
  });

  test('with other content under the same key is a conflict with the first reference', async () => {
    const given = fields();
    await send(given);
    const answer = await send({ ...given, message: 'And in July?' });
    const [enquiry] = await alive();
    expect(answer.status).toBe(409);
    expect(handed().submission).toMatchObject({ notice: 'sent-before', reference: enquiry?.reference });
    expect(await alive()).toHaveLength(1);
  });

  test('over the rate limit says when to retry', async () => {
    for (let index = 0; index < 5; index += 1) await send(fields());
    for (const answer of [await send(fields()), await sendJson(fields())]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '720']);
      neverKept(answer);
    }
    const elsewhere = await send(fields(), { ...FORM, 'x-forwarded-for': '198.51.100.9' } as typeof FORM);
    expect(elsewhere.status).toBe(303);
    const spoofed = { ...FORM, 'x-forwarded-for': `9.9.9.9, ${from()['x-forwarded-for']}` } as typeof FORM;
    expect((await send(fields(), spoofed)).status).toBe(429);
  });

  test('loses no input while the store is down and says when to retry', async () => {
    const given = fields();
    site.world.down.add('enquiries');
    for (const answer of [await send(given), await sendJson(given)]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      neverKept(answer);
    }
    expect(handed().submission).toMatchObject({ notice: 'unavailable', values: given, token: given.token });
    site.world.down.clear();
    expect((await send(given)).status).toBe(303);
  });

  test('whose page cannot be rendered gives one plain failure and a log line', async () => {
    broken = new Error('The renderer is broken.');
    const answer = await send(fields({ name: '' }));
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('renderer');
    expect(site.logged.join()).toContain('The renderer is broken.');
  });
});

describe('FM2 an invalid request body', () => {
  test.each([
    ['of another type', 'name=a', 'text/plain'],
    ['of an invalid type', 'name=a', ';;;'],
    ['as multipart', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
    ['with half an escape', 'name=100%', FORM['content-type']],
    ['that is invalid UTF-8', Buffer.from([0x61, 0x3d, 0xff]), FORM['content-type']],
    ['that is invalid JSON', '{"name":', 'application/json'],
    ['that is an array', '[]', 'application/json'],
    ['that is empty', '', 'application/json'],
  ])('%s is refused, for a browser and for a script', async (_, body, type) => {
    const asPage = await post(body, { ...FORM, 'content-type': type });
    const asJson = await post(body, { ...JSON_TYPE, 'content-type': type });
    expect([asPage.status, asJson.status]).toEqual([400, 400]);
    expect(handed()).toMatchObject({ url: '/en/enquire/', submission: { notice: 'unreadable', values: {} } });
    expect(jsonOf(asJson)).toMatchObject({ notice: 'unreadable', problems: {} });
    for (const answer of [asPage, asJson]) neverKept(answer);
  });

  test('without a content type is refused', async () => {
    const { 'content-type': _type, ...headers } = FORM;
    expect((await post('name=a', headers)).status).toBe(400);
    expect((await post('', headers)).status).toBe(400);
  });

  test.each([96 * 1024 + 1, 2 * 1024 * 1024])('of %i bytes is refused with the form page', async (length) => {
    const body = 'message='.padEnd(length, 'a');
    const asPage = await post(body);
    expect(asPage.status).toBe(413);
    expect(handed()).toMatchObject({ url: '/en/enquire/', submission: { notice: 'too-large', values: {} } });
    const asJson = await post(body, JSON_TYPE);
    expect([asJson.status, jsonOf(asJson)]).toMatchObject([413, { notice: 'too-large' }]);
    for (const answer of [asPage, asJson]) neverKept(answer);
  });

  test('accepts a message of the maximum length, however it is encoded', async () => {
    const message = '\u{1d11e}'.repeat(4000);
    expect((await send(fields({ message }))).status).toBe(303);
    const escaped = JSON.stringify(fields({ message: 'M' })).replace('"M"', `"${'\\ud834\\udd1e'.repeat(4000)}"`);
    expect((await post(escaped, JSON_TYPE)).status).toBe(201);
    expect((await alive()).map(({ content }) => [...content.message].length)).toEqual([4000, 4000]);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the company', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an older browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a browser that hides its origin', { 'sec-fetch-site': '', origin: 'null' }],
    ['nowhere', { 'sec-fetch-site': '' }],
  ])('refuses a form from %s, whatever it contains', async (_, change) => {
    const headers = Object.fromEntries(Object.entries({ ...FORM, ...change }).filter(([, value]) => value !== ''));
    const answer = await send(fields(), headers as typeof FORM);
    expect([answer.status, answer.text]).toEqual([403, 'failure 403']);
    expect(answer.headers['cache-control']).toContain('no-store');
    const asJson = await site.post('/enquiries', JSON.stringify(fields()), { ...headers, accept: 'application/json' });
    expect([asJson.status, asJson.text]).toEqual([403, '403 Forbidden\n']);
    expect(await alive()).toEqual([]);
  });

  test('accepts a form from one of our pages in an older browser', async () => {
    const { 'sec-fetch-site': _site, ...older } = FORM;
    const answer = await send(fields(), { ...older, origin: 'https://www.example.com' } as unknown as typeof FORM);
    expect(answer.status).toBe(303);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('refuses the method %s', async (method) => {
    expect((await site.get('/enquiries', FORM, method)).status).toBe(405);
  });
});

describe('FM2 the form page', () => {
  test('is rendered for each visitor and marked as uncacheable', async () => {
    for (const path of [
      '/en/enquire/',
      '/en/enquire/?about=charter&yacht=H-001',
      '/en/newsletter/',
      '/en/enquire/?reference=7KM2Q-94QFX',
    ]) {
      site.rendered.length = 0;
      for (let visit = 0; visit < 3; visit += 1) {
        const answer = await site.get(path);
        expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      }
      expect(site.rendered.map(({ url }) => url)).toEqual([path, path, path]);
    }
  });

  test.each(['GET', 'HEAD'])('is served for %s at the submission URL', async (method) => {
    const answer = await site.get('/enquiries', { 'accept-language': 'es' }, method);
    expect(answer.status).toBeGreaterThanOrEqual(302);
    expect(answer.status).toBeLessThanOrEqual(303);
    expect(answer.headers.location).toBe('/es/enquire/');
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});
