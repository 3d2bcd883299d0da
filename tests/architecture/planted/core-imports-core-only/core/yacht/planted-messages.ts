import en from '../../locales/en.json';
export const messages = en;
