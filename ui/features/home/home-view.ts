import type { PictureView } from '../../components/picture-view.ts';
import type { CardView } from '../../yacht-card/card-view.ts';

export interface HomeView {
  readonly hero: {
    readonly headline: readonly string[];
    readonly picture: PictureView | null;
    readonly caption: string;
    readonly href: string | null;
  };
  readonly finder: FinderView;
  readonly lately: {
    readonly headline: readonly string[];
    readonly text: string;
    readonly all: { readonly text: string; readonly href: string };
    readonly cards: readonly CardView[];
  };
  readonly destinations: {
    readonly headline: string;
    readonly text: string;
    readonly rows: readonly {
      readonly name: string;
      readonly areas: string;
      readonly count: string;
      readonly countName: string;
      readonly href: string;
    }[];
  };
  readonly scale: {
    readonly headline: string;
    readonly yachts: readonly ScaledYachtView[];
  };
  readonly offices: {
    readonly headline: string;
    readonly text: string;
    readonly ask: { readonly text: string; readonly href: string };
    readonly rows: readonly { readonly name: string; readonly timezone: string; readonly zone: string }[];
  };
}

/** A yacht drawn to the scale of the longest beside her. */
export interface ScaledYachtView {
  readonly name: string;
  readonly href: string;
  readonly lines: readonly string[];
  readonly src: string;
  /** Percent of the longest yacht's width. */
  readonly width: string;
  readonly alt: string;
}

/** The search as a sentence: `I would like to {market} a yacht for {guests} in {area}.` */
export interface FinderView {
  readonly action: string;
  readonly markets: readonly { readonly value: string; readonly label: string }[];
  readonly guests: readonly { readonly value: string; readonly label: string }[];
  readonly areas: readonly { readonly value: string; readonly label: string }[];
}
