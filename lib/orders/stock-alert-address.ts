/** The board of what is in stock where (R-4.4). */
export const availabilityPage = '/product/availability';

const stopParameter = 'stop';
const key = /^[0-9a-f-]{36}$/;

/** Where the link of an e-mail about stock ends these e-mails. */
export const stockAlertStopPath = (stopKey: string): string => `${availabilityPage}?${stopParameter}=${stopKey}`;

/** Where a mail program ends them by itself, as a path with the key in its query; with an empty key: the path alone. */
export const oneClickStopPath = (stopKey: string): string => `/myDoc/notice/stock-alert-stop${stopKey === '' ? '' : `?key=${stopKey}`}`;

/** The key that the address of the board brings along; null: none. */
export function askedStop(search: string): string | null {
  const stopKey = new URLSearchParams(search).get(stopParameter) ?? '';
  return key.test(stopKey) ? stopKey : null;
}
