import { type MouseEvent, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { GalleryFigureView } from './gallery-view.ts';
import type { PhotoLightbox } from './PhotoLightbox.tsx';

/** Loads the lightbox's script and style when a visitor is about to open a picture. */
const loadLightbox = () => import('./PhotoLightbox.tsx').then((module) => module.PhotoLightbox);

export type LightboxControls = ReturnType<typeof useLightbox>;

/** A picture that is elsewhere on the page, and comes first in the lightbox of a gallery. */
export interface FirstFigure {
  readonly figure: GalleryFigureView;
  /** The link that opens it. */
  readonly link: RefObject<HTMLAnchorElement | null>;
  /** Opens the lightbox with it; null until the gallery is there. */
  readonly open: RefObject<((event: MouseEvent<HTMLAnchorElement>) => void) | null>;
}

/** Makes links to files open in a lightbox (ME5). */
export function useLightbox(figures: readonly GalleryFigureView[], first: FirstFigure | null = null) {
  const all = first === null ? figures : [first.figure, ...figures];
  const before = all.length - figures.length;
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly Box: typeof PhotoLightbox; readonly at: number } | null>(null);
  const prepare = () => {
    // If the script does not load, the click tries again; if that fails too, the link opens the file.
    loadLightbox().catch(() => {});
  };
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadLightbox().then(
      (Box) => setOpened({ Box, at }),
      () => window.location.assign(href),
    );
  };
  useImperativeHandle(first?.open, () => (event) => open(event, 0));
  const linkOf = (at: number) =>
    at < before
      ? (first?.link.current ?? null)
      : (root.current?.querySelectorAll<HTMLElement>('[data-vike]')[at - before] ?? null);
  return {
    /** Ref of the element that holds the links, in the order of the figures; each link opts out of the router. */
    root,
    /** Returns the props with which a link opens its figure. */
    linkTo: (at: number) => ({
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => open(event, at + before),
    }),
    /** The lightbox while it is open, else null. */
    box:
      opened === null ? null : (
        <opened.Box figures={all} at={opened.at} linkOf={linkOf} onClose={() => setOpened(null)} />
      ),
  };
}
