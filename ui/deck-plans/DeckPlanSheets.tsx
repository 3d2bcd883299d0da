import { type UIEvent, useEffect } from 'react';
import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { useLightbox } from '../gallery/use-lightbox.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { DeckPlanView } from './build-deck-plan-views.ts';
import { RoomViews } from './RoomViews.tsx';
import { figuresOfDrawings, ScrollingDrawing } from './ScrollingDrawing.tsx';
import { plansIn, scrollPlans } from './scroll-plans.ts';

/** Height to width from which a plan is so high that its legend is beside it on wide screens, as of catamarans. */
const BEAMY = 0.35;

interface Props {
  readonly decks: readonly DeckPlanView[];
  /** Heading level of a deck's name. */
  readonly lvl: 2 | 3;
}

/**
 * Renders deck plans below one another on one scale, with all bows to the right, each with the legend of its numbers.
 * Rooms with pictures are links on their plan; the lightbox shows rooms and plans in the order of the page.
 */
export function DeckPlanSheets({ decks, lvl }: Props) {
  const t = useTranslate();
  const figures = decks.flatMap((deck) => [...deck.views.map(({ figure }) => figure), ...figuresOfDrawings([deck])]);
  const { root, linkTo, box } = useLightbox(figures.map((figure, at) => ({ ...figure, at })));
  const firstOf = (at: number) => decks.slice(0, at).reduce((count, { views }) => count + views.length + 1, 0);
  // Plans that are wider than the screen begin amidships.
  useEffect(
    () => scrollPlans(plansIn(root.current), ({ scrollWidth, clientWidth }) => (scrollWidth - clientWidth) / 2),
    [root],
  );
  const onScroll = ({ currentTarget: { scrollLeft } }: UIEvent) => scrollPlans(plansIn(root.current), () => scrollLeft);
  return (
    <div className="decks" ref={root}>
      <p className="deck-slide ui muted">
        <Icon name="back" /> {t('deck.slide')} <Icon name="arrow" />
      </p>
      {decks.map(({ legend, views, viewBox, ...drawing }, at) => (
        <div key={drawing.src} className={drawing.height > BEAMY * drawing.width ? 'deck deck-beamy' : 'deck'}>
          <Heading lvl={lvl} size="md">
            {drawing.title}
          </Heading>
          <ScrollingDrawing
            {...drawing}
            narrowUpTo={1023}
            onScroll={onScroll}
            link={linkTo(firstOf(at) + views.length)}
          >
            {views.length === 0 ? null : (
              <RoomViews views={views} viewBox={viewBox} linkTo={(nth) => linkTo(firstOf(at) + nth)} />
            )}
          </ScrollingDrawing>
          <ul className="legend num" aria-label={`${drawing.title}: ${t('deck.legend')}`}>
            {legend.map(({ numbers, text }) => (
              <li key={text}>
                <b>{numbers}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {box}
    </div>
  );
}
