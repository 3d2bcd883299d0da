import { Link } from '../components/Link.tsx';
import type { DownloadView } from './download-view.ts';

/** Renders a link to a file, with the file's type and size. */
export function DownloadLink({ document: { text, href, note } }: { readonly document: DownloadView }) {
  return (
    // A file is not a page, so the router must not handle the link.
    <Link className="file num" href={href} data-vike="false">
      <b>{text}</b> {note === null ? null : <span>{note}</span>}
    </Link>
  );
}
