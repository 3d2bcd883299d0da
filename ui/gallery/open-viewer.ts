import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import type { Translate } from '../i18n/translator.ts';
import { closeOnBack } from './close-on-back.ts';
import { pressKey } from './lightbox-keys.ts';
import type { LightboxProps } from './lightbox-props.ts';
import { makePageInert } from './make-page-inert.ts';
import { chosenFormat, slideOf } from './slides.ts';
import { ICONS, showCaption, showPlace } from './viewer-parts.ts';

type ViewerProps = LightboxProps & { readonly translate: Translate };

/** Opens the viewer over the page. @returns a function that closes it at once, without calling `onClose` */
export function openViewer({ figures, at, linkOf, onClose, translate }: ViewerProps): () => void {
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
    if (!pressKey(viewer, press.originalEvent)) return;
    press.preventDefault();
    press.originalEvent.preventDefault();
  });
  let isSilent = false;
  viewer.init();
  labelParts(viewer, translate);
  const release = makePageInert(viewer.element);
  const keepEntry = closeOnBack(() => {
    // The viewer ignores calls to close while it opens.
    if (!viewer.opener.isOpening) viewer.close();
    else viewer.on('openingAnimationEnd', () => viewer.close());
  });
  viewer.on('destroy', () => {
    release();
    keepEntry();
    // Until it is gone the viewer takes every focus back.
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
    paddingFn: ({ x }) => ({ top: 60, bottom: 84, left: x < 768 ? 0 : 72, right: x < 768 ? 0 : 72 }),
    secondaryZoomLevel: ({ fit }) => Math.max(1, 2 * fit),
    maxZoomLevel: ({ fit }) => Math.max(2, 4 * fit),
    closeTitle: translate('gallery.close'),
    zoomTitle: translate('gallery.zoom'),
    arrowPrevTitle: translate('gallery.previous'),
    arrowNextTitle: translate('gallery.next'),
    errorMsg: translate('gallery.missing'),
    closeSVG: ICONS.close,
    zoomSVG: ICONS.zoom,
    arrowPrevSVG: ICONS.previous,
    arrowNextSVG: ICONS.next,
  };
}

/** Sets the labels in the reader's language; PhotoSwipe's own are in English. */
function labelParts({ element, scrollWrap, mainScroll }: PhotoSwipe, translate: Translate): void {
  element?.setAttribute('aria-modal', 'true');
  element?.setAttribute('aria-label', translate('gallery.opened'));
  for (const part of [scrollWrap, ...mainScroll.itemHolders.map(({ el }) => el)]) {
    part?.removeAttribute('aria-roledescription');
  }
}
