/** Tasks automated before the counter existed; the specification's number. The count never falls below it. */
export const startingCount = 1_392_278;
