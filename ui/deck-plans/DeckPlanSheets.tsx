import { Heading } from '../components/Heading.tsx';
import { useLightbox } from '../gallery/use-lightbox.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { DeckPlanView } from './build-deck-plan-views.ts';
import { figuresOfDrawings, ScrollingDrawing } from './ScrollingDrawing.tsx';

interface Props {
  readonly decks: readonly DeckPlanView[];
  /** Heading level of a deck's name. */
  readonly lvl: 2 | 3;
}

/**
 * Renders deck plans below one another on one scale, with all bows to the right, each with the legend of its numbers.
 */
export function DeckPlanSheets({ decks, lvl }: Props) {
  const t = useTranslate();
  const { root, linkTo, box } = useLightbox(figuresOfDrawings(decks));
  return (
    <div className="decks" ref={root}>
      {decks.map(({ legend, ...drawing }, at) => (
        <div key={drawing.src} className="deck">
          <Heading lvl={lvl} size="md">
            {drawing.title}
          </Heading>
          <ScrollingDrawing {...drawing} link={linkTo(at)} />
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
