import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RELOAD_RECORD_KEY } from '../../../core/build-version/reload-guard.ts';
import { LOCALE_COOKIE } from '../../../core/locale/locale-cookie.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../../core/preferences/display.ts';
import { COMPARISON_COOKIE, FAVOURITES_COOKIE } from '../../../core/shortlist/list-cookies.ts';
import { explicitLocaleCookie } from '../../../server/http/cookies.ts';

const policy = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`content/pages/${name}-policy.json`, 'utf8')).blocks;
const explicitCookie = explicitLocaleCookie('/', false)?.split('=')[0] ?? '';
const cookies = [LOCALE_COOKIE, CURRENCY_COOKIE, UNIT_COOKIE, FAVOURITES_COOKIE, COMPARISON_COOKIE, explicitCookie];
const keys = readFileSync('adapters/browser-storage/web-storage.ts', 'utf8').match(/(?<=')halyard\.\w+(?=')/g) ?? [];

test.each(Object.entries(policy('cookies')))(
  'the cookies policy (%s) lists all that the browser keeps',
  (_, blocks) => {
    const lists = [...JSON.stringify(blocks).matchAll(/"list":\[(.*?)\]/g)].map(([, list]) => list ?? '');
    const named = lists.map((list) => [...list.matchAll(/"([\w.]+)(?:: | holds | guarda )/g)].map(([, name]) => name));
    expect(named.map((names) => names.toSorted())).toEqual([
      cookies.toSorted(),
      [...keys, RELOAD_RECORD_KEY].toSorted(),
    ]);
  },
);

test.each(Object.entries(policy('privacy')))('the privacy policy (%s) names every cookie', (_, blocks) => {
  for (const cookie of cookies) expect(JSON.stringify(blocks)).toMatch(new RegExp(`\\b${cookie}\\b`));
});
