import words from '../../../locales/query-words/en.json' with { type: 'json' };
export const keys = Object.keys(words);
