import { useSelector } from '@xstate/react';
import { EnquiryDrawer } from '../../features/enquiry/EnquiryDrawer.tsx';
import type { DrawersActor } from '../../state/drawers.ts';
import { FormDrawer } from './FormDrawer.tsx';

/** The drawers with a form, as their machine shows them (product.md FM1). */
export function Drawers({ drawers }: { readonly drawers: DrawersActor }) {
  const { form, contact } = useSelector(drawers, ({ context }) => context);
  // The footer, on every page with a drawer, has the words for it.
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
