import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading.tsx';

/** Title of a section of her page, and beside it what is to be known of it. */
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
