/** §5 'phone 6 to 13 digits'. In a file of its own, because every page loads it, with the masks of an account. */
export const phoneBounds = { atLeast: 6, atMost: 13 } as const;
