import { useEffect, useRef, useState } from 'react';
import { parseSiteAddress } from '../../../core/routing/site-address.ts';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { loadTranslator } from '../../i18n/load-messages.ts';
import { type PageLanguage, PageLanguageContext } from '../../i18n/page-language.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { documentSettings } from '../../shell/document-settings.ts';
import { DrawerDialog } from '../../shell/drawers/DrawerDialog.tsx';
import type { DrawerLink } from '../../state/drawers.ts';
import type { ThanksPageView } from './build-thanks-page-view.ts';
import type { FormPageView } from './FormPageBody.tsx';
import { EnquiryForm, ResponderLine } from './form/EnquiryForm.tsx';
import { loadEnquiryPorts } from './load-enquiry-ports.ts';
import { Thanks } from './ThanksPage.tsx';

interface Props {
  readonly link: DrawerLink;
  /** The name of the button that closes the drawer, until the form brings its own. */
  readonly closeText: string;
  readonly onClose: () => void;
}

/** Shows the enquiry form, and once it is sent the thanks, in a drawer over the page (FM1). */
export function EnquiryDrawer({ link: { href, name }, closeText, onClose }: Props) {
  const { language, shown, showThanks } = usePageOf(href);
  const answered = shown?.kind === 'thanks' ? shown.view.thanks : shown?.kind === 'enquiry' ? shown.view : null;
  return (
    <PageLanguageContext value={language}>
      <DrawerDialog className="drawer ask-drawer" name={name} labelledBy="enquiry-title" onClose={onClose}>
        {(close) => (
          <>
            <div className="ask-head">
              {answered === null ? null : <ResponderLine responder={answered.responder} />}
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
            {shown?.kind === 'enquiry' ? (
              <div className="ask-body">
                <Heading lvl={1} size="2xl" id="enquiry-title">
                  {shown.view.title}
                </Heading>
                {shown.view.intro === null ? null : <p className="mt-4 muted">{shown.view.intro}</p>}
                <EnquiryForm view={shown.view} from={location.pathname} onSent={(next) => void showThanks(next)} />
              </div>
            ) : null}
            {shown?.kind === 'thanks' ? <DrawerThanks view={shown.view} /> : null}
          </>
        )}
      </DrawerDialog>
    </PageLanguageContext>
  );
}

/**
 * Loads the page with the form; if that fails, the browser opens the address. Language and view are null until the
 * page is loaded.
 */
function usePageOf(href: string) {
  const [language, setLanguage] = useState<PageLanguage | null>(null);
  const [shown, setShown] = useState<FormPageView | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    const { locale } = parseSiteAddress(href, documentSettings().strategy);
    loadPage(href).then(async (page) => {
      const translate = page && (await loadTranslator(locale, page.messagesUrl));
      if (isClosed.current) return;
      if (page === null || translate === null) return window.location.assign(href);
      setLanguage({ locale, translate });
      setShown(page.view);
    });
    return () => {
      isClosed.current = true;
    };
  }, [href]);

  async function showThanks(next: string): Promise<void> {
    const page = await loadPage(next);
    // A letter tells a visitor who has closed the drawer that the enquiry arrived.
    if (isClosed.current) return;
    if (page === null) window.location.assign(next);
    else setShown(page.view);
  }
  return { language, shown, showThanks };
}

/** Renders the thanks, which take the focus, so that screen readers announce them in place of the form. */
function DrawerThanks({ view: { title, text, thanks } }: { readonly view: ThanksPageView }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <div className="ask-body" tabIndex={-1} role="status" ref={body}>
      <Heading lvl={1} size="2xl" id="enquiry-title">
        {title}
      </Heading>
      {thanks === null ? <p className="mt-4">{text}</p> : <Thanks thanks={thanks} />}
    </div>
  );
}

/** Loads the page of the form or the thanks; null if that fails, or if a newer build sends a page of another kind. */
async function loadPage(href: string): Promise<PageView<FormPageView> | null> {
  try {
    const { api } = await loadEnquiryPorts();
    const page = await api.page(href);
    return page.ok && isFormPage(page.value) ? page.value : null;
  } catch {
    return null;
  }
}

function isFormPage(page: unknown): page is PageView<FormPageView> {
  const { view } = (page ?? {}) as { readonly view?: Partial<FormPageView> };
  return view?.kind === 'enquiry' || view?.kind === 'thanks';
}
