import { EnquiryPage } from './EnquiryPage.tsx';
import type { FormsView } from './enquiry-view.ts';
import { NewsletterPage } from './newsletter/NewsletterPage.tsx';
import { ThanksPage } from './ThanksPage.tsx';

export function FormsBody({ view }: { readonly view: FormsView }) {
  switch (view.kind) {
    case 'enquiry':
      return <EnquiryPage key={view.view.hidden.token} view={view.view} />;
    case 'thanks':
      return <ThanksPage view={view.view} />;
    case 'newsletter':
      return <NewsletterPage view={view.view} />;
  }
}
