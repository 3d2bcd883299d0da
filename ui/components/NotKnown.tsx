import { useTranslate } from '../i18n/page-language.ts';

/** A cell of a table that nobody can fill. */
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
