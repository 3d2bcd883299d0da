import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import { Link } from '../../../components/Link.tsx';

/** Renders the title of a section of her page, with a note beside it. */
export function SectionTitle({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="sec-h">
      <Heading lvl={2} size="3xl-tight">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Renders a text, as a link if there is a page about it. */
export function OptionalLink({ text, href }: { readonly text: string; readonly href: string | null }) {
  return href === null ? (
    text
  ) : (
    <Link className="text-link" href={href}>
      {text}
    </Link>
  );
}
