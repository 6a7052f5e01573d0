import { readOrderId } from './order-address.ts';
import { withdrawalPage } from './withdrawal-page.ts';

const contractParameter = 'order';
const keyParameter = 'confirm';

/** The page with the number of an order filled in. */
export const withdrawalPath = (number: string): string => `${withdrawalPage}?${contractParameter}=${encodeURIComponent(number)}`;

/** Where the owner of an order confirms a statement that somebody made without logging in. */
export const withdrawalKeyPath = (key: string): string => `${withdrawalPage}?${keyParameter}=${key}`;

/** What the address of the page brings along: a number for the form, or the key of a statement. */
export function askedWithdrawal(search: string): { readonly contract: string; readonly key: string | null } {
  const query = new URLSearchParams(search);
  return { contract: query.get(contractParameter) ?? '', key: readOrderId(query.get(keyParameter)) };
}
