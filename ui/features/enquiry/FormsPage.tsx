import type { FormsView } from './enquiry-view.ts';
import { LazyFormsBody } from './LazyFormsBody.tsx';

/** The page of a form or of its result, rendered by the server and usable without a script (FM2, FM3). */
export function FormsPage({ view }: { readonly view: FormsView }) {
  return (
    <div className="wrap grid-page enquiry-page">
      <LazyFormsBody view={view} />
    </div>
  );
}
