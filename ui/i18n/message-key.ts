import type en from '../../locales/en.json';

/** The key of a message; a key that is not in the English file does not compile. */
export type MessageKey = keyof typeof en;
