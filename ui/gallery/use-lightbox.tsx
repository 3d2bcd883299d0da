import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { GalleryFigureView } from './gallery-view.ts';
import type { Lightbox, LoadLightbox } from './lightbox-props.ts';
import { loadLightbox } from './load-lightbox.ts';

export interface OpenedLightbox {
  /** Of the element that holds the links, in the order of the figures; each is marked as none of the router's. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** What each link needs to open its figure. */
  readonly linkTo: (at: number) => {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /** The lightbox, while one is open. */
  readonly box: ReactNode;
}

/** Links to files that open over the page (product.md ME5). @param lightbox null for none: each leads to its file */
export function useLightbox(
  figures: readonly GalleryFigureView[],
  lightbox: LoadLightbox | null = loadLightbox,
): OpenedLightbox {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly Box: Lightbox; readonly at: number } | null>(null);
  const prepare = () => {
    // Whoever cannot load it now may be able to at the click; else the link leads to the file.
    lightbox?.().catch(() => {});
  };
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (lightbox === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    lightbox().then(
      (Box) => setOpened({ Box, at }),
      () => window.location.assign(href),
    );
  };
  const linkOf = (at: number) => root.current?.querySelectorAll<HTMLElement>('[data-vike]')[at] ?? null;
  return {
    root,
    linkTo: (at) => ({ onPointerEnter: prepare, onFocus: prepare, onClick: (event) => open(event, at) }),
    box:
      opened === null ? null : (
        <opened.Box figures={figures} at={opened.at} linkOf={linkOf} onClose={() => setOpened(null)} />
      ),
  };
}
