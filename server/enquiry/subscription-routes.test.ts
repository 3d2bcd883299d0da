import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { type Answer, type FixtureSite, html, startSite } from '../start/site.fixture.ts';

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html,*/*',
};
/** A request of a mail program, without an origin. */
const PROGRAM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite({}, ({ url, failure }) => html(failure?.status ?? 200, `page ${url}`));
});
afterAll(() => site.app.close());
let count = 0;
beforeEach(() => {
  count += 1;
  site.world.clock.now += 24 * 60 * 60_000;
});
afterEach(() => {
  site.rendered.length = 0;
  site.world.down.clear();
});

const send = (path: string, given: Record<string, string>, headers: Record<string, string> = FORM) =>
  site.post(path, new URLSearchParams(given).toString(), headers);
const fields = (change: Record<string, string> = {}) => ({
  ...{ locale: 'es', website: '', email: `reader${count}@visitor.example`, consent: '1', token: site.world.token() },
  ...change,
});

async function reader() {
  const found = await site.world.ports.subscriptions.byAddress(`reader${count}@visitor.example`);
  return found.ok ? found.value : null;
}

async function linkTo(purpose: 'confirm' | 'stop'): Promise<string> {
  const { id, requestedAt } = (await reader()) ?? { id: '' as SubscriptionId, requestedAt: 0 };
  return site.world.services.newsletter.linkToken(purpose, id, requestedAt);
}

function leads({ status, headers }: Answer, location: string) {
  expect([status, headers.location, headers['cache-control']]).toEqual([303, location, 'private, no-store']);
}

describe('FM3 the newsletter without a script', () => {
  test('subscribes, confirms and unsubscribes', async () => {
    leads(await send('/newsletter', fields()), '/es/newsletter/?done=sent');
    expect((await reader())?.status).toBe('pending');
    const confirm = { locale: 'en', token: await linkTo('confirm') };
    leads(await send('/newsletter/confirm', confirm), '/en/newsletter/?done=confirmed');
    expect((await reader())?.status).toBe('confirmed');
    const stop = { locale: 'es', token: await linkTo('stop') };
    leads(await send('/newsletter/stop', stop), '/es/newsletter/?done=stopped');
    expect((await reader())?.status).toBe('ended');
    expect(site.rendered).toEqual([]);
  });

  test('changes nothing when a link is only opened, as mail scanners do', async () => {
    await send('/newsletter', fields());
    for (const step of ['confirm', 'stop'] as const) {
      const path = `/es/newsletter/?${step}=${await linkTo(step)}`;
      expect((await site.get(path)).status).toBe(200);
      expect((await site.get(path, {}, 'HEAD')).status).toBe(200);
    }
    expect((await reader())?.status).toBe('pending');
  });

  test('returns an invalid form with its input and stores nothing', async () => {
    const given = fields({ email: 'no', token: site.world.token() });
    const answer = await send('/newsletter', given);
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(site.rendered).toMatchObject([
      { url: '/es/newsletter/', locale: 'es', submission: { values: given, problems: { email: 'no-at' } } },
    ]);
  });

  test.each(['/newsletter/confirm', '/newsletter/stop'])('reports an invalid link: %s', async (path) => {
    for (const token of [
      '',
      'x',
      'a b&c',
      '\ud800',
      'é',
      '"><script>',
      'a'.repeat(3000),
      '../../..',
      '//evil.example',
    ]) {
      site.rendered.length = 0;
      expect((await send(path, { locale: 'en', token })).status).toBe(422);
      expect(site.rendered[0]?.url).toMatch(/^\/en\/newsletter\/\?(?:confirm|stop)=[\w.-]*$/);
      expect(site.rendered[0]?.submission?.notice).toBe('expired');
    }
  });

  test('reports an unavailable store with a retry time', async () => {
    site.world.down.add('subscriptions');
    const answer = await send('/newsletter', fields());
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    const soon = await send('/newsletter', fields({ token: site.world.services.newToken() }));
    expect([soon.status, soon.headers['retry-after']]).toEqual([425, '2']);
  });

  test.each(['/newsletter', '/newsletter/confirm'])('refuses another site’s form at %s', async (path) => {
    await send('/newsletter', fields());
    const token = path === '/newsletter' ? site.world.token() : await linkTo('confirm');
    for (const headers of [{ ...FORM, 'sec-fetch-site': 'cross-site' }, PROGRAM]) {
      expect((await send(path, fields({ token }), headers)).status).toBe(403);
    }
    expect((await reader())?.status).toBe('pending');
  });

  test.each(['/newsletter', '/newsletter/confirm', '/newsletter/stop'])('refuses an invalid body: %s', async (path) => {
    for (const [body, type] of [
      ['{', 'application/json'],
      ['email=%', FORM['content-type']],
      ['x', 'text/plain'],
      ['x', ';;'],
      ['x'.repeat(20_000), FORM['content-type']],
    ] as const) {
      const answer = await site.post(path, body, { ...FORM, 'content-type': type });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
  });
});

describe('FM3 one-click unsubscribe in a mail program (RFC 8058)', () => {
  const click = (token: string, body = ONE_CLICK, headers: Record<string, string> = PROGRAM) =>
    site.post(`/newsletter/stop?token=${encodeURIComponent(token)}`, body, headers);
  const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

  beforeEach(async () => {
    await send('/newsletter', fields());
    await send('/newsletter/confirm', { token: await linkTo('confirm') });
  });

  test.each([
    ['as a form', ONE_CLICK, PROGRAM['content-type']],
    ['as multipart', parts, 'multipart/form-data; boundary=x'],
  ])('unsubscribes when sent %s', async (_, body, type) => {
    const answer = await click(await linkTo('stop'), body, { 'content-type': type });
    expect([answer.status, answer.text]).toEqual([200, 'Unsubscribed\n']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await reader())?.status).toBe('ended');
    expect((await click(await linkTo('stop'))).status).toBe(200);
  });

  test('changes nothing with another link', async () => {
    for (const token of ['', 'x', await linkTo('confirm'), `${await linkTo('stop')}a`]) {
      expect((await click(token)).status).toBe(422);
    }
    expect((await reader())?.status).toBe('confirmed');
  });

  test('asks for a retry while the store is down', async () => {
    const token = await linkTo('stop');
    site.world.down.add('subscriptions');
    expect((await click(token)).status).toBe(503);
  });

  test('redirects any other form to the page', async () => {
    expect((await click(await linkTo('stop'), '')).status).toBe(422);
    expect((await click(await linkTo('stop'), 'x=y')).status).toBe(422);
    expect((await reader())?.status).toBe('confirmed');
  });

  test.each([
    ['stop', 'abc.0.def', '/es/newsletter/?stop=abc.0.def'],
    ['confirm', 'abc.0.def', '/es/newsletter/?confirm=abc.0.def'],
    ['stop', '//evil.example/', '/es/newsletter/?stop='],
    ['stop', '', '/es/newsletter/?stop='],
  ])('shows the button when opened instead: %s %s', async (step, token, location) => {
    const path = `/newsletter/${step}?token=${encodeURIComponent(token)}`;
    leads(await site.get(path, { 'accept-language': 'es' }), location);
    expect((await reader())?.status).toBe('confirmed');
  });
});

describe('FD6 alerts', () => {
  const email = 'alert@visitor.example';
  const question = '?y=H-001&currency=eur&unit=meters';
  async function alert() {
    const found = await site.world.ports.alerts.ofAddress(email);
    const [one] = found.ok ? found.value.rows : [];
    if (one === undefined) throw new Error('There is no alert.');
    return one;
  }

  test('are asked for, confirmed and ended without a script, and by the one click of a mail program', async () => {
    const { alerts } = site.world.services;
    leads(await send('/alerts', { ...fields(), email, question }), '/es/alerts/?done=sent');
    const { id, reader } = await alert();
    const confirm = { locale: 'en', token: alerts.linkToken('confirm', id, site.world.clock.now) };
    leads(await send('/alerts/confirm', confirm), '/en/alerts/?done=confirmed');
    const token = alerts.linkToken('stop', reader, 0);
    leads(await site.get(`/alerts/stop?token=${token}`, { 'accept-language': 'es' }), `/es/alerts/?stop=${token}`);
    expect((await alert()).status).toBe('confirmed');
    const clicked = await site.post(`/alerts/stop?token=${token}`, ONE_CLICK, PROGRAM);
    expect([clicked.status, clicked.text]).toEqual([200, 'Unsubscribed\n']);
    expect((await alert()).status).toBe('ended');
  });

  test('are returned with the address of what they watch', async () => {
    const answer = await send('/alerts', { ...fields({ email: 'no' }), question });
    expect(answer.status).toBe(422);
    expect(site.rendered).toMatchObject([{ url: '/es/alerts/?y=H-001', submission: { problems: { email: 'no-at' } } }]);
  });

  test('are taken from our own pages only', async () => {
    for (const path of ['/alerts', '/alerts/confirm']) {
      expect((await send(path, { ...fields(), question }, PROGRAM)).status).toBe(403);
    }
  });
});
