import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import type { PictureDescription } from '../studio/picture.ts';
import { type Sector, sectorOf } from '../studio/places/sector.ts';
import type { PicturedRoom, RoomShot } from '../studio/room-shot.ts';
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

const PALETTE: Record<RoomShot['palette'], Both> = {
  walnut: { en: 'walnut and cream', es: 'nogal y crema' },
  oak: { en: 'pale oak and navy', es: 'roble claro y azul marino' },
  bronze: { en: 'dark timber and bronze', es: 'madera oscura y bronce' },
  mahogany: { en: 'mahogany and white', es: 'caoba y blanco' },
  sage: { en: 'light walnut and sage green', es: 'nogal claro y verde salvia' },
};
const ROOM: Record<PicturedRoom, (name: string, palette: Both) => Both> = {
  saloon: (name, palette) => ({
    en: `Saloon of ${name} in ${palette.en}: sofas round a low table, the dining table beyond, the sea on both sides`,
    es: `Salón del ${name} en ${palette.es}: sofás en torno a una mesa baja, el comedor al fondo y el mar a ambos lados`,
  }),
  'master-suite': (name, palette) => ({
    en: `Owner’s suite of ${name} in ${palette.en}: the bed between lit lamps, windows with the sea on both sides`,
    es: `Suite del armador del ${name} en ${palette.es}: la cama entre lámparas encendidas y ventanas al mar a ambos lados`,
  }),
  'deck-dining': (name) => ({
    en: `Dining on deck of ${name}: a table laid for eight under the overhang, a sofa and the open sea astern`,
    es: `Comedor en cubierta del ${name}: mesa puesta para ocho bajo el techo, un sofá y el mar abierto a popa`,
  }),
};

export function roomAlt({ name }: Design, { room, palette, light }: RoomShot): Both {
  const what = ROOM[room](name, PALETTE[palette]);
  return { en: `${what.en}, ${LIGHT[light].en}`, es: `${what.es}, ${LIGHT[light].es}` };
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
