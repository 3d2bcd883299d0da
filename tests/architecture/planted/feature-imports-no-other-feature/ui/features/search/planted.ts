import { card } from '../yacht/card.ts';
export const shown = card;
