import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { describePage, type FixtureSite, html, startSite } from '../start/site.fixture.ts';
import type { AppOptions } from './app.ts';
import { WORK_RULES } from './work-rules.ts';

const sites: FixtureSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map(({ app }) => app.close()));
});

/** A page that keeps the thread for 20 ms, of which a network may use 30. */
async function slowSite(env: Record<string, string> = {}, options: Partial<AppOptions> = {}) {
  const render = (request: PageRequest) => {
    if (request.failure !== null) return html(request.failure.status, `busy page ${request.locale}`);
    const until = performance.now() + 20;
    while (performance.now() < until);
    return describePage(request);
  };
  const workRules = { ...WORK_RULES, usage: { burstMs: 30, perSecondMs: 1 } };
  const catalogue = new MemoryYachtCatalogue([sampleYacht()]);
  const site = await startSite({ TRUST_PROXY: '1', ...env }, render, { workRules, ...options }, { catalogue });
  sites.push(site);
  const from = (address: string, path: string, headers: Record<string, string> = {}) =>
    site.get(path, { accept: 'text/html', 'x-forwarded-for': address, ...headers });
  return { ...site, from };
}

const ATTACKER = '203.0.113.7';
const SEARCHES = (index: number) => `/en/search/?q=ketch${index}`;

async function exhaust({ from }: Awaited<ReturnType<typeof slowSite>>) {
  for (let index = 0; index < 3; index += 1) await from(ATTACKER, SEARCHES(index));
}

test('UI2 a network that has used its share gets a page that says so, and when to come back', async () => {
  const site = await slowSite();
  await exhaust(site);
  const answer = await site.from(ATTACKER, `/es${SEARCHES(9).slice(3)}`);
  expect([answer.status, answer.text]).toEqual([429, 'busy page es']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const { text } = await site.from(ATTACKER, SEARCHES(10), { accept: '*/*' });
  expect(text).toBe('429 Too Many Requests\n');
  expect(await site.metrics.text(await site.app.gauges())).toMatch(/halyard_turned_away_total\{status="429"\} [2-9]/);
});

test('others are answered meanwhile, and cached pages to everybody', async () => {
  const site = await slowSite();
  expect((await site.from('198.51.100.1', '/en/')).status).toBe(200);
  await exhaust(site);
  expect((await site.from(ATTACKER, '/en/')).status).toBe(200);
  expect((await site.from(ATTACKER, '/healthz')).status).toBe(200);
  expect((await site.from('198.51.100.2', SEARCHES(9))).status).toBe(200);
});

test('a network without a share gets the last good copy of a page that has changed', async () => {
  const site = await slowSite();
  const good = await site.from('198.51.100.1', '/en/');
  await exhaust(site);
  site.app.purge();
  expect((await site.from(ATTACKER, '/en/')).text).toBe(good.text);
});

test('a stale copy is made anew for the network that asks, and not for one without a share', async () => {
  const site = await slowSite({ PAGE_FRESH_SECONDS: '0' });
  await site.from('198.51.100.1', '/en/');
  await exhaust(site);
  const before = site.rendered.length;
  const turnedAway = async () =>
    /turned_away_total\{status="429"\} \d+/.exec(await site.metrics.text(await site.app.gauges()))?.[0];
  const refused = await turnedAway();
  for (let turn = 0; turn < 3; turn += 1) expect((await site.from(ATTACKER, '/en/')).status).toBe(200);
  expect(site.rendered).toHaveLength(before);
  expect(await turnedAway()).toBe(refused);
  await site.from('198.51.100.2', '/en/');
  await vi.waitFor(() => expect(site.rendered).toHaveLength(before + 1));
});

test('UI2 a crawler without a share gets one line', async () => {
  const site = await slowSite();
  await exhaust(site);
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await site.from(ATTACKER, SEARCHES(9), crawler)).text).toBe('429 Too Many Requests\n');
});

test('an address that leads nowhere is not found for a network without a share either, in one line', async () => {
  const site = await slowSite();
  await exhaust(site);
  const answer = await site.from(ATTACKER, '/nothing.html');
  expect([answer.status, answer.text]).toEqual([404, '404 Not Found\n']);
});

test.each([
  '/find/?market=sale',
  '/en/find/?market=sale',
  '/api/suggestions/?q=a&locale=en',
  '/exports/en/compare.csv?charter=a',
  '/media/drawings/aurora/profile.svg',
  '/en/yachts-for-charter/feed.atom?q=x',
  '/en-sitemap.xml',
  '/sitemap.xml',
])('a network without a share does not get %s made', async (path) => {
  const site = await slowSite();
  await exhaust(site);
  const refused = await site.from(ATTACKER, path);
  expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'private, no-store']);
  expect((await site.from('198.51.100.1', path)).status).not.toBe(429);
});

test.each(['/en/yachts-for-charter', '/yachts-for-charter/'])(
  'a network without a share does not get %s with a long query redirected',
  async (path) => {
    const site = await slowSite();
    await exhaust(site);
    const long = `${path}?x=${'a'.repeat(1200)}`;
    expect((await site.from(ATTACKER, long)).status).toBe(429);
    expect((await site.from(ATTACKER, `${path}?x=a`)).status).not.toBe(429);
    expect((await site.from('198.51.100.1', long)).status).not.toBe(429);
  },
);

test('FD5 a network without a share does not get a feed for partners written, and another one does', async () => {
  const site = await slowSite({ PUBLIC_URL: 'https://a.example', PARTNER_FEEDS: 'openmarine openyacht' });
  await exhaust(site);
  for (const path of ['/feeds/openmarine.xml', '/feeds/openyacht.json']) {
    const refused = await site.from(ATTACKER, path);
    expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'private, no-store']);
    expect((await site.from('198.51.100.1', path)).status).toBe(200);
  }
});

test('pages are answered while brochures are waited for', async () => {
  const ends: (() => void)[] = [];
  const site = await startSite({ TRUST_PROXY: '1' }, undefined, {
    workRules: { ...WORK_RULES, mostActive: 1 },
    brochure: async (_, { takeTurn }) => {
      await takeTurn(async () => {});
      return new Promise((resolve) => ends.push(() => resolve(null)));
    },
  });
  sites.push(site);
  const brochures = [1, 2].map((at) => site.get(`/brochures/en/charter/yacht-${at}.pdf`));
  await expect.poll(() => ends).toHaveLength(2);
  expect((await site.get('/en/')).status).toBe(200);
  for (const end of ends) end();
  expect((await Promise.all(brochures)).map(({ status }) => status)).toEqual([404, 404]);
});

test('a network without a share does not get the view of a brochure made', async () => {
  const site = await slowSite({}, { brochure: (_, { takeTurn }) => takeTurn(async () => null) });
  await exhaust(site);
  expect((await site.from(ATTACKER, '/brochures/en/charter/aurora.pdf')).status).toBe(429);
  expect((await site.from('198.51.100.1', '/brochures/en/charter/aurora.pdf')).status).toBe(404);
});

test('FM2 a form with mistakes is counted like a page, and only in full as a page', async () => {
  const site = await slowSite();
  const send = (accept: string) =>
    site.post('/enquiries', 'name=&email=', {
      'x-forwarded-for': ATTACKER,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept,
    });
  await send('text/html');
  await send('text/html');
  expect((await send('text/html')).status).toBe(429);
  expect((await send('application/json')).status).toBeLessThan(429);
});

test('FM3 a link of a letter is not followed without a turn', async () => {
  const site = await startSite({}, undefined, { workRules: { ...WORK_RULES, mostActive: 0, mostWaiting: 0 } });
  sites.push(site);
  const { services, ports, clock, token } = site.world;
  const address = 'ana@visitor.example';
  await services.newsletter.request({ email: address, consent: '1', token: token() }, []);
  const stored = async () => {
    const found = await ports.subscriptions.byAddress(address);
    return found.ok ? found.value : null;
  };
  const subscribed = await stored();
  const linkTo = (step: 'confirm' | 'stop') =>
    services.newsletter.linkToken(step, subscribed?.id as SubscriptionId, clock.now);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  for (const [path, body] of [
    ['/newsletter/confirm', `token=${linkTo('confirm')}`],
    ['/newsletter/stop', `token=${linkTo('stop')}`],
    [`/newsletter/stop?token=${linkTo('stop')}`, 'List-Unsubscribe=One-Click'],
  ] as const) {
    const { status, headers: answered } = await site.post(path, body, headers);
    expect([status, answered['retry-after']]).toEqual([503, '2']);
  }
  expect(await stored()).toEqual(subscribed);
});

test.each([
  ['/shortlist/en', 'save=H-001'],
  ['/preferences', 'unit=feet'],
])('a network without a share gets no form to %s read', async (path, body) => {
  const site = await slowSite();
  await exhaust(site);
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const send = (address: string) => site.post(path, body, { ...form, 'x-forwarded-for': address });
  expect([(await send(ATTACKER)).status, (await send('198.51.100.1')).status]).toEqual([429, 303]);
});

test.each(['/exports/en/none.csv', '/en/yachts-for-charter/none.pdf'])(
  'the error page of %s waits for no place that its own request holds',
  async (path) => {
    const site = await slowSite({}, { workRules: { ...WORK_RULES, mostActive: 1 } });
    expect(await site.from(ATTACKER, path)).toMatchObject({ status: 404, text: 'busy page en' });
  },
);

test('requests behind one that takes long take no place of the work, neither while their client waits nor once it has left', async () => {
  const asked: string[] = [];
  const brochure = ({ slug }: { readonly slug: string }) => new Promise<null>(() => asked.push(slug));
  const site = await slowSite({}, { brochure, workRules: { ...WORK_RULES, mostActive: 1 } });
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const stranger = connect(port, '127.0.0.1').on('error', () => {});
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`;
  stranger.write(get('/brochures/en/charter/aurora.pdf') + get('/exports/en/none.csv').repeat(12));
  await expect.poll(() => asked).toHaveLength(1);
  expect((await site.from('198.51.100.1', SEARCHES(1))).status).toBe(200);
  stranger.destroy();
  expect((await site.from('198.51.100.1', SEARCHES(2))).status).toBe(200);
});

test('without a proxy that the configuration names, visitors behind one are not one network', async () => {
  const site = await slowSite({ TRUST_PROXY: '0' });
  await exhaust(site);
  expect((await site.from(ATTACKER, SEARCHES(9))).status).toBe(200);
});

test('bodies that never end take a limited part of the memory for each network, and others still get in', async () => {
  const site = await slowSite();
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const stalled = Array.from({ length: 52 }, () => {
    const asked = httpRequest({
      ...{ port, host: '127.0.0.1', path: '/enquiries', method: 'POST', agent: false },
      headers: { 'x-forwarded-for': ATTACKER, 'content-type': 'a/b', 'content-length': 98_000 },
    });
    asked.on('error', () => {});
    asked.write('a'.repeat(97_000));
    return asked;
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const send = (address: string, length = 90_000) =>
    site.post('/enquiries', `message=${'a'.repeat(length)}`, { ...form, 'x-forwarded-for': address });
  try {
    await vi.waitUntil(async () => (await send(ATTACKER)).status === 503, { timeout: 10_000 });
    expect((await send('198.51.100.1')).status).not.toBe(503);
    // A form of the usual length needs nothing of what the others have taken.
    expect((await send(ATTACKER, 9_000)).status).not.toBe(503);
  } finally {
    for (const asked of stalled) asked.destroy();
  }
  await vi.waitUntil(async () => (await send(ATTACKER)).status !== 503, { timeout: 10_000 });
});

test('a body that comes byte by byte is refused long before its limit', async () => {
  const site = await slowSite();
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /enquiries HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(head + '1\r\na\r\n'.repeat(5000));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
  await once(
    socket.resume().on('error', () => {}),
    'close',
  );
});
