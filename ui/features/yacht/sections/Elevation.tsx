import { drawnFigures, ScrollingDrawing } from '../../../deck-plans/ScrollingDrawing.tsx';
import { useLightbox } from '../../../gallery/use-lightbox.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { YachtPageView } from '../yacht-view.ts';

/** Renders her side view, drawn to scale. */
export function Elevation({ elevation }: Pick<YachtPageView, 'elevation'>) {
  const drawing = { title: useTranslate()('profile.title'), ...elevation };
  const { root, linkTo, box } = useLightbox(drawnFigures([drawing]));
  return (
    <div ref={root}>
      <ScrollingDrawing {...drawing} link={linkTo(0)} />
      {box}
    </div>
  );
}
