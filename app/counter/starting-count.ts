/** Tasks automated before the counter existed (spec 4 and 9). The count never falls below it. */
export const startingCount = 1_392_278;
