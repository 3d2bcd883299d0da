import { useEffect, useRef, useState } from 'react';
import { type Favourites, MAX_FAVOURITES } from '../../../core/shortlist/favourites.ts';
import { encodeFavourites } from '../../../core/shortlist/favourites-query.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import type { FavouritesView } from './favourites-view.ts';
import { type ListState, listState } from './list-state.ts';
import { type OwnList, useOwnList } from './use-own-list.ts';

const SIZES = '(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw';

/** product.md CF2: the list of the address; what the browser keeps joins in once it has been asked. */
export function FavouritesPage({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  const own = useOwnList(view);
  const listed = view.yachts.map(({ id }) => id);
  const state = own.list === null ? null : listState(view.ids, listed, own.list);
  return (
    <>
      <div className="wrap grid-page page-head">
        <Heading lvl={1} size="3xl-search">
          {t('favourites.title')}
        </Heading>
        <p className="h h-teaser">{t(view.ids.length === 0 ? 'favourites.empty' : 'favourites.intro')}</p>
      </div>
      <div className="wrap favs">
        {view.ids.length === 0 ? (
          <ListLinks view={view} />
        ) : (
          <>
            <div className="favs-bar num">
              <p className="favs-count">{view.count}</p>
              <a className="link" href={view.shareHref}>
                <span>{t('favourites.share')}</span>
              </a>
              {view.compare === null ? null : (
                <a className="link" href={view.compare.href}>
                  <span>{view.compare.text}</span> <Icon name="arrow" />
                </a>
              )}
              {view.enquireHref === null ? null : (
                <a className="link" href={view.enquireHref} data-vike="false">
                  <span>{t('favourites.enquire')}</span>
                </a>
              )}
            </div>
            <div className="favs-own ui">
              {state === null || own.list === null ? null : (
                <KeepList key={view.shareHref} view={view} own={own} list={own.list} state={state} />
              )}
              {own.trouble === null ? null : <p role="alert">{t(own.trouble, { most: MAX_FAVOURITES })}</p>}
            </div>
            {view.unlisted === null ? null : (
              <div className="favs-gone ui">
                <p>{view.unlisted.text}</p>
                <div className="favs-slot">
                  {state?.kind === 'own' ? (
                    <TextButton text={t('favourites.forget')} act={() => own.remove(view.unlisted?.ids ?? [])} />
                  ) : null}
                </div>
              </div>
            )}
            {view.yachts.length === 0 ? (
              <ListLinks view={view} />
            ) : (
              <ul className="cards cards-3">
                {view.yachts.map(({ id, card, remove }, at) => (
                  <li key={id}>
                    <YachtCard card={card} lvl={2} sizes={SIZES} first={at === 0} eager={at < 3} />
                    <div className="favs-slot">
                      {state?.kind === 'own' ? (
                        <TextButton text={t('favourites.remove')} label={remove} act={() => own.remove([id])} />
                      ) : null}
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  );
}

function ListLinks({ view }: { readonly view: FavouritesView }) {
  return (
    <p className="favs-lists">
      {view.lists.map(({ text, href }) => (
        <Link key={href} className="btn btn-line" href={href}>
          {text} <Icon name="arrow" />
        </Link>
      ))}
    </p>
  );
}

interface KeepListProps {
  readonly view: FavouritesView;
  readonly own: OwnList;
  readonly list: Favourites;
  readonly state: ListState;
}

/** Beside a list that is not one's own, or was not until the button was pressed: keep it, and the way back to one's own. */
function KeepList({ view, own, list, state }: KeepListProps) {
  const t = useTranslate();
  const said = useRef<HTMLParagraphElement>(null);
  const [pressed, press] = useState(false);
  const toKeep = state.kind === 'other' ? state.toKeep : [];
  const allKept = toKeep.length === 0;
  useEffect(() => {
    // The button that was pressed is gone: the words in its place take the focus.
    if (pressed && allKept) said.current?.focus();
  }, [pressed, allKept]);
  if (state.kind === 'own' && !pressed) return null;
  return (
    <>
      {allKept ? (
        <p ref={said} tabIndex={-1}>
          {t('favourites.allKept')}
        </p>
      ) : (
        <Button
          size="sm"
          onClick={() => {
            press(true);
            own.add(toKeep);
          }}
        >
          {t('favourites.keepThese')}
        </Button>
      )}
      {state.kind === 'own' || list.length === 0 ? null : (
        <a className="link" href={view.action + encodeFavourites(list)}>
          <span>{t('favourites.yours', { count: list.length })}</span>
        </a>
      )}
    </>
  );
}

interface TextButtonProps {
  readonly text: string;
  readonly label?: string;
  readonly act: () => void;
}

function TextButton({ text, label, act }: TextButtonProps) {
  return (
    <button type="button" className="link" aria-label={label} onClick={act}>
      <span>{text}</span>
    </button>
  );
}
