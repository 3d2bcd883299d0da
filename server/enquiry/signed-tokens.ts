import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isEnquiryKey } from '../../core/enquiry/reference.ts';
import type { FormTokens, OpenedForm } from '../../core/enquiry/submission.ts';

/** Bytes of the signature that are kept: 128 bits. */
const SIGNATURE_BYTES = 16;
const NUMBER = /^[0-9a-z]{1,11}$/;

/** Signs tokens with HMAC-SHA256 and a secret that all nodes share. */
export class SignedTokens implements FormTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  newFormToken(now: number): string {
    return this.sign('form', `${randomBytes(16).toString('base64url')}.${now.toString(36)}`);
  }

  readFormToken(token: string): OpenedForm | null {
    const [key, opened = ''] = this.verify('form', token)?.split('.') ?? [];
    return isEnquiryKey(key) && NUMBER.test(opened) ? { key, openedAt: Number.parseInt(opened, 36) } : null;
  }

  sign(purpose: string, text: string): string {
    return `${text}.${this.#signature(purpose, text)}`;
  }

  verify(purpose: string, token: string): string | null {
    const at = token.lastIndexOf('.');
    if (at <= 0 || token.length > 400) return null;
    const text = token.slice(0, at);
    const [given, own] = [Buffer.from(token.slice(at + 1)), Buffer.from(this.#signature(purpose, text))];
    return given.length === own.length && timingSafeEqual(given, own) ? text : null;
  }

  digest<P extends string>(purpose: P, text: string): `${P}.${string}` {
    return `${purpose}.${this.#signature(purpose, text)}`;
  }

  #signature(purpose: string, text: string): string {
    const full = createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest();
    return full.subarray(0, SIGNATURE_BYTES).toString('base64url');
  }
}
