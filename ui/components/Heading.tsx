import type { ReactNode } from 'react';
import { defaultSize, type HeadingColor, type HeadingLevel, type HeadingSize } from '../../core/content/heading.ts';

interface Props {
  readonly lvl: HeadingLevel;
  readonly size?: HeadingSize;
  readonly color?: HeadingColor;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a heading (CO3), or nothing without text. The size defaults to its level's, the colour to black. */
export function Heading({ lvl, size = defaultSize(lvl), color = 'black', id, className = '', children }: Props) {
  if (children === null) return null;
  const Tag = `h${lvl}` as const;
  const colour = color === 'black' ? '' : ` c-${color}`;
  return (
    <Tag id={id} className={`h h-${size}${colour} ${className}`.trim()}>
      {children}
    </Tag>
  );
}
