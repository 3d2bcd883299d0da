import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import { type ShortlistButtonView, useShortlistControls } from './shortlist-controls.ts';

/**
 * Renders the favourite or compare button of a yacht (CF1, CF2). Without a script it submits the form of the document
 * (`shortlistForm`). With one it is hidden until the browser's runtime has read the lists, so that the
 * server's markup is the same for every visitor.
 */
export function ShortlistButton({ className, ...button }: ShortlistButtonView & { readonly className: string }) {
  const t = useTranslate();
  const [toast, show] = useState<ReactNode>();
  return (
    <>
      <button
        className={className}
        name={button.list}
        value={button.id}
        form="mark"
        aria-label={t(button.list === 'save' ? 'favourites.mark' : 'compare.link')}
        {...useShortlistControls()?.buttonProps(button, t, show)}
      />
      {toast}
    </>
  );
}
