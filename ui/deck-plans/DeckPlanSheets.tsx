import { Heading } from '../components/Heading.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { DeckView } from './deck-plans-view.ts';

interface Props {
  readonly decks: readonly DeckView[];
  /** Level of a deck's name. */
  readonly lvl: 2 | 3;
}

/** A region that scrolls must be reachable by keyboard, though nothing in it is. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

/** Plans beneath one another, to one scale and all bows to the right, each with what its numbers stand for. */
export function DeckPlanSheets({ decks, lvl }: Props) {
  const t = useTranslate();
  return (
    <div className="decks">
      {decks.map(({ title, src, alt, width, height, legend }) => (
        <div key={src} className="deck">
          <Heading lvl={lvl} size="md">
            {title}
          </Heading>
          <section className="sc" {...SCROLLS_SIDEWAYS} aria-label={title}>
            <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          </section>
          <ul className="legend num" aria-label={`${title}: ${t('deck.legend')}`}>
            {legend.map(({ numbers, text }) => (
              <li key={text}>
                <b>{numbers}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
