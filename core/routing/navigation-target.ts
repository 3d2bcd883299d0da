import { err, ok, type Result } from '../shared/result.ts';
import { linkPolicy } from './link-policy.ts';

export type NavigationTarget =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string };

export interface NavigationRefusal {
  readonly kind: 'refused';
  /** `external`: another site, which the caller did not allow. `scheme`: nowhere a navigation goes. */
  readonly reason: 'scheme' | 'external';
}

/**
 * product.md LK3: where a navigation may go. Other sites, calls and letters only where `external` allows them; what
 * linkPolicy refuses (`javascript:`, `data:`, `blob:` in any disguise, `//host`) never.
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
