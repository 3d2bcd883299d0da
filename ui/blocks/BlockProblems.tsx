import { useTranslate } from '../i18n/page-language.ts';
import type { BlockView } from './block-view.ts';

/** Renders, in a preview only, the problems of a block that could not be read (CO2). */
export function BlockProblems({ block }: { readonly block: Extract<BlockView, { type: 'wrong-block' }> }) {
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
