import type { HttpClient } from '../../core/ports/http-client.ts';
import { KyHttpClient } from '../http-ky/ky-http-client.ts';

/** Returns the HTTP client of commands that use no other port. */
export function wireHttpClient(): HttpClient {
  return new KyHttpClient();
}
