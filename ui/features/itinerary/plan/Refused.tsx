/** Why a step was not taken, beside what asked for it. */
export function Refused({ text, id }: { readonly text: string | null; readonly id?: string }) {
  if (text === null) return null;
  return (
    <small className="wrong" id={id} role="alert">
      {text}
    </small>
  );
}
