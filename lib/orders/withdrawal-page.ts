/** Where a buyer withdraws from a contract: open to whoever is not logged in, and linked from the foot of every page. */
export const withdrawalPage = '/product/vps-buy/withdraw';
