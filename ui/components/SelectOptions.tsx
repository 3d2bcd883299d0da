interface Props {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Renders the choices of a `select` or of a group in it. */
export function SelectOptions({ options }: Props) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
