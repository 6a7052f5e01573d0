import { createContext } from 'react';

/** Tells the page whether the quote that it shows was ordered, for its heading. */
export const OrderedHeading = createContext<(isOrdered: boolean) => void>(() => undefined);
