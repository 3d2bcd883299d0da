import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import './lightbox.css';
import { useEffect, useRef } from 'react';
import { trustedMarkup } from '../components/trusted-markup.ts';
import { useTranslate } from '../i18n/page-language.ts';
import type { Translate } from '../i18n/translator.ts';
import { closeOnBack, makePageInert } from './close-on-back.ts';
import type { GalleryFigureView } from './gallery-view.ts';
import { handleLightboxKey } from './lightbox-keys.ts';
import { chosenFormat, slideOf } from './slides.ts';

/** Props of a lightbox, which shows pictures one at a time, as large as the window allows (ME5). */
interface LightboxProps {
  readonly figures: readonly GalleryFigureView[];
  /** Index of the picture that is shown first. */
  readonly at: number;
  /** Returns the link of a picture on the page; opening and closing are animated from and to it. */
  readonly linkOf: (at: number) => HTMLElement | null;
  readonly onClose: () => void;
}

const icon = (path: string) => `<svg class="ico" viewBox="0 0 20 20" aria-hidden="true">${path}</svg>`;

const ICONS = {
  close: icon('<path d="M4 4l12 12M16 4 4 16"/>'),
  zoom: icon(
    '<path d="M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM13.1 13.1 18 18M5.5 8.5h6"/><path class="upright" d="M8.5 5.5v6"/>',
  ),
  'arrow--prev': icon('<path d="M18 10H3M8.5 4.5 3 10l5.5 5.5"/>'),
  'arrow--next': icon('<path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5"/>'),
} as const;

/** PhotoSwipe would write its icons past the page's policy for markup: `addIcons` adds ours, the style sheet draws the ring. */
const WITHOUT_ICONS = { closeSVG: '', zoomSVG: '', arrowPrevSVG: '', arrowNextSVG: '', preloaderSVG: '' };

/** Opens PhotoSwipe (ME5), which adds its elements to the document's body. */
export function PhotoLightbox(props: LightboxProps) {
  const translate = useTranslate();
  // The viewer opens once, however often React renders the page around it.
  const now = useRef({ ...props, translate });
  now.current = { ...props, translate };
  useEffect(() => openViewer({ ...now.current, onClose: () => now.current.onClose() }, now.current.translate), []);
  return null;
}

/** Opens the viewer over the page. @returns a function that closes it at once, without calling `onClose` */
function openViewer({ figures, at, linkOf, onClose }: LightboxProps, translate: Translate): () => void {
  const links = figures.map((_, index) => linkOf(index));
  const format = chosenFormat(links.flatMap((link) => link?.querySelector('picture') ?? []));
  const viewer = new PhotoSwipe({
    ...optionsIn(translate),
    index: at,
    dataSource: figures.map(({ picture }, index) => {
      const link = links[index];
      const shown = link?.querySelector('img')?.currentSrc;
      return {
        ...slideOf(picture, format),
        ...(link ? { element: link, thumbCropped: true } : {}),
        ...(shown ? { msrc: shown } : {}),
      };
    }),
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      order: 5,
      onInit: (element) => showPlace(element, viewer, figures, translate),
    });
    viewer.ui?.registerElement({
      name: 'caption',
      order: 30,
      appendTo: 'root',
      onInit: (element) => showCaption(element, viewer, figures),
    });
  });
  viewer.on('keydown', (press) => {
    if (!handleLightboxKey(viewer, press.originalEvent)) return;
    press.preventDefault();
    press.originalEvent.preventDefault();
  });
  let isSilent = false;
  viewer.init();
  addIcons(viewer);
  labelParts(viewer, translate);
  const release = makePageInert(viewer.element);
  const removeEntry = closeOnBack(() => {
    // The viewer ignores calls to close while it opens.
    if (!viewer.opener.isOpening) viewer.close();
    else viewer.on('openingAnimationEnd', () => viewer.close());
  });
  viewer.on('destroy', () => {
    release();
    removeEntry();
    // Until it is removed, the viewer takes focus back from every other element.
    queueMicrotask(() => links[at]?.focus());
    if (!isSilent) onClose();
  });
  return () => {
    isSilent = true;
    viewer.destroy();
  };
}

function optionsIn(translate: Translate): PhotoSwipeOptions {
  return {
    loop: false,
    counter: false,
    returnFocus: false,
    bgOpacity: 1,
    spacing: 0.04,
    preloaderDelay: 400,
    imageClickAction: 'zoom',
    paddingFn: ({ x }) => ({ top: 60, bottom: x < 768 ? 132 : 84, left: x < 768 ? 0 : 72, right: x < 768 ? 0 : 72 }),
    secondaryZoomLevel: ({ fit }) => Math.max(1, 2 * fit),
    maxZoomLevel: ({ fit }) => Math.max(2, 4 * fit),
    closeTitle: translate('gallery.close'),
    zoomTitle: translate('gallery.zoom'),
    arrowPrevTitle: translate('gallery.previous'),
    arrowNextTitle: translate('gallery.next'),
    errorMsg: translate('gallery.missing'),
    ...WITHOUT_ICONS,
  };
}

function addIcons({ element }: PhotoSwipe): void {
  for (const [name, markup] of Object.entries(ICONS)) {
    const button = element?.querySelector(`.pswp__button--${name}`);
    if (button) button.innerHTML = trustedMarkup(markup);
  }
}

/** Labels the dialog in the reader's language, and removes the role descriptions of PhotoSwipe, which are English. */
function labelParts({ element, scrollWrap, mainScroll }: PhotoSwipe, translate: Translate): void {
  element?.setAttribute('aria-modal', 'true');
  element?.setAttribute('aria-label', translate('gallery.opened'));
  for (const part of [scrollWrap, ...mainScroll.itemHolders.map(({ el }) => el)]) {
    part?.removeAttribute('aria-roledescription');
  }
}

/** Shows `3 / 12`, and announces the same in words with the picture's text. */
function showPlace(
  element: HTMLElement,
  viewer: PhotoSwipe,
  figures: readonly GalleryFigureView[],
  translate: Translate,
): void {
  const [visible, announced] = [document.createElement('span'), document.createElement('span')];
  visible.setAttribute('aria-hidden', 'true');
  announced.className = 'vh';
  element.setAttribute('role', 'status');
  element.append(visible, announced);
  viewer.on('change', () => {
    const place = { at: viewer.currIndex + 1, total: figures.length };
    visible.textContent = `${place.at} / ${place.total}`;
    const { picture, caption } = figures[viewer.currIndex] ?? {};
    announced.textContent = `${translate('gallery.position', place)}. ${caption ?? picture?.alt ?? ''}`;
  });
}

/** Shows the caption and description of the picture, or its alternative text if it has neither. */
function showCaption(element: HTMLElement, viewer: PhotoSwipe, figures: readonly GalleryFigureView[]): void {
  const [title, text] = [document.createElement('b'), document.createElement('span')];
  element.append(title, ' ', text);
  viewer.on('change', () => {
    const { picture, caption = null, text: more = null } = figures[viewer.currIndex] ?? {};
    title.textContent = more === null ? '' : caption;
    text.textContent = more ?? caption ?? picture?.alt ?? '';
  });
}
