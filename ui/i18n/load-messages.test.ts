import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslator } from './load-messages.ts';

const HOUR = 60 * 60 * 1000;
let requests: { url: string; headers: unknown }[];
let answer: () => Response | Promise<Response>;
let warned: unknown[];
let turn = 0;

const spoken = (text: string) => ({ 'header.menu': [{ type: 0, value: text }] });

/** Loaded files are remembered by address: each test has one of its own. */
const address = () => `/_i18n/en/messages.json?v=${turn}`;

beforeEach(() => {
  turn += 1;
  requests = [];
  warned = [];
  answer = () => Response.json(spoken('Menu'));
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: init.headers });
    return answer();
  });
  vi.spyOn(console, 'warn').mockImplementation((...line) => void warned.push(line[0]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('LO7 requests a file once in 24 hours', async () => {
  for (const hours of [0, 1, 23.9]) {
    vi.setSystemTime(hours * HOUR);
    expect((await loadTranslator('en', address()))?.('header.menu')).toBe('Menu');
  }
  expect(requests).toEqual([{ url: address(), headers: {} }]);
  vi.setSystemTime(24 * HOUR);
  await loadTranslator('en', address());
  expect(requests).toHaveLength(2);
});

test('LO7 requests an uncacheable file with no-cache', async () => {
  await loadTranslator('en', `/_i18n/en/messages.json?turn=${turn}`);
  expect(requests[0]?.headers).toEqual({ 'Cache-Control': 'no-cache' });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 404', () => new Response('', { status: 404 })],
  ['a truncated file', () => new Response('{"header.menu":[{"type":0,"value":"Me')],
  ['no messages', () => Response.json(['Menu'])],
  ['an invalid message', () => Response.json({ 'header.menu': 7 })],
  ['an uncompiled message', () => Response.json({ 'header.menu': 'Menu' })],
])('LO7 warns by name of %s and returns null', async (_, given) => {
  answer = given;
  expect(await loadTranslator('es', address())).toBeNull();
  expect(warned).toEqual(['Failed to load messages for locale "es"']);
  answer = () => Response.json(spoken('Menú'));
  expect((await loadTranslator('es', address()))?.('header.menu')).toBe('Menú');
});

test('LO7 keeps the first messages when a second load fails', async () => {
  await loadTranslator('en', address());
  vi.setSystemTime(25 * HOUR);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await loadTranslator('en', address()))?.('header.menu')).toBe('Menu');
  expect(warned).toHaveLength(1);
});
