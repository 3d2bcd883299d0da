import type { MessageKey } from '../../i18n/message-key.ts';

type NameOf<Key> = Key extends `deck.room.${infer Kind}` ? Kind : never;

/** Everything on a deck plan that a legend names, which are the rooms with a name in the messages. */
export type RoomKind = NameOf<MessageKey>;

/** Topmost first. A flybridge is the one upper deck of a low yacht. */
export const DECK_NAMES = ['flybridge', 'sun', 'panorama', 'bridge', 'owner', 'upper', 'main', 'lower'] as const;
export type DeckName = (typeof DECK_NAMES)[number];
