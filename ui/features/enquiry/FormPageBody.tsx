import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { navigateTo } from '../../navigation/navigate-to.ts';
import type { AlertView } from './alerts/build-alert-view.ts';
import type { EnquiryView } from './build-enquiry-view.ts';
import type { ThanksPageView } from './build-thanks-page-view.ts';
import { EnquiryForm, ResponderLine } from './form/EnquiryForm.tsx';
import { AlertPage, NewsletterPage } from './LetterPages.tsx';
import type { SubscriptionPageView } from './subscription-page-view.ts';
import { ThanksPage } from './ThanksPage.tsx';

/** The view of a page with a form, or with the result of one. */
export type FormPageView =
  | { readonly kind: 'enquiry'; readonly view: EnquiryView }
  | { readonly kind: 'thanks'; readonly view: ThanksPageView }
  | { readonly kind: 'newsletter'; readonly view: SubscriptionPageView }
  | { readonly kind: 'alert'; readonly view: AlertView };

export function FormPageBody({ view }: { readonly view: FormPageView }) {
  switch (view.kind) {
    case 'enquiry':
      return <EnquiryPage key={view.view.hidden.token} view={view.view} />;
    case 'thanks':
      return <ThanksPage view={view.view} />;
    case 'newsletter':
      return <NewsletterPage view={view.view} />;
    case 'alert':
      return <AlertPage view={view.view} />;
  }
}

/** Renders the enquiry form on a page of its own, for links that are followed without a script (FM2). */
function EnquiryPage({ view }: { readonly view: EnquiryView }) {
  const { title, intro, subject, responder } = view;
  return (
    <>
      <div className="a">
        {subject === null ? null : (
          <Link className="link" href={subject.href}>
            <Icon name="back" /> <span>{subject.name}</span>
          </Link>
        )}
        <p className="ui muted mt-4">
          <ResponderLine responder={responder} />
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
