import type { Redirects } from '../routing/redirects.ts';

/** The redirects of the content (product.md LK4). */
export interface RedirectRules {
  /** Bad rules are left out and named in the log, as are loops and chains; never thrown. */
  redirects(): Promise<Redirects>;
  /** Changes whenever any rule does. */
  version(): Promise<string>;
}
export const RedirectRules = Symbol.for('RedirectRules');
