import type { ComponentProps } from 'react';
import { linkPolicy } from '../../core/routing/link-policy.ts';

/** The one way to link: applies product.md LK2 and LK3, so that no component can get it wrong. */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const target = linkPolicy(href);
  switch (target.kind) {
    case 'external':
      return (
        <a {...rest} href={target.href} target={target.target} rel={target.rel}>
          {children}
        </a>
      );
    case 'refused':
      return <span {...rest}>{children}</span>;
    default:
      return (
        <a {...rest} href={target.href}>
          {children}
        </a>
      );
  }
}
