import { createHmac } from 'node:crypto';

/**
 * Signs a body with the headers of the Standard Webhooks convention.
 * @param body the exact body that is sent
 * @param now milliseconds since 1970
 */
export function signedHeaders(key: Buffer, id: string, now: number, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
