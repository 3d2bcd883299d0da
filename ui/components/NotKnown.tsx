import { useTranslate } from '../i18n/page-language.ts';

/** Renders the content of a cell whose value is not known. */
export function NotKnown() {
  const t = useTranslate();
  return (
    <>
      <span className="muted" aria-hidden="true">
        –
      </span>
      <span className="vh">{t('compare.notKnown')}</span>
    </>
  );
}
