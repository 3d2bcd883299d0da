interface Props {
  /** The id that its field's `aria-describedby` names. */
  readonly id?: string;
  readonly text: string | null;
}

/** The problem of a field, shown below it. */
export function Problem({ id, text }: Props) {
  if (text === null) return null;
  return (
    <p className="help e" id={id}>
      <svg className="ico ico-s" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 4.5v4.5M8 11v.8" />
      </svg>
      <span>{text}</span>
    </p>
  );
}
