import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { buildRedirects } from '../../core/routing/build-redirects.ts';
import type { RedirectRule, Redirects } from '../../core/routing/redirects.ts';

/** Returns the redirects of a test's rules. */
export class MemoryRedirectRules implements RedirectRules {
  readonly #redirects: Redirects;

  constructor(rules: readonly RedirectRule[] = []) {
    this.#redirects = buildRedirects(rules).redirects;
  }

  async redirects(): Promise<Redirects> {
    return this.#redirects;
  }

  async version(): Promise<string> {
    return '1';
  }
}
