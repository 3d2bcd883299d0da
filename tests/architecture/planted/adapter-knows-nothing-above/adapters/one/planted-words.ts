import en from '../../locales/en.json';
export const words = en;
