import { expect, test } from 'vitest';
import { embeddedHeaders, isSecure, pageSecurityHeaders, securityHeaders } from './security-headers.ts';

function named(flat: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < flat.length; index += 2) {
    headers.set((flat[index] ?? '').toLowerCase(), flat[index + 1] ?? '');
  }
  return headers;
}

test('the policy allows only our own origin, framed YouTube films and nothing inline', () => {
  const policy = named(securityHeaders(false)).get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('; frame-src https://www.youtube-nocookie.com; ');
  expect(policy.replace('https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe|http:|https:|\*/);
});

test('sends HSTS and upgrades requests only behind TLS', () => {
  expect(named(securityHeaders(false)).has('strict-transport-security')).toBe(false);
  expect(named(securityHeaders(false)).get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(named(securityHeaders(true)).get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect(named(securityHeaders(true)).get('content-security-policy')).toContain('upgrade-insecure-requests');
});

test('HSTS includes subdomains only where it is configured', () => {
  const hsts = (hstsSubdomains: boolean) =>
    named(pageSecurityHeaders({ hstsSubdomains })(true)).get('strict-transport-security');
  expect(hsts(false)).toBe('max-age=63072000');
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains');
  expect(named(pageSecurityHeaders({ hstsSubdomains: true })(false)).has('strict-transport-security')).toBe(false);
});

test.each([false, true])('names where browsers report what the policy stopped (secure: %s)', (secure) => {
  const headers = named(securityHeaders(secure));
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-reports; report-to csp(?:;|$)/);
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
});

test.each([false, true])('sends the other headers either way (secure: %s)', (secure) => {
  const headers = named(securityHeaders(secure));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
});

test.each([false, true])('RT8 lets partners frame microsites and changes nothing else (secure: %s)', (secure) => {
  const embedded = named(embeddedHeaders(['https://a.example', 'https://b.example:8443'])(secure));
  const page = named(securityHeaders(secure));
  expect(page.get('x-frame-options')).toBe('DENY');
  expect(embedded.has('x-frame-options')).toBe(false);
  const policy = page.get('content-security-policy') ?? '';
  expect(embedded.get('content-security-policy')).toBe(
    policy.replace("frame-ancestors 'none'", 'frame-ancestors https://a.example https://b.example:8443'),
  );
  const others = (headers: Map<string, string>) =>
    [...headers].filter(([name]) => !['content-security-policy', 'x-frame-options'].includes(name));
  expect(others(embedded)).toEqual(others(page));
});

test.each([false, true])('RT8 lets no one frame a microsite without partners (secure: %s)', (secure) => {
  expect(embeddedHeaders([])(secure)).toEqual(securityHeaders(secure));
});

test.each([false, true])('allows map tiles from their own origin and nothing else (secure: %s)', (secure) => {
  const tiles = 'https://tiles.example';
  const page = named(securityHeaders(secure));
  const policy = (page.get('content-security-policy') ?? '').replace("img-src 'self'", `img-src 'self' ${tiles}`);
  expect(named(pageSecurityHeaders({ tiles })(secure))).toEqual(
    new Map([...page, ['content-security-policy', policy]]),
  );
  const embedded = named(embeddedHeaders(['https://a.example'], pageSecurityHeaders({ tiles }))(secure));
  expect(embedded.get('content-security-policy')).toBe(
    policy.replace("frame-ancestors 'none'", 'frame-ancestors https://a.example'),
  );
  expect(embedded.has('x-frame-options')).toBe(false);
});

test('leaves the policy unchanged without an external map', () => {
  expect(pageSecurityHeaders({})).toBe(securityHeaders);
  expect(embeddedHeaders([], pageSecurityHeaders({}))).toBe(securityHeaders);
});

test.each([
  [{ encrypted: true }, undefined, false, true],
  [{}, 'https', true, true],
  [{}, 'https, http', true, true],
  [{}, 'http, https', true, false],
  [{}, 'https', false, false],
  [{}, undefined, true, false],
])('socket %o, forwarded %s, trusted %s: secure is %s', (socket, forwarded, trusted, secure) => {
  expect(isSecure({ socket, headers: { 'x-forwarded-proto': forwarded } }, trusted)).toBe(secure);
});

test.each([false, true])(
  'ME1 allows pictures and films from the media service and nothing else (secure: %s)',
  (secure) => {
    const page = named(securityHeaders(secure));
    const media = ['https://media.example', 'https://cdn.example'];
    const policy = (page.get('content-security-policy') ?? '').replace(
      "img-src 'self'",
      "img-src 'self' https://media.example https://cdn.example; media-src 'self' https://media.example https://cdn.example",
    );
    expect(named(pageSecurityHeaders({ media })(secure))).toEqual(
      new Map([...page, ['content-security-policy', policy]]),
    );
    const tiled = named(pageSecurityHeaders({ tiles: 'https://tiles.example', media })(secure)).get(
      'content-security-policy',
    );
    expect(tiled).toBe(policy.replace("img-src 'self'", "img-src 'self' https://tiles.example"));
  },
);

test('CO6 allows frames of the configured form origins for the drawer, and no others', () => {
  const policyOf = (flat: readonly string[]) => flat[flat.indexOf('Content-Security-Policy') + 1] ?? '';
  const policy = policyOf(pageSecurityHeaders({ forms: ['https://forms.example', 'https://b.example'] })(true));
  expect(policy).toContain('; frame-src https://www.youtube-nocookie.com https://forms.example https://b.example; ');
  expect(policyOf(pageSecurityHeaders({})(true))).toContain('; frame-src https://www.youtube-nocookie.com; ');
});
