import type { EnquiryKey, EnquiryReference } from './enquiry.ts';

/** Crockford's: no letter that is read as a figure, or as another. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** As it is written: five and five, so that it can be read out on the telephone. */
const FORM = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;

/** `7KM2Q-94QFX`, of ten bytes drawn at random: fifty bits. */
export function referenceFrom(bytes: Uint8Array): EnquiryReference {
  const symbols = Array.from(bytes.subarray(0, LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
  return `${symbols.slice(0, LENGTH / 2)}-${symbols.slice(LENGTH / 2)}` as EnquiryReference;
}

/** A reference as somebody typed or said it: small letters, missing hyphens, O for 0 and I or L for 1. Null for none. */
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

/** 128 bits in base64url. */
export function isEnquiryKey(given: unknown): given is EnquiryKey {
  return typeof given === 'string' && KEY.test(given);
}
