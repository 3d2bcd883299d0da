import { days } from '../../core/days.ts';

export const stay = days;
