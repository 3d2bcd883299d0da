import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  /** A unit or a note after the value. */
  readonly small?: string | null;
}

/** Renders a row of a list of facts (`dl`). */
export function FactRow({ label, value, small = null }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {small === null ? null : <small>{small}</small>}
      </dd>
    </div>
  );
}
