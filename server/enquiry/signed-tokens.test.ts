import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEnquiryKey } from '../../core/enquiry/reference.ts';
import { SignedTokens } from './signed-tokens.ts';

const NOW = Date.parse('2026-05-04T10:00:00.000Z');
const tokens = new SignedTokens('the secret of this house');

test('FM2 reads the key and opening time of a form on every node with the secret', () => {
  const token = tokens.newFormToken(NOW);
  const opened = new SignedTokens('the secret of this house').readFormToken(token);
  expect(opened?.openedAt).toBe(NOW);
  expect(isEnquiryKey(opened?.key)).toBe(true);
  expect(token).toMatch(/^[A-Za-z0-9._-]{1,200}$/);
});

test('FM2 gives each form its own key', () => {
  const keys = Array.from({ length: 200 }, () => tokens.readFormToken(tokens.newFormToken(NOW))?.key);
  expect(new Set(keys).size).toBe(200);
});

test('FM2 rejects a token signed with another secret', () => {
  expect(new SignedTokens('another').readFormToken(tokens.newFormToken(NOW))).toBeNull();
});

test('FM3 rejects a token signed for another purpose', () => {
  const token = tokens.sign('confirm', 'id.zz');
  expect(tokens.verify('confirm', token)).toBe('id.zz');
  expect(tokens.verify('stop', token)).toBeNull();
  expect(tokens.verify('confirm\nid', token)).toBeNull();
  expect(tokens.readFormToken(tokens.sign('stop', `${'A'.repeat(22)}.zz`))).toBeNull();
});

test.each([
  ['no key', 'short.zz'],
  ['a key and no time', 'A'.repeat(22)],
  ['an uppercase time', `${'A'.repeat(22)}.ZZ`],
  ['an invalid time', `${'A'.repeat(22)}.-1`],
  ['a time out of range', `${'A'.repeat(22)}.${'z'.repeat(12)}`],
])('FM2 rejects a signed token with %s', (_, text) => {
  expect(tokens.readFormToken(tokens.sign('form', text))).toBeNull();
});

test('FM2 rejects a token with one changed, missing or added character', () => {
  const token = tokens.newFormToken(NOW);
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(tokens.verify('form', token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    expect(tokens.verify('form', token.slice(0, at))).toBeNull();
    expect(tokens.verify('form', token.slice(0, at) + token.slice(at + 1))).toBeNull();
  }
  for (const more of ['a', '.', '=', '\0', ' ', '\n']) {
    expect(tokens.verify('form', token + more)).toBeNull();
    expect(tokens.verify('form', more + token)).toBeNull();
  }
});

test('FM2 rejects any text that was not signed, and never throws', () => {
  const pieces = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '\ud800', 'é', 'A'.repeat(22)));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 5 }), (parts) => {
      expect(tokens.verify('form', parts.join('.'))).toBeNull();
      expect(tokens.readFormToken(parts.join(''))).toBeNull();
    }),
  );
  expect(tokens.verify('form', `${'a'.repeat(100_000)}.b`)).toBeNull();
});

test('FM2 returns every text that was signed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9.-]{1,300}$/), (text) => {
      expect(tokens.verify('confirm', tokens.sign('confirm', text))).toBe(text);
    }),
  );
});

test('FM2 hashes the same name to the same pseudonym, unusable without the secret', () => {
  const digest = tokens.digest('address', '203.0.113.7');
  expect(digest).toBe(tokens.digest('address', '203.0.113.7'));
  expect(digest).not.toContain('203');
  expect(digest).not.toBe(tokens.digest('letter', '203.0.113.7'));
  expect(digest).not.toBe(new SignedTokens('another').digest('address', '203.0.113.7'));
});
