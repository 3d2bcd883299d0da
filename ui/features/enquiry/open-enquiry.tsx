import { createRoot } from 'react-dom/client';
import { decodeEnquiryRequest } from '../../../core/enquiry/enquiry-query.ts';
import { placeOf } from '../../../core/routing/place.ts';
import { closeLabel } from '../../shell/form-drawer.ts';
import type { PageDrawers } from '../../shell/page-drawers.ts';
import { siteSettings } from '../../shell/site-settings.ts';
import type { BrokerSubject } from '../../state/drawer.ts';
import { EnquiryDrawer } from './EnquiryDrawer.tsx';

/**
 * Opens a link's enquiry form in a drawer over the page (product.md FM1). Closing it returns the focus to the link and
 * keeps the draft.
 */
export function openEnquiry(link: HTMLAnchorElement, drawers: PageDrawers): void {
  // Ignores a second click while the drawer opens.
  if (document.querySelector('dialog[open]') !== null) return;
  const address = link.pathname + link.search;
  const { locale, query } = placeOf(address, siteSettings().strategy);
  const dialog = document.createElement('dialog');
  dialog.className = 'drawer ask-drawer';
  // The link's text labels the dialog until the form's title is there.
  dialog.setAttribute('aria-label', link.textContent?.trim() ?? '');
  dialog.setAttribute('aria-labelledby', 'enquiry-title');
  document.body.append(dialog);
  const root = createRoot(dialog, { identifierPrefix: 'ask', onUncaughtError: () => location.assign(address) });
  const close = () => dialog.close();
  closeOnScrim(dialog);
  // A link inside the drawer that leads to another page closes it.
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

/**
 * Closes the dialog on a click on its backdrop. A press that begins in the form and ends on the backdrop is a text
 * selection, so it does not close it.
 */
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
