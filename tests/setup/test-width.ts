const isFull = process.env.TEST_WIDTH === 'full';

/** Everything if TEST_WIDTH is 'full', as before a release; else a part. */
export const atWidth = <Value>(usual: Value, full: Value): Value => (isFull ? full : usual);

/** The number of random cases per property: the full number if TEST_WIDTH is 'full', as before a release. */
export const runsOf = ({ usual, full }: { readonly usual: number; readonly full: number }): number => atWidth(usual, full);
