import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { GalleryFigureView } from './gallery-view.ts';
import type { Lightbox, LoadLightbox } from './lightbox-props.ts';
import { loadLightbox } from './load-lightbox.ts';

export interface OpenedLightbox {
  /** Ref of the element that holds the links, in the order of the figures; each link opts out of the router. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Returns the props with which a link opens its figure. */
  readonly linkTo: (at: number) => {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /** The lightbox while it is open, else null. */
  readonly box: ReactNode;
}

/** Makes links to files open in a lightbox (ME5). @param lightbox null for none: each link opens its file */
export function useLightbox(
  figures: readonly GalleryFigureView[],
  lightbox: LoadLightbox | null = loadLightbox,
): OpenedLightbox {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly Box: Lightbox; readonly at: number } | null>(null);
  const prepare = () => {
    // If the script does not load, the click tries again; if that fails too, the link opens the file.
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
