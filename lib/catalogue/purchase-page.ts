/** The page on which a server is configured. Alone, since pages that only lead there need not know how its address is written. */
export const purchasePage = '/product/vps-buy';
