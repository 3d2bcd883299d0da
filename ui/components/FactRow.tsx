import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  /** A unit or a note after the value. */
  readonly note?: string | null;
}

/** Renders one label and its value in a `<dl>`. */
export function FactRow({ label, value, note = null }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note === null ? null : <small>{note}</small>}
      </dd>
    </div>
  );
}
