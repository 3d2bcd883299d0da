import type { ReactNode } from 'react';
import { Heading } from '../components/Heading.tsx';
import type { BlockView, BlockViewOf } from './build/block-views.ts';

/** The props of the component that renders a type of block. */
export interface BlockProps<Type extends BlockView['type']> {
  readonly block: BlockViewOf<Type>;
}

interface Props {
  readonly block: { readonly title: string | null; readonly id: string | null };
  /** Places the title above the content, across the page, rather than beside it. */
  readonly wide?: boolean;
  readonly aside?: ReactNode;
  /** Markup beside the content in place of a title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a section of a page, with its content beside the title or, if wide, below it. */
export function BlockSection({ block: { title, id }, wide = false, aside = null, beside, children }: Props) {
  if (wide) {
    return (
      <section className="wrap part" id={id ?? undefined}>
        {title === null ? null : (
          <div className="part-head">
            <Heading lvl={2} size="3xl-tight">
              {title}
            </Heading>
            {aside}
          </div>
        )}
        {children}
      </section>
    );
  }
  return (
    <section className="wrap grid-page passage" id={id ?? undefined}>
      {beside ?? (
        <Heading lvl={2} size="2xl">
          {title}
        </Heading>
      )}
      <div className="body">{children}</div>
    </section>
  );
}
