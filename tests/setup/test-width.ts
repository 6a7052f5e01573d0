const isFull = process.env.TEST_WIDTH === 'full';

/** What a test looks at: all of it where TEST_WIDTH is 'full', as before a release. */
export const atWidth = <Value>(usual: Value, full: Value): Value => (isFull ? full : usual);

/** How many random cases a property is tried with: the full number where TEST_WIDTH is 'full', as before a release. */
export const runsOf = ({ usual, full }: { readonly usual: number; readonly full: number }): number => atWidth(usual, full);
