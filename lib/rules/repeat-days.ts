/** The longest time from one start of a promotion to its next, in days. */
export const repeatDaysAtMost = 3_660;
