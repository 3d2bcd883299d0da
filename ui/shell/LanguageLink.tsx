import type { MouseEvent } from 'react';
import { currentAddress } from '../navigation/current-address.ts';
import { loadAnew } from '../navigation/load-anew.ts';
import { siteRuntime } from './browser-runtime.ts';
import type { LanguageView } from './shell-view.ts';

interface Props {
  readonly language: LanguageView;
  readonly className: string;
}

/**
 * A link to the translation of this page; with a script it keeps the visitor's query, hash and scroll position
 * (LO6).
 */
export function LanguageLink({ language, className }: Props) {
  return (
    <a
      className={className}
      href={language.href}
      lang={language.locale}
      hrefLang={language.locale}
      onClick={(event) => onClick(event, language)}
    >
      <span>{language.name}</span>
    </a>
  );
}

function onClick(event: MouseEvent<HTMLAnchorElement>, language: LanguageView): void {
  const { button, ctrlKey, shiftKey, altKey, metaKey } = event;
  if (button !== 0 || ctrlKey || shiftKey || altKey || metaKey) return;
  event.preventDefault();
  // Prevents the router from following the link's own address.
  event.stopPropagation();
  const asked = currentAddress();
  siteRuntime()
    .then(({ locales }) => locales.switchTo(language, asked))
    .catch(() => loadAnew(language.href));
}
