import type { AttachedView } from '../enquiry-view.ts';

/** Checkboxes for attachments of the enquiry; none is ticked at first (FM2). */
export function Attachments({ attached }: { readonly attached: readonly AttachedView[] }) {
  if (attached.length === 0) return null;
  return (
    <div className="enquiry-attached">
      {attached.map(({ name, text, note, on }) => (
        <label key={name} className="check">
          <input type="checkbox" name={`attach-${name}`} value="1" defaultChecked={on} />
          <span>
            {text}
            {note === null ? null : <small className="num">{note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
