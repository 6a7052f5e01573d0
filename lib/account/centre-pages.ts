/** Where the account centre is unless a setting names another; with a provider's centre the site redirects this address there. */
export const ownCentre = '/ucenter/';

const pages = {
  logIn: '?ope=login',
  register: '?ope=reg',
  console: 'console',
  orders: 'console/orders',
  newTicket: 'console/workServer/submitWork',
} as const;

export type CentrePage = keyof typeof pages;

/** The address of a page of the account centre; `centre` has a slash at its end, as `center_url` does. */
export const centreAddress = (page: CentrePage, centre: string = ownCentre): string => `${centre}${pages[page]}`;
