import { useTranslate } from '../i18n/page-language.ts';
import type { BlockView } from './block-view.ts';
import type { PreviewView } from './content-view.ts';

/** product.md CO8: nobody takes a preview for the page. */
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

/** product.md CO2: where a block is left out, and why. */
export function WrongBlock({ block }: { readonly block: Extract<BlockView, { type: 'wrong-block' }> }) {
  const t = useTranslate();
  return (
    <div className="wrap">
      <div className="wrong-block" role="note">
        <p>{t('preview.wrongBlock', { block: block.block })}</p>
        <ul>
          {block.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
