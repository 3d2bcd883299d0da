import type en from '../../locales/en.json';

/** Every message there is; a key that is not in the English file does not compile. */
export type MessageKey = keyof typeof en;
