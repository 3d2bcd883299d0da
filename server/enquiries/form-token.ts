import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EnquiryKey } from '../../core/enquiry/enquiry.ts';
import { isEnquiryKey } from '../../core/enquiry/reference.ts';

/** What a form was opened with. Instants are milliseconds since 1970. */
export interface OpenedForm {
  readonly key: EnquiryKey;
  readonly openedAt: number;
}

/** Bytes of a signature that are written: 128 bits. */
const SIGNATURE_BYTES = 16;
const NUMBER = /^[0-9a-z]{1,11}$/;

/** What is signed with this node's secret, and with every other node's that shares it: no stranger can write it. */
export class Tokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** For a form of its own: the key that its enquiry will have, and the instant. */
  newForm(now: number): string {
    return this.sign('form', `${randomBytes(16).toString('base64url')}.${now.toString(36)}`);
  }

  /** Null for what we never wrote. */
  readForm(token: string): OpenedForm | null {
    const [key, opened = ''] = this.verify('form', token)?.split('.') ?? [];
    return isEnquiryKey(key) && NUMBER.test(opened) ? { key, openedAt: Number.parseInt(opened, 36) } : null;
  }

  /** @param purpose a text signed for one is none for another  @param text of letters, digits, points and hyphens */
  sign(purpose: string, text: string): string {
    return `${text}.${this.#signature(purpose, text)}`;
  }

  /** The text that was signed; null for anything else. */
  verify(purpose: string, token: string): string | null {
    const at = token.lastIndexOf('.');
    if (at <= 0 || token.length > 400) return null;
    const text = token.slice(0, at);
    const [given, own] = [Buffer.from(token.slice(at + 1)), Buffer.from(this.#signature(purpose, text))];
    return given.length === own.length && timingSafeEqual(given, own) ? text : null;
  }

  /** Names somebody for a count, and tells nothing of them. */
  digest(purpose: string, text: string): string {
    return `${purpose}.${this.#signature(purpose, text)}`;
  }

  #signature(purpose: string, text: string): string {
    const whole = createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest();
    return whole.subarray(0, SIGNATURE_BYTES).toString('base64url');
  }
}
