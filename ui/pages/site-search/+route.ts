import { vikeSearchRoute } from '../vike-route.ts';

export const route = vikeSearchRoute('site');
