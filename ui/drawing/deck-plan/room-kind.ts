import type { MessageKey } from '../../i18n/message-key.ts';

type NameOf<Key> = Key extends `deck.room.${infer Kind}` ? Kind : never;

/** A kind of room or equipment that the legend of a deck plan names: one with a message `deck.room.…`. */
export type RoomKind = NameOf<MessageKey>;

/** The decks, topmost first. A flybridge is the only upper deck of a catamaran or low yacht. */
export const DECK_NAMES = ['flybridge', 'sun', 'panorama', 'bridge', 'owner', 'upper', 'main', 'lower'] as const;
export type DeckName = (typeof DECK_NAMES)[number];
