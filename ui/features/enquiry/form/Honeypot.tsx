/** A hidden field that only programs fill in (FM2). It is invisible and not reached by Tab. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="enquiry-trap" aria-hidden="true">
      <label>
        {label}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
