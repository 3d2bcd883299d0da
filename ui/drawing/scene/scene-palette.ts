import type { Hex } from '../colour.ts';

/** The light of a scene. Rows of colours run downwards. */
export interface ScenePalette {
  readonly name: 'morning' | 'noon' | 'golden' | 'dusk' | 'north' | 'lagoon' | 'rose' | 'moonlight';
  readonly sky: readonly [Hex, ...Hex[]];
  readonly cloud: Hex;
  /** Sun or moon, and how large it stands (parts of the height). */
  readonly disc: Hex;
  readonly discSize: number;
  /** Land from the farthest to the nearest layer. */
  readonly land: readonly [Hex, ...Hex[]];
  readonly sea: readonly [Hex, ...Hex[]];
  /** Light lying on the water, and the dark of a ripple. */
  readonly gleam: Hex;
  readonly ripple: Hex;
  /** The tint of the light on the yacht's paint, and its strength in the light and in the shade. */
  readonly ambient: Hex;
  readonly lit: number;
  readonly shaded: number;
  /** Lamps are on behind her windows. */
  readonly lamps: boolean;
}

export const SCENE_PALETTES: readonly [ScenePalette, ...ScenePalette[]] = [
  {
    name: 'morning',
    sky: ['#a9c2c9', '#c9d6d3', '#e6e0d2', '#f4dfc6', '#f6d3b3'],
    cloud: '#f7ead9',
    disc: '#fff3dc',
    discSize: 0.075,
    land: ['#bcc6c4', '#9db0b2', '#7a949a', '#57757f'],
    sea: ['#d3cfc0', '#a3b9b9', '#7ea0a7', '#5d8793', '#48727f'],
    gleam: '#f9ead2',
    ripple: '#3f6774',
    ambient: '#f3d9bd',
    lit: 0.06,
    shaded: 0.14,
    lamps: false,
  },
  {
    name: 'noon',
    sky: ['#4d8fb6', '#78adca', '#a5c8d8', '#cbdfe2', '#e6ece4'],
    cloud: '#f3f4ee',
    disc: '#f8f6e6',
    discSize: 0.05,
    land: ['#a9bfc6', '#86a3ab', '#66888d', '#4d7069'],
    sea: ['#6ea6bd', '#3f83a6', '#2c6f96', '#215f87', '#1a5075'],
    gleam: '#cfe4ea',
    ripple: '#174766',
    ambient: '#bcd9e6',
    lit: 0,
    shaded: 0.16,
    lamps: false,
  },
  {
    name: 'golden',
    sky: ['#7d9ea6', '#adb3a0', '#dcc394', '#f0bd7c', '#f2a463'],
    cloud: '#f9dcae',
    disc: '#fff0c4',
    discSize: 0.1,
    land: ['#cfa27a', '#ad8268', '#82675c', '#5a514f'],
    sea: ['#e5b57f', '#a99a83', '#6f8584', '#4d6f78', '#385a67'],
    gleam: '#ffe2aa',
    ripple: '#2f4d5a',
    ambient: '#f4b777',
    lit: 0.13,
    shaded: 0.24,
    lamps: false,
  },
  {
    name: 'dusk',
    sky: ['#34466a', '#566081', '#8a7d92', '#c2958f', '#ebb78c'],
    cloud: '#cf9f8c',
    disc: '#ffdfb0',
    discSize: 0.1,
    land: ['#987f8d', '#6d6a80', '#48536e', '#2d3d58'],
    sea: ['#d8a98d', '#93808c', '#5d637e', '#3f4d6a', '#2b3b57'],
    gleam: '#f5c79c',
    ripple: '#1f2d43',
    ambient: '#50557a',
    lit: 0.2,
    shaded: 0.42,
    lamps: true,
  },
  {
    name: 'north',
    sky: ['#7f929d', '#9dadb4', '#bcc7c9', '#d6dbd7', '#e7e5dc'],
    cloud: '#dfe2de',
    disc: '#f4f1e6',
    discSize: 0.06,
    land: ['#b4c0c4', '#8fa2ab', '#6c838f', '#4a6371'],
    sea: ['#b3c0c0', '#86a0a8', '#5f7f8b', '#476876', '#365563'],
    gleam: '#e3e8e4',
    ripple: '#2c4855',
    ambient: '#b7c4ca',
    lit: 0.08,
    shaded: 0.24,
    lamps: false,
  },
  {
    name: 'lagoon',
    sky: ['#62b0c4', '#8dc8cf', '#b9ddd8', '#dcebdd', '#f3f0db'],
    cloud: '#fbfaee',
    disc: '#fffbe6',
    discSize: 0.055,
    land: ['#b3d3c4', '#86b8a4', '#5d9a86', '#3e7a69'],
    sea: ['#2f8ba3', '#2aa0ae', '#45b8b6', '#7fd0c2', '#b9e3cf'],
    gleam: '#e9f7ea',
    ripple: '#238d9a',
    ambient: '#bfe4da',
    lit: 0.02,
    shaded: 0.2,
    lamps: false,
  },
  {
    name: 'rose',
    sky: ['#98a3b8', '#bbb3c0', '#dcc2c0', '#efcfbd', '#f6dcc0'],
    cloud: '#f7ddd0',
    disc: '#fdeedd',
    discSize: 0.13,
    land: ['#c3adb5', '#a18f9f', '#7c7a8f', '#58647c'],
    sea: ['#e0c5ba', '#b5a9b3', '#8a92a7', '#68809a', '#4f6a86'],
    gleam: '#f9e2d2',
    ripple: '#465f7b',
    ambient: '#e8c3bb',
    lit: 0.1,
    shaded: 0.22,
    lamps: false,
  },
  {
    name: 'moonlight',
    sky: ['#142236', '#1d3049', '#2c455f', '#44627a', '#6b8797'],
    cloud: '#587589',
    disc: '#f1ead4',
    discSize: 0.06,
    land: ['#4a667c', '#38536a', '#284158', '#1a2f44'],
    sea: ['#5f7d8e', '#3f5d73', '#2b465d', '#1e364c', '#15293d'],
    gleam: '#dfe0cf',
    ripple: '#0f2031',
    ambient: '#37506a',
    lit: 0.27,
    shaded: 0.5,
    lamps: true,
  },
];
