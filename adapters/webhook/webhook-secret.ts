const PREFIX = 'whsec_';
/** Bytes; the Standard Webhooks convention asks for 24 to 64. */
const SHORTEST_KEY = 24;

/**
 * Reads the key of a secret: `whsec_` and base64, as in the Standard Webhooks convention, or any other text. Null where
 * it is no base64 or shorter than 24 bytes.
 */
export function secretKey(secret: string): Buffer | null {
  const key = secret.startsWith(PREFIX) ? decoded(secret.slice(PREFIX.length)) : Buffer.from(secret);
  return key !== null && key.length >= SHORTEST_KEY ? key : null;
}

function decoded(base64: string): Buffer | null {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : null;
}
