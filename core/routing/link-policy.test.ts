import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyLink } from './link-policy.ts';

const PAGE = 'https://halyard.example/en/yachts-for-sale/';
const ORIGIN = 'https://halyard.example';
const characters = fc.nat(0x2100).map((code) => String.fromCharCode(code));

test.each([
  '/',
  '/en/yachts-for-sale/?r=1:2#a',
  '/en/a:b/',
  '/en/a?to=https://other.example',
  '/en/a#javascript:',
  '/?q=javascript:alert(1)',
  '?q=a:b',
  '#gallery',
  '',
  'yachts-for-sale/',
  './a',
  '../a/',
  'año/',
  '/%C3%A1rea/',
  '/en/a%2Fb/',
  ' /en/ ',
  '\n/en/\r\n',
])('LK1 %j stays within the site', (href) => {
  expect(classifyLink(href)).toEqual({ kind: 'internal', href });
});

test.each([
  'https://www.instagram.com/',
  'http://other.example/a?b#c',
  'HTTPS://OTHER.EXAMPLE',
  ' https://other.example ',
  '\thttps://other.exa\nmple\n',
  'https://other.example:8443/',
  'https://other.example/javascript:alert(1)',
])('LK2 %j opens in a new tab with rel="nofollow noopener"', (href) => {
  expect(classifyLink(href)).toEqual({ kind: 'external', href, rel: 'nofollow noopener', target: '_blank' });
});

test.each(['tel:+377000110', 'mailto:a@halyard.example?subject=A%20B', 'TEL:+1', 'MailTo:a@b.example'])(
  'LK2 %j is left untouched',
  (href) => {
    expect(classifyLink(href)).toEqual({ kind: 'contact', href });
  },
);

describe('LK3 rejects dangerous links', () => {
  test.each(['javascript', 'data', 'blob', 'vbscript', 'file', 'filesystem', 'view-source', 'ftp', 'sms', 'x'])(
    'rejects %s in any disguise',
    (scheme) => {
      const [first = '', ...others] = scheme;
      const rest = others.join('');
      const disguises = [
        scheme,
        scheme.toUpperCase(),
        `${first.toUpperCase()}${rest}`,
        ` ${scheme}`,
        `\t\n ${scheme}`,
        `\u0000${scheme}`,
        `\u0001\u001f${scheme}`,
        `\u00a0${scheme}`,
        `\ufeff${scheme}`,
        `\u200b${scheme}`,
        `${first}\t${rest}`,
        `${first}\n${rest}`,
        `${first}\r\n${rest}`,
        `${first}\u0000${rest}`,
        `${first}\u00ad${rest}`,
        `${first}\u200b${rest}`,
        `${scheme} `,
        `${scheme}\t`,
        `%${first.charCodeAt(0).toString(16)}${rest}`,
        `&#${first.charCodeAt(0)};${rest}`,
        `&#${first.charCodeAt(0)}${rest}`,
        `&#x${first.charCodeAt(0).toString(16)};${rest}`,
        `&#0000${first.charCodeAt(0)};${rest}`,
        `&amp;#${first.charCodeAt(0)};${rest}`,
        `${first}&Tab;${rest}`,
        `${first}&NewLine;${rest}`,
        `%09${scheme}`,
        `%25${first.charCodeAt(0).toString(16)}${rest}`,
        `https&colon;${scheme}`,
      ];
      const colons = [':', '%3A', '%3a', '%253A', '&colon;', '&#58;', '&#58', '&#x3a;', '&#x3A', '&#0000058;', '\t:'];
      for (const disguise of disguises) {
        for (const colon of colons) {
          expect(classifyLink(`${disguise}${colon}alert(1)//`)).toEqual({ kind: 'refused' });
        }
      }
    },
  );

  test.each([
    '//other.example',
    '//other.example/a',
    ' //other.example',
    '/\\other.example',
    '\\\\other.example',
    '\\/other.example',
    '/\t/other.example',
    '/\n\\other.example',
    '\t//other.example',
    '/%2Fother.example',
    '/%5cother.example',
    '/%0a//other.example',
    '/%09/other.example',
    '/%252Fother.example',
    '/&sol;other.example',
    '&sol;&sol;other.example',
    '%2F%2Fother.example',
    'https%3A//other.example',
    'https:other.example',
    'https:/other.example',
    'https:\\\\other.example',
    'https:///other.example',
    'https://',
    'https&colon;//other.example',
    'mailto://\\',
    'tel://other.example/',
    'other.example:8443/',
    'C:\\yachts',
    '://other.example',
    ':',
    '/en/\u0000',
    'a\u001fb',
    '\u0085',
    '\u00a0https://other.example',
  ])('rejects %j, which leads to another host or nowhere', (href) => {
    expect(classifyLink(href)).toEqual({ kind: 'refused' });
  });

  test('never takes javascript: for internal or external, with any control characters and case', () => {
    const noise = fc.string({
      unit: fc.constantFrom('\t', '\n', '\r', '\u0000', '\u0001', '\u001f', '\u007f', ' '),
      maxLength: 3,
    });
    const letters = [...'javascript:'];
    const disguise = fc
      .array(fc.tuple(noise, fc.boolean()), { minLength: letters.length, maxLength: letters.length })
      .map((parts) =>
        letters.map((letter, at) => `${parts[at]?.[0]}${parts[at]?.[1] ? letter.toUpperCase() : letter}`).join(''),
      );
    fc.assert(
      fc.property(disguise, fc.string(), (scheme, code) => {
        expect(classifyLink(scheme + code)).toEqual({ kind: 'refused' });
      }),
      { numRuns: 300 },
    );
  });

  test('agrees with a browser: internal is this host, external the web, contact a call or a letter', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', ':', '.', '?', '#', '@', '%2F', '%3A', '&colon;', '\t', '\n', '\u0000', ' ', '\u00a0'],
      ...[
        'javascript',
        'JAVA',
        'script',
        'data',
        'http',
        'https',
        'HTTPS:',
        'mailto:',
        'tel:',
        'a',
        'evil.example',
        '1',
      ],
    );
    const hrefs = fc.oneof(
      fc.string({ unit: characters }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(hrefs, (href) => {
        const target = classifyLink(href);
        if (target.kind === 'refused') return;
        expect(target.href).toBe(href);
        // An invalid host (`https://%`) leads nowhere.
        if (target.kind === 'external' && !URL.canParse(href)) return;
        const { origin, protocol } = new URL(href, PAGE);
        if (target.kind === 'internal') expect(origin).toBe(ORIGIN);
        if (target.kind === 'external') expect(['http:', 'https:']).toContain(protocol);
        if (target.kind === 'contact') expect(['tel:', 'mailto:']).toContain(protocol);
      }),
      { numRuns: 1000 },
    );
  });

  test('checks a very long address quickly', () => {
    const long = `${' '.repeat(100_000)}a${' \u0000'.repeat(100_000)}`;
    expect(classifyLink(`/${'a/'.repeat(100_000)}`).kind).toBe('internal');
    expect(classifyLink(`${'a'.repeat(100_000)}:`).kind).toBe('refused');
    expect(classifyLink(long).kind).toBe('refused');
  });
});
