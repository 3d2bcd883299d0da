import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../../components/Icon.tsx';
import { EnquiryDrawer } from '../../features/enquiry/EnquiryDrawer.tsx';
import type { DrawersActor } from '../../state/drawers.ts';
import { DrawerDialog } from './DrawerDialog.tsx';
import { drawersActor } from './drawers-actor.ts';

let root: Root | undefined;

/**
 * Renders the drawers beside the page, once, and returns their actor. This module is loaded when the first drawer is
 * opened.
 */
export function mountDrawers(): DrawersActor {
  const drawers = drawersActor();
  if (root !== undefined) return drawers;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place, {
    identifierPrefix: 'ask',
    onUncaughtError() {
      const { contact } = drawers.getSnapshot().context;
      if (contact !== null) location.assign(contact.href);
    },
  });
  root.render(<Drawers drawers={drawers} />);
  return drawers;
}

/** Shows the form drawers that are open according to their state machine (FM1). */
function Drawers({ drawers }: { readonly drawers: DrawersActor }) {
  const { form, contact } = useSelector(drawers, ({ context }) => context);
  // The text comes from the footer, which is on every page with a drawer.
  const closeText = document.querySelector<HTMLElement>('[data-close]')?.dataset.close ?? '';
  return (
    <>
      {form === null ? null : (
        <FormDrawer link={form} closeText={closeText} onClose={() => drawers.send({ type: 'HIDE_FORM' })} />
      )}
      {contact === null ? null : (
        <EnquiryDrawer
          key={contact.href}
          link={contact}
          closeText={closeText}
          onClose={() => drawers.send({ type: 'HIDE_CONTACT' })}
        />
      )}
    </>
  );
}

/** Shows another site's form in a sandboxed frame, which cannot navigate the page (FM3). */
function FormDrawer({ link: { href, name }, closeText, onClose }: ComponentProps<typeof EnquiryDrawer>) {
  return (
    <DrawerDialog className="drawer" name={name} onClose={onClose}>
      {(close) => (
        <>
          <button type="button" className="icon-btn" aria-label={closeText} onClick={close}>
            <Icon name="cross" />
          </button>
          <iframe
            src={href}
            title={name}
            referrerPolicy="strict-origin"
            sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          />
        </>
      )}
    </DrawerDialog>
  );
}
