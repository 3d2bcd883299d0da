import type { Brand } from '../shared/brand.ts';

/** The number by which visitor and brokerage refer to an enquiry, as {@link referenceFrom} makes it. */
export type EnquiryReference = Brand<string, 'EnquiryReference'>;

/** The id of one filled form: submissions with the same key never make two enquiries (FM2). */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

/** Crockford's base 32, without letters that look like digits or like each other. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** Two groups of five, easy to read out on the telephone. */
const FORM = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;

/** Makes a reference such as `7KM2Q-94QFX` from ten random bytes, of which fifty bits are used. */
export function referenceFrom(bytes: Uint8Array): EnquiryReference {
  const symbols = Array.from(bytes.subarray(0, LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
  return `${symbols.slice(0, LENGTH / 2)}-${symbols.slice(LENGTH / 2)}` as EnquiryReference;
}

/** Parses a typed reference; accepts lower case, missing hyphens, O for 0 and I or L for 1. Null for other texts. */
export function readReference(given: string): EnquiryReference | null {
  if (given.length > 40) return null;
  const symbols = given
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const reference = `${symbols.slice(0, LENGTH / 2)}-${symbols.slice(LENGTH / 2)}`;
  return FORM.test(reference) ? (reference as EnquiryReference) : null;
}

/** Returns whether a value is a key: 128 bits in base64url. */
export function isEnquiryKey(given: unknown): given is IdempotencyKey {
  return typeof given === 'string' && KEY.test(given);
}
