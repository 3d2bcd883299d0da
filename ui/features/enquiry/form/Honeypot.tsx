/** For programs that fill whatever there is (product.md FM2): nobody sees it or comes to it by Tab. */
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
