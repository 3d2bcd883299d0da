import { Icon } from '../../components/Icon.tsx';
import type { DrawerLink } from '../../state/drawers.ts';
import { DrawerDialog } from './DrawerDialog.tsx';

interface Props {
  readonly link: DrawerLink;
  readonly closeText: string;
  readonly onClose: () => void;
}

/** Shows another site's form in a sandboxed frame, which cannot navigate the page (FM3). */
export function FormDrawer({ link: { href, name }, closeText, onClose }: Props) {
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
