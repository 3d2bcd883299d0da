import type { Redirects } from '../routing/redirects.ts';

/** Reads the redirect rules of the content (LK4). */
export interface RedirectRules {
  /** All valid rules. Invalid ones and loops are left out, chains shortened; all are logged, never thrown. */
  redirects(): Promise<Redirects>;
  /** Changes whenever a rule changes. */
  version(): Promise<string>;
}
export const RedirectRules = Symbol.for('RedirectRules');
