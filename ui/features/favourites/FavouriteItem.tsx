import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import type { FavouriteView } from './favourites-view.ts';

const SIZES = '(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw';

interface Props {
  readonly yacht: FavouriteView;
  /** Her position, counted from 0. */
  readonly at: number;
  /** Whether the sender's notes of a shared list are shown; they cannot be edited. */
  readonly withNote: boolean;
}

/** Renders her card, or the reason why she has none, and the changes since the list was shared. */
export function FavouriteItem({ yacht: { id, card, name, gone, changes, note }, at, withNote }: Props) {
  const t = useTranslate();
  return (
    <>
      {card === null ? (
        <article className="card">
          <div className="pic" />
          <div className="row">
            <Heading lvl={2} size="lg">
              {name}
            </Heading>
            <p className="by">{gone}</p>
            <noscript>
              <ShortlistButton className="save" list="save" id={id} name={name} />
            </noscript>
          </div>
        </article>
      ) : (
        <YachtCard card={card} lvl={2} sizes={SIZES} first={at === 0} eager={at < 3} />
      )}
      {changes.map((text) => (
        <p key={text} className="ui text-brass font-[550] mt-2">
          {text}
        </p>
      ))}
      {withNote && note !== '' ? <p className="ui mt-2">{t('favourites.sharedNote', { note })}</p> : null}
    </>
  );
}
