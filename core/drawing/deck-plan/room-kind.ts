/** Everything on a deck plan that a legend names. */
export const ROOM_KINDS = [
  'master-suite',
  'double-cabin',
  'twin-cabin',
  'triple-cabin',
  'single-cabin',
  'convertible-cabin',
  'captains-cabin',
  'crew-cabin',
  'crew-mess',
  'saloon',
  'sky-lounge',
  'dining',
  'deck-dining',
  'deck-lounge',
  'galley',
  'wheelhouse',
  'helm',
  'cockpit',
  'engine-room',
  'tender-garage',
  'tender',
  'store',
  'swim-platform',
  'beach-club',
  'pool',
  'jacuzzi',
  'sunpads',
  'bar',
  'helipad',
  'gym',
  'spa',
  'sauna',
  'cinema',
  'elevator',
  'trampoline',
  'sail-locker',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Topmost first. A flybridge is the one upper deck of a low yacht. */
export const DECK_NAMES = ['flybridge', 'sun', 'panorama', 'bridge', 'owner', 'upper', 'main', 'lower'] as const;
export type DeckName = (typeof DECK_NAMES)[number];
