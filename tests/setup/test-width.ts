/** How many random cases a property is tried with: the full number where TEST_WIDTH is 'full', as before a release. */
export const runsOf = ({ usual, full }: { readonly usual: number; readonly full: number }): number => (process.env.TEST_WIDTH === 'full' ? full : usual);
