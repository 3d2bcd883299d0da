import { availabilityOfNight, isBetter } from '../../../../core/availability/stay-availability.ts';

/** States in the order of the legend. A night is written as the digit of its state, for the script that chooses days. */
export const LEGEND = ['free', 'booked', 'option', 'owner', 'yard', 'transit', 'unknown'] as const;

/** Returns the digit by which a stay of these nights is free or not: the first of the worst. */
export function decidingNight(nights: string): string {
  return [...nights].reduce((worst, night) => (isBetter(availability(worst), availability(night)) ? night : worst));
}

function availability(digit: string) {
  return availabilityOfNight(LEGEND[Number(digit)] ?? 'unknown');
}
