import { Link } from '../components/Link.tsx';
import type { DocumentView } from './document-view.ts';

/** Says before it is followed what is fetched, and how much of it. */
export function DocumentLink({ document: { text, href, note } }: { readonly document: DocumentView }) {
  return (
    // A file is no page: the router is to leave it alone.
    <Link className="file num" href={href} data-vike="false">
      <b>{text}</b> {note === null ? null : <span>{note}</span>}
    </Link>
  );
}
