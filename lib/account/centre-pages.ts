/** The account centre's default address; with a provider's centre the site redirects from here. */
export const ownCentre = '/ucenter/';

const pages = {
  logIn: '?ope=login',
  register: '?ope=reg',
  console: 'console',
  orders: 'console/orders',
  realName: 'console/realName',
  newTicket: 'console/workServer/submitWork',
} as const;

export type CentrePage = keyof typeof pages;

/** The address of an account centre page; `centre` ends with a slash, as `center_url` does. */
export const centreAddress = (page: CentrePage, centre: string = ownCentre): string => `${centre}${pages[page]}`;
