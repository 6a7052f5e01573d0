/** A rule for the mutation tester's own test: its first bound is tested at the bound, its second is not. */
export const isSmall = (size: number): boolean => size < 10;

export const isLarge = (size: number): boolean => size > 90;
