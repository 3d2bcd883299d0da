import { createRoot } from 'react-dom/client';
import { decodeEnquiryRequest } from '../../../core/enquiry/enquiry-query.ts';
import { placeOf } from '../../../core/routing/place.ts';
import { closeLabel } from '../../shell/form-drawer.ts';
import type { PageDrawers } from '../../shell/page-drawers.ts';
import { siteSettings } from '../../shell/site-settings.ts';
import type { BrokerSubject } from '../../state/drawer.ts';
import { EnquiryDrawer } from './EnquiryDrawer.tsx';

/** The form that a link leads to, over the page (product.md FM1). Closed, it gives focus back; what was written stays. */
export function openEnquiry(link: HTMLAnchorElement, drawers: PageDrawers): void {
  // A second click while it opens.
  if (document.querySelector('dialog[open]') !== null) return;
  const address = link.pathname + link.search;
  const { locale, query } = placeOf(address, siteSettings().strategy);
  const dialog = document.createElement('dialog');
  dialog.className = 'drawer ask-drawer';
  // The link's words until its own title is there.
  dialog.setAttribute('aria-label', link.textContent?.trim() ?? '');
  dialog.setAttribute('aria-labelledby', 'enquiry-title');
  document.body.append(dialog);
  const root = createRoot(dialog, { identifierPrefix: 'ask', onUncaughtError: () => location.assign(address) });
  const close = () => dialog.close();
  closeOnScrim(dialog);
  // It belongs to the page beneath: on the way to another it is gone.
  dialog.addEventListener('click', (event) => {
    if (leadsAway(event)) close();
  });
  window.addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    root.unmount();
    dialog.remove();
    drawers.send({ type: 'HIDE_CONTACT' });
    link.focus();
  });
  drawers.send({ type: 'CONTACT_BROKER', about: subjectOf(query) });
  dialog.showModal();
  root.render(
    <EnquiryDrawer
      address={address}
      locale={locale}
      from={location.pathname}
      closeText={closeLabel(link)}
      close={close}
    />,
  );
}

/** The scrim is the dialog's own ground. A press that began in the form and ends there marks words, and closes nothing. */
function closeOnScrim(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

function leadsAway({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.target === '' && link.origin === location.origin;
}

function subjectOf(query: string): BrokerSubject | null {
  const { yacht, kind } = decodeEnquiryRequest(query);
  return yacht === null ? null : { yachtId: yacht, market: kind === 'purchase' ? 'sale' : 'charter' };
}
