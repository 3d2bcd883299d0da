import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Favourites } from '../../../core/shortlist/favourites.ts';
import { isYachtId } from '../../../core/shortlist/yacht-id.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';

/**
 * Makes items of a list, each with its id in `data-id`, movable by mouse, pen or finger. During a drag the list shows
 * the new `order`, which is null otherwise. Releasing the pointer stores it; a cancelled pointer or Escape restores the old one.
 */
export function useDrag(list: RefObject<HTMLElement | null>, drop: (id: YachtId, to: number) => void) {
  const [held, hold] = useState<{ readonly id: YachtId; readonly order: Favourites } | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (id: YachtId) => (event: PointerEvent) => {
    if (event.button !== 0 || list.current === null) return;
    stop.current();
    let order = idsIn(list.current);
    const from = order.indexOf(id);
    hold({ id, order });
    const ends = new AbortController();
    const { signal } = ends;
    stop.current = () => {
      ends.abort();
      hold(null);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const over = idOf(document.elementFromPoint(clientX, clientY)?.closest('[data-id]') ?? null);
        if (over === null || over === id || !order.includes(over)) return;
        order = movedTo(order, id, over);
        hold({ id, order });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        const to = order.indexOf(id);
        if (to !== from) drop(id, to);
        stop.current();
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => stop.current(), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop.current(), { signal });
  };
  return { order: held?.order ?? null, dragged: held?.id ?? null, start };
}

/** Returns the order with one yacht moved to the position of another. */
export function movedTo(order: Favourites, id: YachtId, over: YachtId): Favourites {
  const to = order.indexOf(over);
  const others = order.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

function idsIn(list: HTMLElement): Favourites {
  return [...list.children].flatMap((item) => idOf(item) ?? []);
}

function idOf(item: Element | null): YachtId | null {
  const id = item instanceof HTMLElement ? item.dataset.id : undefined;
  return isYachtId(id) ? id : null;
}
