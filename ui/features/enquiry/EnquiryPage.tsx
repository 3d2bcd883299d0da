import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { navigateTo } from '../../navigation/navigate-to.ts';
import type { EnquiryView } from './enquiry-view.ts';
import { EnquiryForm, ResponderLine } from './form/EnquiryForm.tsx';

/** The enquiry form on a page of its own, for links that are followed without a script (FM2). */
export function EnquiryPage({ view }: { readonly view: EnquiryView }) {
  const { title, intro, subject, who } = view;
  return (
    <>
      <div className="a">
        {subject === null ? null : (
          <Link className="link" href={subject.href}>
            <Icon name="back" /> <span>{subject.name}</span>
          </Link>
        )}
        <p className="ui muted mt-4">
          <ResponderLine who={who} />
        </p>
        <Heading lvl={1} size="3xl-search" className="mt-2" id="enquiry-title">
          {title}
        </Heading>
        {intro === null ? null : <p className="h h-teaser mt-6">{intro}</p>}
      </div>
      <div className="b">
        <EnquiryForm view={view} onSent={(href) => void navigateTo(href).catch(() => window.location.assign(href))} />
      </div>
    </>
  );
}
