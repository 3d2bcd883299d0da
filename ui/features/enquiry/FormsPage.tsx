import type { FormsView } from './enquiry-view.ts';
import { LazyFormsBody } from './LazyFormsBody.tsx';

/** A form, or what became of it: written by the server, and whole without a script (product.md FM2, FM3). */
export function FormsPage({ view }: { readonly view: FormsView }) {
  return (
    <div className="wrap grid-page enquiry-page">
      <LazyFormsBody view={view} />
    </div>
  );
}
