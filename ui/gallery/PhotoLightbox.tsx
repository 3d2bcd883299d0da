import './lightbox.css';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { LightboxProps } from './lightbox-props.ts';
import { openViewer } from './open-viewer.ts';

/** Opens PhotoSwipe (ME5), which adds its elements to the document's body. */
export function PhotoLightbox(props: LightboxProps) {
  const translate = useTranslate();
  // The viewer opens once, however often React renders the page around it.
  const now = useRef({ ...props, translate });
  now.current = { ...props, translate };
  useEffect(() => openViewer({ ...now.current, onClose: () => now.current.onClose() }), []);
  return null;
}
