import { useSelector } from '@xstate/react';
import { EnquiryDrawer } from '../../features/enquiry/EnquiryDrawer.tsx';
import type { DrawersActor } from '../../state/drawers.ts';
import { FormDrawer } from './FormDrawer.tsx';

/** Shows the drawers with a form, following the state of their machine (FM1). */
export function Drawers({ drawers }: { readonly drawers: DrawersActor }) {
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
