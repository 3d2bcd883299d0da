import { type ComponentProps, createContext, useContext } from 'react';
import { classifyLink } from '../../core/routing/link-policy.ts';
import { Icon } from './Icon.tsx';

/** The text of a link and its address. */
export interface LinkView {
  readonly text: string;
  readonly href: string;
}

type LinkProps = ComponentProps<'a'> & { href: string };

/** The text that announces a new tab to screen readers. All links open one in a frame of another site; else null. */
export const NewTabTextContext = createContext<string | null>(null);

/** Renders a link according to the link policy (LK2, LK3); a refused link becomes plain text. */
export function Link({ href, children, ...rest }: LinkProps) {
  const policy = classifyLink(href);
  const newTab = useContext(NewTabTextContext);
  if (policy.kind === 'refused') return <span {...rest}>{children}</span>;
  if (policy.kind === 'internal' && newTab !== null) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
        <span className="vh">{` ${newTab}`}</span>
      </a>
    );
  }
  return (
    <a {...rest} href={href} {...(policy.kind === 'external' && { target: policy.target, rel: policy.rel })}>
      {children}
    </a>
  );
}

/** Renders an underlined link with an arrow. */
export function TextLink({ className = 'link', children, ...rest }: LinkProps) {
  return (
    <Link className={className} {...rest}>
      <span>{children}</span> <Icon name="arrow" />
    </Link>
  );
}

/** Renders a link that looks like a button, with an arrow. */
export function ButtonLink({ className = 'btn', children, ...rest }: LinkProps) {
  return (
    <Link className={className} {...rest}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
