import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import type { Builds } from '../../core/ports/builds.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { findRedirect, type Redirects, readRedirects, redirectAddress } from '../../core/routing/redirects.ts';
import type { SiteAddress } from '../../core/routing/site-address.ts';
import { isSlashExempt, splitPath } from '../../core/routing/trailing-slash.ts';
import { warn } from '../state/browser-log.ts';
import { loadAnew } from './browser-address.ts';

/**
 * The redirect rules in the browser (LK4). If they cannot be loaded, the server answers with the same
 * redirects.
 */
export class RedirectTable {
  readonly #builds: Builds;
  readonly #buildId: string;
  readonly #strategy: LocaleStrategy;
  #redirects: Redirects | null = null;

  constructor(builds: Builds, buildId: string, strategy: LocaleStrategy) {
    this.#builds = builds;
    this.#buildId = buildId;
    this.#strategy = strategy;
  }

  async load(): Promise<void> {
    const meta = await this.#builds.meta(this.#buildId);
    if (meta.ok) this.#redirects = readRedirects(meta.value.redirects);
    else warn(`The route rules could not be loaded: ${meta.error.kind}`);
  }

  /**
   * Returns the address that a rule redirects to, null for none. An absolute target leaves the site: its promise never
   * settles.
   */
  beforeNavigation({ path, locale, query, hash }: SiteAddress): string | null | Promise<never> {
    const found = this.#redirects === null ? null : findRedirect(this.#redirects, path, locale);
    if (found === null) return null;
    const target = redirectAddress(found, { query, hash });
    const address = found.external ? target : localePath(target, locale, this.#strategy);
    // A file is not a page of the router and is loaded by the browser.
    return found.external || isSlashExempt(splitPath(address).path) ? loadAnew(address) : address;
  }
}
