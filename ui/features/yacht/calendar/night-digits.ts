import { availabilityOfNight, isBetter } from '../../../../core/availability/stay-availability.ts';

/**
 * States of a night in the order of the legend. For the script that chooses days, a night is written as a digit: the index
 * of its state in this list.
 */
export const NIGHT_STATES = ['free', 'booked', 'option', 'owner', 'yard', 'transit', 'unknown'] as const;

/** Returns the digit by which a stay of these nights is free or not: the first of the worst. */
export function worstNight(nights: string): string {
  return [...nights].reduce((worst, night) => (isBetter(availability(worst), availability(night)) ? night : worst));
}

function availability(digit: string) {
  return availabilityOfNight(NIGHT_STATES[Number(digit)] ?? 'unknown');
}
