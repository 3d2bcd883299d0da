/** How the command that imports listings ends; `npm run import` gives it to the shell. */
export const EXIT_STATUS = { done: 0, failed: 1, wrongWords: 2, underWay: 3 } as const;
