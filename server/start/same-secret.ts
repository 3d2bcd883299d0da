import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that a secret cannot be guessed by timing. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
