import { Picture } from '../../../components/Picture.tsx';
import type { SubjectView } from '../enquiry-view.ts';

/** A small card of the enquiry's subject. Its name is in the title above. */
export function SubjectCard({ subject: { picture, lines } }: { readonly subject: SubjectView }) {
  const [first, ...rest] = lines;
  return (
    <div className="enquiry-subject num">
      {picture === null ? null : <Picture picture={{ ...picture, alt: '' }} preset="thumb" sizes="96px" eager />}
      <p>
        {first}
        {rest.map((line) => (
          <span key={line} className="muted">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}
