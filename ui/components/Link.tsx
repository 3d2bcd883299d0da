import { type ComponentProps, createContext, useContext } from 'react';
import { linkPolicy } from '../../core/routing/link-policy.ts';

/**
 * On a page that stands in another site's frame: what screen readers are told of a link that opens a new tab, as every
 * `Link` there does (product.md RT8). Null on all other pages.
 */
export const NewTabContext = createContext<string | null>(null);

/** The one way to link: applies product.md LK2 and LK3, so that no component can get it wrong. */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const target = linkPolicy(href);
  const newTab = useContext(NewTabContext);
  switch (target.kind) {
    case 'external':
      return (
        <a {...rest} href={target.href} target={target.target} rel={target.rel}>
          {children}
        </a>
      );
    case 'refused':
      return <span {...rest}>{children}</span>;
    case 'internal':
      if (newTab !== null) {
        return (
          <a {...rest} href={target.href} target="_blank" rel="noopener">
            {children}
            <span className="vh">{` ${newTab}`}</span>
          </a>
        );
      }
  }
  return (
    <a {...rest} href={target.href}>
      {children}
    </a>
  );
}
