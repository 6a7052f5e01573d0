import { readOrderId } from './order-address.ts';

/** The board of what is in stock where. */
export const availabilityPage = '/product/availability';

const stopParameter = 'stop';

/** Where the link of an e-mail about stock ends these e-mails. */
export const stockAlertStopPath = (key: string): string => `${availabilityPage}?${stopParameter}=${key}`;

/** The key that the address of the board brings along; null: none. */
export const askedStop = (search: string): string | null => readOrderId(new URLSearchParams(search).get(stopParameter));
