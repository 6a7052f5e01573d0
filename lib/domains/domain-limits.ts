/** Names typed at once. */
export const namesTypedAtMost = 50;
/** Names of one search: those typed, under each chosen suffix. */
export const namesLookedUpAtMost = 200;
