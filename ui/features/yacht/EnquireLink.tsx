import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import type { ContactDrawer } from './ContactDrawer.tsx';
import type { BrokerView, YachtPageView } from './yacht-view.ts';

interface Props {
  readonly className: string;
  readonly view: YachtPageView;
  readonly broker: BrokerView;
  readonly children: ReactNode;
}

/** Leads to whom to ask; with a script they come over the page, and the page stays where it is (product.md FM1). */
export function EnquireLink({ className, view, broker, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Drawer, open] = useState<ComponentType<Parameters<typeof ContactDrawer>[0]> | null>(null);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./ContactDrawer.tsx').then(
      (module) => {
        // The page has several such links: where more than one waited for the script, one of them opens it.
        if (document.querySelector('dialog[open]') === null) open(() => module.ContactDrawer);
      },
      // The section below says the same.
      () => window.location.assign('#broker'),
    );
  };
  return (
    <>
      <Link className={className} href="#broker" ref={link} data-vike="false" onClick={ask}>
        {children} {className === 'btn' ? <Icon name="arrow" /> : null}
      </Link>
      {Drawer === null ? null : (
        <Drawer
          view={view}
          broker={broker}
          onClose={() => {
            open(null);
            link.current?.focus();
          }}
        />
      )}
    </>
  );
}
