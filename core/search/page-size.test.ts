import { expect, test } from 'vitest';
import { isMobile } from './page-size.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/118.0 Firefox/118.0';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';

test.each([
  ['?1', null, true],
  ['?1', DESKTOP, true],
  ['?0', IPHONE, false],
  [' ?1 ', null, true],
  ['junk', IPHONE, true],
  ['junk', DESKTOP, false],
  [null, IPHONE, true],
  [null, ANDROID, true],
  [null, FIREFOX, true],
  [null, IPAD, false],
  [null, TABLET, false],
  [null, DESKTOP, false],
  [null, null, false],
])('SE1 hint %j and agent %j: mobile %j', (hint, userAgent, mobile) => {
  expect(isMobile({ hint, userAgent })).toBe(mobile);
});
