import en from '../../locales/query-words/en.json';
export const words = en;
