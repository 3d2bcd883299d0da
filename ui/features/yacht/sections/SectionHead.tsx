import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading.tsx';

/** Renders the title of a section of her page, with a note beside it. */
export function SectionHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="sec-h">
      <Heading lvl={2} size="3xl-tight">
        {title}
      </Heading>
      {children}
    </div>
  );
}
