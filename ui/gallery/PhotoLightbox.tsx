import './lightbox.css';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { LightboxProps } from './lightbox-props.ts';
import { openViewer } from './open-viewer.ts';

/** product.md ME5, by PhotoSwipe, which draws beside the page and not in it. */
export function PhotoLightbox(props: LightboxProps) {
  const translate = useTranslate();
  // It opens once, however often the page around it is drawn.
  const now = useRef({ ...props, translate });
  now.current = { ...props, translate };
  useEffect(() => openViewer({ ...now.current, onClose: () => now.current.onClose() }), []);
  return null;
}
