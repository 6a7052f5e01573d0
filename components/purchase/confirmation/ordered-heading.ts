import { createContext } from 'react';

/** Tells the page whether the quote that it shows was ordered, for its heading. */
export const OrderedHeading = createContext<(isOrdered: boolean) => void>(() => undefined);

/** Whether the quote that the page shows was ordered: what has to be known before an order is shown no more. */
export const IsOrdered = createContext(false);
