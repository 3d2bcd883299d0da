import { createRoot, type Root } from 'react-dom/client';
import type { DrawersActor } from '../../state/drawers.ts';
import { Drawers } from './Drawers.tsx';

let root: Root | undefined;

/** Renders the drawers beside the page, once. This module is loaded when the first drawer is opened. */
export function mountDrawers(drawers: DrawersActor): void {
  if (root !== undefined) return;
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
}
