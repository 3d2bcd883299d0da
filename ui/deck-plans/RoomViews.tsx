import type { LightboxControls } from '../gallery/use-lightbox.tsx';
import { largestFileAddress } from '../pictures/picture-address.ts';
import type { DeckPlanView } from './build-deck-plan-views.ts';

interface Props extends Pick<DeckPlanView, 'views' | 'viewBox'> {
  readonly linkTo: LightboxControls['linkTo'];
}

/** Renders rings and cones over a deck plan: links to the pictures of its rooms, each in the direction of its camera. */
export function RoomViews({ views, viewBox, linkTo }: Props) {
  return (
    <svg viewBox={viewBox} role="presentation">
      {views.map(({ label, figure, ring, cone }, at) => (
        <a
          key={figure.picture.src}
          href={largestFileAddress(figure.picture)}
          aria-label={label}
          data-vike="false"
          {...linkTo(at)}
        >
          {cone === null ? null : <path d={cone} />}
          <circle {...ring} />
        </a>
      ))}
    </svg>
  );
}
