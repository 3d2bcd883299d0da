import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../core/locale/locale.ts';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { loadTranslator } from '../../i18n/load-messages.ts';
import { type PageLanguage, PageLanguageContext } from '../../i18n/page-language.ts';
import type { PageView } from '../../page-data/page-view.ts';
import type { AnsweringView, EnquiryView, FormsView, ThanksPageView } from './enquiry-view.ts';
import { EnquiryForm, WhoLine } from './form/EnquiryForm.tsx';
import { loadDesk } from './load-desk.ts';
import { Thanks } from './ThanksPage.tsx';

interface Props {
  /** Of the page with the form: path and query. */
  readonly address: string;
  readonly locale: Locale;
  /** Path of the page beneath. */
  readonly from: string;
  /** What the button that closes it is called until the form is there. */
  readonly closeText: string;
  readonly close: () => void;
}

/** The form, and then the thanks, as their own pages have them; the page beneath stays where it is (product.md FM1). */
export function EnquiryDrawer({ address, locale, from, closeText, close }: Props) {
  const [language, speak] = useState<PageLanguage | null>(null);
  const [shown, show] = useState<FormsView | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    pageAt(address).then(async (page) => {
      const translate = page && (await loadTranslator(locale, page.messagesUrl));
      if (isClosed.current) return;
      // The page of its own says it better, whatever stood in the way.
      if (page === null || translate === null) return window.location.assign(address);
      speak({ locale, translate });
      show(page.view);
    });
    return () => {
      isClosed.current = true;
    };
  }, [address, locale]);

  async function thank(href: string) {
    const page = await pageAt(href);
    // Whoever has closed it reads on: a letter says that it has arrived.
    if (isClosed.current) return;
    if (page === null) window.location.assign(href);
    else show(page.view);
  }

  const who = shown === null ? null : answering(shown);
  return (
    <PageLanguageContext value={language}>
      <div className="ask-head">
        {who === null ? null : <WhoLine who={who} />}
        <button
          type="button"
          className="icon-btn"
          aria-label={language === null ? closeText : language.translate('enquiry.close')}
          onClick={close}
        >
          <Icon name="cross" />
        </button>
      </div>
      {shown === null ? <div className="progress" data-on="" /> : null}
      {shown?.kind === 'enquiry' ? <AskForm view={shown.view} from={from} onSent={(href) => void thank(href)} /> : null}
      {shown?.kind === 'thanks' ? <ThanksHere view={shown.view} /> : null}
    </PageLanguageContext>
  );
}

function AskForm({
  view,
  ...rest
}: {
  readonly view: EnquiryView;
  readonly from: string;
  readonly onSent: (href: string) => void;
}) {
  return (
    <div className="ask-body">
      <Heading lvl={1} size="2xl" id="enquiry-title">
        {view.title}
      </Heading>
      {view.intro === null ? null : <p className="mt-4 muted">{view.intro}</p>}
      <EnquiryForm view={view} {...rest} />
    </div>
  );
}

/** Takes the focus, so that it is read out in the place of the form that is gone. */
function ThanksHere({ view: { thanks, unknown } }: { readonly view: ThanksPageView }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <div className="ask-body" tabIndex={-1} role="status" ref={body}>
      <Heading lvl={1} size="2xl" id="enquiry-title">
        {thanks?.title ?? unknown?.title}
      </Heading>
      {thanks === null ? <p className="mt-4">{unknown?.text}</p> : <Thanks thanks={thanks} />}
    </div>
  );
}

function answering(shown: FormsView): AnsweringView | null {
  switch (shown.kind) {
    case 'enquiry':
      return shown.view.who;
    case 'thanks':
      return shown.view.thanks?.who ?? null;
    case 'newsletter':
      return null;
  }
}

/** The data of a page of ours, as the build that wrote this code knows it; null where it cannot be had. */
async function pageAt(href: string): Promise<PageView<FormsView> | null> {
  try {
    const { desk } = await loadDesk();
    const page = await desk.page(href);
    return page.ok ? (page.value as PageView<FormsView>) : null;
  } catch {
    return null;
  }
}
