import { expect, test } from 'vitest';
import { siteRules } from '../start/site-rules.ts';
import { createVisitorReader } from './visitor.ts';

const RULES = siteRules({
  localeStrategy: 'prefix',
  localeRedirectStatus: 302,
  fallbackLocale: null,
  rootRedirect: null,
  previewToken: null,
});

function read(cookie: string) {
  const junk: string[] = [];
  const visitorOf = createVisitorReader(RULES, null, (name) => junk.push(name));
  const visitor = visitorOf({ headers: { cookie, 'accept-language': 'en-GB' } });
  visitorOf({ headers: { cookie, 'accept-language': 'en-GB' } });
  return { visitor, junk };
}

test('PR6 LO4 what the visitor chose is read from the cookies', () => {
  const { visitor, junk } = read('currency=usd; unit=meters; i18n_redirected=es');
  expect(visitor).toMatchObject({ currency: 'usd', unit: 'meters', cookieLocale: 'es' });
  expect(junk).toEqual([]);
});

test.each([
  ['currency=doubloons; unit=cubits; i18n_redirected=xx', ['currency', 'unit', 'i18n_redirected']],
  ['currency=usd; unit=<b>', ['unit']],
  ['i18n_redirected=es-ES', ['i18n_redirected']],
])('UI5 LO3 a cookie that makes no sense (%s) counts as none, and is told once', (cookie, names) => {
  const { visitor, junk } = read(cookie);
  expect(visitor.cookieLocale).toBeNull();
  expect(['usd', 'gbp']).toContain(visitor.currency);
  expect(visitor.unit).toBe('feet');
  expect(junk).toEqual(names);
});

test('UI5 cookies of others are none of ours', () => {
  expect(read('theme=dark; session=%%%').junk).toEqual([]);
});
