import { err, ok, type Result } from '../shared/result.ts';
import { linkPolicy } from './link-policy.ts';

/** The target of a navigation that is allowed. */
export type NavigationTarget =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string };

export interface NavigationRefusal {
  readonly kind: 'refused';
  /** `external`: another site, which the caller did not allow. `scheme`: not a target of a navigation. */
  readonly reason: 'scheme' | 'external';
}

/**
 * Checks the target of a navigation (LK3). Other sites, tel: and mailto: need `external`; what linkPolicy
 * refuses (`javascript:`, `data:`, `blob:` in any disguise, `//host`) is always refused.
 */
export function navigationTarget(
  href: string,
  { external = false }: { readonly external?: boolean } = {},
): Result<NavigationTarget, NavigationRefusal> {
  const { kind } = linkPolicy(href);
  if (kind === 'internal') return ok({ kind: 'internal', href });
  if (kind === 'refused') return err({ kind: 'refused', reason: 'scheme' });
  if (external) return ok({ kind: 'external', href });
  return err({ kind: 'refused', reason: kind === 'contact' ? 'scheme' : 'external' });
}
