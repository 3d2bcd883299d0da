import type { FormsView } from './enquiry-view.ts';
import { FormsBodyWhenNeeded } from './forms-body-when-needed.tsx';

/** A form, or what became of it: written by the server, and whole without a script (product.md FM2, FM3). */
export function FormsPage({ view }: { readonly view: FormsView }) {
  return (
    <div className="wrap grid-page enquiry-page">
      <FormsBodyWhenNeeded view={view} />
    </div>
  );
}
