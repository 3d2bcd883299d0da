import { useTranslate } from '../i18n/page-language.ts';
import type { PreviewView } from './content-view.ts';

/** Renders the line above a page in preview, which states that visitors do not see this page (CO8). */
export function PreviewNotice({ preview }: { readonly preview: PreviewView }) {
  const t = useTranslate();
  return (
    <aside className="preview wrap" aria-label={t('preview.title')}>
      <p>
        <b>{t('preview.title')}.</b> {t(preview.drafts ? 'preview.drafts' : 'preview.published')}
      </p>
      {/* A full page load, because visitors get another page than the preview. */}
      <a className="link" href={preview.leave} rel="external">
        <span>{t('preview.leave')}</span>
      </a>
    </aside>
  );
}
