import { expect, test } from 'vitest';
import { cookiesOf } from './cookies.ts';
import { createVisitorReader, isCrawler } from './visitor.ts';

function read(cookie: string) {
  const junk: string[] = [];
  const visitorOf = createVisitorReader(null, (name) => junk.push(name));
  const visitor = visitorOf({ headers: { cookie, 'accept-language': 'en-GB' } });
  visitorOf({ headers: { cookie, 'accept-language': 'en-GB' } });
  return { visitor, junk };
}

test('PR6 LO4 reads the visitor’s choices from the cookies', () => {
  const { visitor, junk } = read('currency=usd; unit=meters; i18n_redirected=es');
  expect(visitor).toMatchObject({ currency: 'usd', unit: 'meters', cookieLocale: 'es' });
  expect(junk).toEqual([]);
});

test.each([
  ['currency=doubloons; unit=cubits; i18n_redirected=xx', ['currency', 'unit', 'i18n_redirected']],
  ['currency=usd; unit=<b>', ['unit']],
  ['i18n_redirected=es-ES', ['i18n_redirected']],
])('UI5 LO3 ignores an invalid cookie (%s) and reports it once', (cookie, names) => {
  const { visitor, junk } = read(cookie);
  expect(visitor.cookieLocale).toBeNull();
  expect(['usd', 'gbp']).toContain(visitor.currency);
  expect(visitor.unit).toBe('feet');
  expect(junk).toEqual(names);
});

test('cookies with broken escapes are read without an error for each, once for a request', () => {
  expect(cookiesOf({ cookie: 'a=%C3; b=100%; c=%C3%A9; __proto__=%' })).toMatchObject({
    a: '\ufffd',
    b: '100%',
    c: 'é',
  });
  const cookie = `currency=usd; ${Array.from({ length: 199 }, (_, at) => `k${at}=%`).join('; ')}`;
  const visitorOf = createVisitorReader(null);
  const request = { headers: { cookie } };
  expect(visitorOf(request).currency).toBe('usd');
  expect(visitorOf(request)).toBe(visitorOf(request));
  expect(visitorOf({ headers: { cookie } })).not.toBe(visitorOf(request));
});

test('UI5 ignores cookies of others', () => {
  expect(read('theme=dark; session=%%%').junk).toEqual([]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
])('UI2 %s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/317.0.634488990 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0',
  'Mozilla/5.0 (Linux; U; Android 12; CUBOT X50 Build/SP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0 Mobile Safari/537.36',
  '',
  undefined,
])('UI2 %s is not a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
