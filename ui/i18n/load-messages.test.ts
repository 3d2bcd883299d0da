import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslator } from './load-messages.ts';

const HOUR = 60 * 60 * 1000;
let asked: { url: string; headers: unknown }[];
let answer: () => Response | Promise<Response>;
let warned: unknown[];
let turn = 0;

const spoken = (text: string) => ({ 'header.menu': [{ type: 0, value: text }] });

/** Loaded files are remembered by address: each test has one of its own. */
const address = () => `/_i18n/en/messages.json?v=${turn}`;

beforeEach(() => {
  turn += 1;
  asked = [];
  warned = [];
  answer = () => Response.json(spoken('Menu'));
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, headers: init.headers });
    return answer();
  });
  vi.spyOn(console, 'warn').mockImplementation((...line) => void warned.push(line[0]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('LO7 a file is asked for once in 24 hours', async () => {
  for (const hours of [0, 1, 23.9]) {
    vi.setSystemTime(hours * HOUR);
    expect((await loadTranslator('en', address()))?.('header.menu')).toBe('Menu');
  }
  expect(asked).toEqual([{ url: address(), headers: {} }]);
  vi.setSystemTime(24 * HOUR);
  await loadTranslator('en', address());
  expect(asked).toHaveLength(2);
});

test('LO7 one that may not be kept is asked for with no-cache', async () => {
  await loadTranslator('en', `/_i18n/en/messages.json?turn=${turn}`);
  expect(asked[0]?.headers).toEqual({ 'Cache-Control': 'no-cache' });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 404', () => new Response('', { status: 404 })],
  ['half a file', () => new Response('{"header.menu":[{"type":0,"value":"Me')],
  ['no messages', () => Response.json(['Menu'])],
  ['a message that is none', () => Response.json({ 'header.menu': 7 })],
  ['a message that is not compiled', () => Response.json({ 'header.menu': 'Menu' })],
])('LO7 %s warns by name, and gives nothing to speak with', async (_, given) => {
  answer = given;
  expect(await loadTranslator('es', address())).toBeNull();
  expect(warned).toEqual(['Failed to load messages for locale "es"']);
  answer = () => Response.json(spoken('Menú'));
  expect((await loadTranslator('es', address()))?.('header.menu')).toBe('Menú');
});

test('LO7 where a second load fails, the first goes on speaking', async () => {
  await loadTranslator('en', address());
  vi.setSystemTime(25 * HOUR);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await loadTranslator('en', address()))?.('header.menu')).toBe('Menu');
  expect(warned).toHaveLength(1);
});
