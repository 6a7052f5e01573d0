/** Where a buyer withdraws from a contract: open without a log-in, and linked from the foot of every page. */
export const withdrawalPage = '/product/vps-buy/withdraw';
