import { Picture } from '../../../components/Picture.tsx';
import type { SubjectView } from '../enquiry-view.ts';

/** What the enquiry is about, small. The title above has her name. */
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
