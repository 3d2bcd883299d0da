import { expect, test } from 'vitest';
import { sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { redirectFindings } from './redirects.ts';

const problemsOf = async (redirects: unknown, files: Record<string, unknown> = {}) =>
  linesOf(redirectFindings((await contentIn({ 'redirects.json': redirects, ...files })).content));

test('LK4 reports loops, chains and redirects without effect like the server', async () => {
  const rules = [
    { from: '/a/', to: '/b/' },
    { from: '/b/', to: '/a/' },
    { from: '/c/', to: '/d/' },
    { from: '/d/', to: 'https://example.com/' },
    { from: '/d/', to: '/e/' },
  ];
  const lines = await problemsOf(rules);
  expect(lines.filter((line) => line.includes(' in en'))).toEqual([
    expect.stringMatching(/^error redirects.json \[3\]: .*an earlier rule has its path/),
    'error redirects.json [0]: Redirect loop in en: /a/ → /b/ → /a/',
    'warning redirects.json [2]: Redirect chain in en: /c/ → /d/ → https://example.com/',
  ]);
});

test('LK4 reports a redirect at the path of any page: of the content, of a yacht, or built in', async () => {
  const rules = [
    { from: { en: '/knots-en/', es: '/nudos/' }, to: '/find/' },
    { from: '/yacht-for-sale/aurora/', to: '/find/' },
    { from: '/compare/', to: '/find/' },
    { from: { en: '/over-en/', es: '/over-es/' }, to: '/find/' },
  ];
  const lines = await problemsOf(rules, {
    'pages/knots.json': pageRecord('knots'),
    'pages/over.json': pageRecord('over', { valid: { until: '2026-01-01' } }),
    'yachts/aurora.json': sampleYachtWire(),
  });
  expect(lines).toEqual([
    'error redirects.json [0].from: stands before a page that is there: /knots-en/ (en)',
    'error redirects.json [1].from: stands before a page that is there: /yacht-for-sale/aurora/ (en)',
    'error redirects.json [1].from: stands before a page that is there: /yacht-for-sale/aurora/ (es)',
    'error redirects.json [2].from: stands before a page that is there: /compare/ (en)',
    'error redirects.json [2].from: stands before a page that is there: /compare/ (es)',
  ]);
});
