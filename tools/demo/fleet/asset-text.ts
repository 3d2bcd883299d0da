import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import type { PaletteName, RoomName, RoomShot } from '../studio/interiors.ts';
import type { PictureDescription } from '../studio/picture.ts';
import { type Sector, sectorOf } from '../studio/places/sector.ts';
import type { Design } from './design/design.ts';
import { SIDE_VIEW } from './design/plans.ts';
import placeTexts from './place-texts.json' with { type: 'json' };

type Both = { en: string; es: string };

const LIGHT: Record<PictureDescription['light'], Both> = {
  noon: { en: 'under a high sun', es: 'con el sol alto' },
  morning: { en: 'in morning light', es: 'con luz de mañana' },
  golden: { en: 'in low golden light', es: 'con luz dorada y baja' },
  sunset: { en: 'at sunset', es: 'a la puesta de sol' },
  dusk: { en: 'at dusk', es: 'al anochecer' },
  overcast: { en: 'under grey cloud', es: 'con cielo cubierto' },
};
const BACKDROP: Record<PictureDescription['backdrop'], Both> = {
  sea: { en: '', es: '' },
  islands: { en: ' with low hills on the horizon', es: ' ante unas colinas lejanas,' },
  mountains: { en: ' below snow-capped mountains', es: ' al pie de montañas nevadas' },
  shallows: { en: ' among turquoise shallows', es: ' entre bajos de color turquesa' },
};

function doing(design: Design, { sailsSet, underWay }: PictureDescription): Both {
  if (sailsSet) return { en: 'under full sail', es: 'a toda vela' };
  if (underWay) return { en: 'under way', es: 'navegando' };
  return design.kind === 'motor'
    ? { en: 'at anchor', es: 'fondeado' }
    : { en: 'at anchor with furled sails', es: 'fondeado con las velas aferradas' };
}

/** The visible part of the hull by the camera's bearing; pictures show the port side only. */
const SIDE: Readonly<Record<Sector, Both>> = {
  bow: { en: 'her port bow', es: 'la amura de babor' },
  side: { en: 'her port side', es: 'el costado de babor' },
  quarter: { en: 'her port quarter', es: 'la aleta de babor' },
};

function view({ azimuth, fromAbove }: PictureDescription): Both {
  const { en, es } = SIDE[sectorOf(azimuth)];
  return fromAbove ? { en: `from above ${en}`, es: `desde lo alto, por ${es}` } : { en: `from ${en}`, es: `por ${es}` };
}

export function yachtAlt(design: Design, picture: PictureDescription): Both {
  const [what, from, where, light] = [
    doing(design, picture),
    view(picture),
    BACKDROP[picture.backdrop],
    LIGHT[picture.light],
  ];
  return {
    en: `${design.name} ${what.en}${where.en} ${light.en}, seen ${from.en}`,
    es: `${design.name}, ${what.es}${where.es} ${light.es}, visto ${from.es}`,
  };
}

/** Returns the alternative text of a picture with its time. */
export function timedAlt(design: Design, picture: PictureDescription, time: string): Both {
  const { en, es } = yachtAlt(design, picture);
  return { en: `${en}, at ${time}`, es: `${es}, a las ${time}` };
}

const ROOM: Readonly<Record<Exclude<RoomName, 'deck-dining'>, Both>> = {
  saloon: { en: 'with sofas and a dining table', es: 'con sofás y mesa de comedor' },
  'master-suite': {
    en: 'with a double bed and seats by the windows',
    es: 'con cama doble y asientos junto a las ventanas',
  },
};
const WOOD: Readonly<Record<PaletteName, Both>> = {
  walnut: { en: 'walnut', es: 'nogal' },
  oak: { en: 'pale oak', es: 'roble claro' },
  bronze: { en: 'dark polished wood', es: 'madera oscura y brillante' },
  mahogany: { en: 'mahogany', es: 'caoba' },
  sage: { en: 'light walnut', es: 'nogal claro' },
};

/** Returns the alternative text of a picture of a room. */
export function roomAlt({ name }: Pick<Design, 'name'>, { room, palette, light }: RoomShot): Both {
  const day = LIGHT[light];
  if (room === 'deck-dining') {
    return {
      en: `Dining on deck of ${name}: a teak table laid for eight below the overhang, the sea astern ${day.en}`,
      es: `Comedor en cubierta del ${name}: una mesa de teca puesta para ocho bajo el voladizo y el mar a popa ${day.es}`,
    };
  }
  const [what, wood] = [ROOM[room], WOOD[palette]];
  return {
    en: `${en[`deck.room.${room}`]} of ${name} ${what.en}, joinery in ${wood.en} and the sea behind the windows, ${day.en}`,
    es: `${es[`deck.room.${room}`]} del ${name} ${what.es}, ebanistería de ${wood.es} y el mar tras las ventanas, ${day.es}`,
  };
}

/**
 * Titles and alternative texts of the pictures without a yacht, by file name; they describe the picture and claim no
 * place.
 */
export const LANDSCAPE_TEXTS: Readonly<Record<string, { title: Both; alt: Both }>> = placeTexts;

const DECKS: { readonly en: Readonly<Record<string, string>>; readonly es: Readonly<Record<string, string>> } = {
  en,
  es,
};

/** Returns a deck's name as on the site's pages; null for a deck without one. */
function deckName(deck: string): Both | null {
  const key = `deck.name.${deck}`;
  const [inEnglish, inSpanish] = [DECKS.en[key], DECKS.es[key]];
  return inEnglish === undefined || inSpanish === undefined ? null : { en: inEnglish, es: inSpanish };
}

/** Returns title and alternative text of a yacht's own plan or side view; null for a deck without a name. */
export function planTexts(name: string, deck: string): { title: Both; alt: Both } | null {
  if (deck === SIDE_VIEW) {
    return {
      title: { en: 'Side view', es: 'Vista lateral' },
      alt: {
        en: `${name} seen from the side, drawn by her yard`,
        es: `${name} vista de costado, dibujo del astillero`,
      },
    };
  }
  const title = deckName(deck);
  if (title === null) return null;
  return {
    title,
    alt: { en: `${title.en} of ${name}, plan of her yard`, es: `${title.es} del ${name}, plano del astillero` },
  };
}

/** Returns the alternative text of a person's portrait. */
export function portraitTexts(name: string): { title: null; alt: Both } {
  return { title: null, alt: { en: `${name}, drawn in profile`, es: `Retrato dibujado de ${name}, de perfil` } };
}
