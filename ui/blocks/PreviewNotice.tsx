import { useTranslate } from '../i18n/page-language.ts';
import type { PreviewView } from './content-view.ts';

/** The line above a page in preview: it is not what visitors get (product.md CO8). */
export function PreviewNotice({ preview }: { readonly preview: PreviewView }) {
  const t = useTranslate();
  return (
    <aside className="preview wrap" aria-label={t('preview.title')}>
      <p>
        <b>{t('preview.title')}.</b> {t(preview.drafts ? 'preview.drafts' : 'preview.published')}
      </p>
      {/* A whole load: what was shown is not what visitors get. */}
      <a className="link" href={preview.leave} rel="external">
        <span>{t('preview.leave')}</span>
      </a>
    </aside>
  );
}
