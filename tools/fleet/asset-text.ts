import type { Design, Picture } from './design.ts';

type Both = { en: string; es: string };

const LIGHT: Record<Picture['light'], Both> = {
  noon: { en: 'under a high sun', es: 'con el sol alto' },
  morning: { en: 'in morning light', es: 'con luz de mañana' },
  golden: { en: 'in low golden light', es: 'con luz dorada y baja' },
  sunset: { en: 'at sunset', es: 'a la puesta de sol' },
  dusk: { en: 'at dusk', es: 'al anochecer' },
  overcast: { en: 'under grey cloud', es: 'con cielo cubierto' },
};
const BACKDROP: Record<Picture['backdrop'], Both> = {
  sea: { en: '', es: '' },
  islands: { en: ' with low hills on the horizon', es: ' ante unas colinas lejanas,' },
  mountains: { en: ' below snow-capped mountains', es: ' al pie de montañas nevadas' },
  shallows: { en: ' among turquoise shallows', es: ' entre bajos de color turquesa' },
};

function doing(design: Design, { scene, underWay }: Picture): Both {
  if (scene.startsWith('sailing')) return { en: 'under full sail', es: 'a toda vela' };
  if (underWay) return { en: 'under way', es: 'navegando' };
  return design.kind === 'motor'
    ? { en: 'at anchor', es: 'fondeado' }
    : { en: 'at anchor with furled sails', es: 'fondeado con las velas aferradas' };
}

/** The pictures show port sides only; the bearing says which part. */
function view({ azimuth, fromAbove }: Picture): Both {
  const side =
    azimuth < 70
      ? { en: 'her port bow', es: 'la amura de babor' }
      : azimuth <= 110
        ? { en: 'her port side', es: 'el costado de babor' }
        : { en: 'her port quarter', es: 'la aleta de babor' };
  return fromAbove
    ? { en: `from above ${side.en}`, es: `desde lo alto, por ${side.es}` }
    : { en: `from ${side.en}`, es: `por ${side.es}` };
}

export function yachtAlt(design: Design, picture: Picture): Both {
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

/** Alternative text of the pictures without a yacht, by file name. */
export const PLACES: Readonly<Record<string, { title: Both; alt: Both }>> = {
  'blue-ridges': {
    title: { en: 'Blue ridges', es: 'Sierras azules' },
    alt: {
      en: 'Pale sea below hazy blue ridges in the morning',
      es: 'Mar pálido bajo sierras azules y brumosas, por la mañana',
    },
  },
  'calm-bay-sunrise': {
    title: { en: 'Calm bay', es: 'Bahía en calma' },
    alt: {
      en: 'A calm bay at sunrise, a long low island and a pink sky',
      es: 'Bahía en calma al amanecer, con una isla baja y alargada y el cielo rosa',
    },
  },
  'channel-between-banks': {
    title: { en: 'Channel between banks', es: 'Canal entre bancos' },
    alt: {
      en: 'A dark deep channel between turquoise sandbanks, seen from the air',
      es: 'Canal profundo y oscuro entre bancos de arena turquesa, visto desde el aire',
    },
  },
  'fjord-morning': {
    title: { en: 'Morning in the fjord', es: 'Mañana en el fiordo' },
    alt: {
      en: 'Still grey water below snow-capped mountains in the morning',
      es: 'Agua gris y quieta al pie de montañas nevadas, por la mañana',
    },
  },
  'golden-islands': {
    title: { en: 'Islands in low light', es: 'Islas con luz baja' },
    alt: {
      en: 'Low islands across the water in golden light',
      es: 'Islas bajas al otro lado del agua, con luz dorada',
    },
  },
  'lagoon-from-above': {
    title: { en: 'Lagoon', es: 'Laguna' },
    alt: {
      en: 'A turquoise lagoon with blue channels, seen from the air',
      es: 'Laguna turquesa con canales azules, vista desde el aire',
    },
  },
  'low-cays': {
    title: { en: 'Low cays', es: 'Cayos bajos' },
    alt: {
      en: 'Low sand cays on the horizon across calm green water',
      es: 'Cayos de arena en el horizonte, sobre un mar verde y en calma',
    },
  },
  'open-sea-dusk': {
    title: { en: 'Open sea at dusk', es: 'Mar abierto al anochecer' },
    alt: {
      en: 'Open sea after sunset, an orange band on the horizon',
      es: 'Mar abierto tras la puesta de sol, con una franja naranja en el horizonte',
    },
  },
  'open-sea-golden': {
    title: { en: 'Open sea', es: 'Mar abierto' },
    alt: {
      en: 'Open sea in low light under a blue sky with thin cloud',
      es: 'Mar abierto con luz baja y cielo azul con nubes finas',
    },
  },
  'reef-shallows': {
    title: { en: 'Shallows', es: 'Bajos' },
    alt: {
      en: 'Turquoise shallows falling away into deep blue, seen from above',
      es: 'Bajos turquesa que caen al azul profundo, vistos desde arriba',
    },
  },
  sandbank: {
    title: { en: 'Sandbank', es: 'Banco de arena' },
    alt: {
      en: 'White sandbanks curving through clear shallow water',
      es: 'Bancos de arena blanca en curva bajo un agua clara y somera',
    },
  },
  'sunset-ridges': {
    title: { en: 'Ridges at sunset', es: 'Sierras a la puesta de sol' },
    alt: {
      en: 'Layered ridges above a rose-coloured sea at sunset',
      es: 'Sierras en capas sobre un mar rosado a la puesta de sol',
    },
  },
  'texture-deep-blue': {
    title: { en: 'Deep water', es: 'Agua profunda' },
    alt: {
      en: 'Deep blue water with small waves, seen from above',
      es: 'Agua azul profunda con ola corta, vista desde arriba',
    },
  },
  'texture-dusk-swell': {
    title: { en: 'Swell at dusk', es: 'Mar de fondo al anochecer' },
    alt: {
      en: 'Dark swell with a trace of rose light at dusk',
      es: 'Mar de fondo oscura con un resto de luz rosa al anochecer',
    },
  },
  'texture-golden-ripple': {
    title: { en: 'Ripples against the sun', es: 'Rizos a contraluz' },
    alt: {
      en: 'Ripples against the sun, a bright path of light at the right',
      es: 'Rizos a contraluz, con un reguero de luz a la derecha',
    },
  },
  'texture-turquoise': {
    title: { en: 'Turquoise water', es: 'Agua turquesa' },
    alt: {
      en: 'Turquoise water over sand, darker at one corner',
      es: 'Agua turquesa sobre arena, más oscura en una esquina',
    },
  },
};
