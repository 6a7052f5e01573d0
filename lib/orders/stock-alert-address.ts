/** The board of what is in stock where. */
export const availabilityPage = '/product/availability';

const stopParameter = 'stop';
const key = /^[0-9a-f-]{36}$/;

/** Where the link of an e-mail about stock ends these e-mails. */
export const stockAlertStopPath = (stopKey: string): string => `${availabilityPage}?${stopParameter}=${stopKey}`;

/** The key that the address of the board brings along; null: none. */
export function askedStop(search: string): string | null {
  const stopKey = new URLSearchParams(search).get(stopParameter) ?? '';
  return key.test(stopKey) ? stopKey : null;
}
