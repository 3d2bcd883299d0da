import { useEffect, useState } from 'react';
import { ok } from '../../core/shared/result.ts';
import { addFavourites, hasFavourite, MAX_FAVOURITES, removeFavourites } from '../../core/shortlist/favourites.ts';
import { isYachtId } from '../../core/shortlist/yacht-id.ts';
import { Icon } from '../components/Icon.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { type KeepTrouble, keepList } from './keep-list.ts';
import { useShortlist } from './use-shortlist.ts';

interface Props {
  readonly id: string;
  /** Hers, for the label. */
  readonly name: string;
}

/** product.md CF2: a heart that keeps her. Its place is there from the start; the button comes once it would work. */
export function SaveButton({ id, name }: Props) {
  const t = useTranslate();
  const shortlist = useShortlist('idle');
  const [kept, show] = useState<boolean | null>(null);
  const [trouble, tell] = useState<KeepTrouble | null>(null);
  useEffect(() => {
    show(shortlist !== null && isYachtId(id) ? hasFavourite(shortlist.favourites(), id) : null);
    tell(null);
  }, [shortlist, id]);

  const toggle = () => {
    if (shortlist === null || !isYachtId(id)) return;
    // Read anew: another page may have kept more since.
    const list = shortlist.favourites();
    tell(keepList(shortlist, kept ? ok(removeFavourites(list, [id])) : addFavourites(list, [id])));
    show(hasFavourite(shortlist.favourites(), id));
  };

  return (
    <>
      <span className="save">
        {kept === null ? null : (
          <button
            type="button"
            className="save-btn"
            aria-pressed={kept}
            aria-label={t('favourites.save', { name })}
            onClick={toggle}
          >
            <Icon name="heart" />
          </button>
        )}
      </span>
      {trouble === null ? null : (
        <span className="save-note" role="alert">
          {t(trouble, { most: MAX_FAVOURITES })}
        </span>
      )}
    </>
  );
}
