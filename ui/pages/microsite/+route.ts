import { vikeRoute } from '../vike-route.ts';

export const route = vikeRoute('microsite');
