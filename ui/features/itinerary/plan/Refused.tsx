/** Shows why a step was refused, beside the control that asked for it. */
export function Refused({ text, id }: { readonly text: string | null; readonly id?: string }) {
  if (text === null) return null;
  return (
    <small className="wrong" id={id} role="alert">
      {text}
    </small>
  );
}
