import { days } from '../../features/itinerary/days.ts';

export const voyage = days;
