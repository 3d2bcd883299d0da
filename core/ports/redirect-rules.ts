import type { Redirects } from '../routing/redirects.ts';

/** Reads the redirect rules of the content (LK4). */
export interface RedirectRules {
  /** All valid rules. Invalid ones, loops and chains are left out and logged, never thrown. */
  redirects(): Promise<Redirects>;
  /** Changes whenever a rule changes. */
  version(): Promise<string>;
}
export const RedirectRules = Symbol.for('RedirectRules');
