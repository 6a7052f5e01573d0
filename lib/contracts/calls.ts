import { accountSession, publicKey } from './calls/account/account-calls.ts';
import { chat, chatEnd, chatFeedback, chatFigures, chatOpening } from './calls/chat-calls.ts';
import { contactTicket } from './calls/contact-calls.ts';
import { quoteCoupons, chooseCoupon } from './calls/coupon-use-calls.ts';
import { claimCoupon, couponFigures, couponState, myCoupons } from './calls/coupon-calls.ts';
import { dailyFigures, openQuotes } from './calls/figure-calls.ts';
import { createGroup, drawCoupon, groupDetail, joinGroup, leaveGroup, myGroups, waitForGroup } from './calls/group-calls.ts';
import { groupFiguresCall } from './calls/group-figures-call.ts';
import { lostSearches } from './calls/lost-search-calls.ts';
import { cancelOrder, createOrder, orderDetail, orderList, payOrder, refundOffer, refundOrder } from './calls/orders/order-calls.ts';
import { openGroups } from './calls/open-groups-call.ts';
import { orderReceipt, receiptPdf } from './calls/orders/receipt-calls.ts';
import { mostReadSearch } from './calls/most-read-call.ts';
import { priceBeforeSearch } from './calls/price-calls.ts';
import { domainQuote } from './calls/orders/domain-quote-call.ts';
import { quote, stock } from './calls/orders/purchase-calls.ts';
import { changeQuote, quoteDetail, renewalPrices, renewalQuote } from './calls/orders/quote-detail-call.ts';
import { dismissChoice, saveChoice, savedChoice } from './calls/account/saved-choice-calls.ts';
import { addSshKey, listSshKeys, removeSshKey, renameSshKey } from './calls/account/ssh-key-calls.ts';
import { stockHistory, waitForStock } from './calls/orders/stock-calls.ts';
import { domainSearch } from './calls/domain-calls.ts';
import { hotTermsSearch } from './calls/hot-term-call.ts';
import { humanChallenge, humanVerify } from './calls/human-calls.ts';
import { articleFeedback, collectArticle, collectedArticles, rateArticle, readerState, uncollectArticle } from './calls/reader-calls.ts';
import { announcementsSearch } from './calls/announcement-calls.ts';
import { documentsSearch } from './calls/search-call.ts';
import { footerLinksSearch, reviewSummary, seoSearch, serverClock, statisticsScriptsSearch } from './calls/site-calls.ts';
import { openTranslations, settleTranslation } from './calls/translation-calls.ts';
import { askedStockAlert, askForStockAlert, endStockAlert, stockAlerts, stopStockAlert } from './calls/orders/stock-alert-calls.ts';
import { automaticRenewal, setAutomaticRenewal } from './calls/orders/automatic-renewal-calls.ts';
import { askedWithdrawalCall, confirmWithdrawal, stateWithdrawal } from './calls/orders/withdrawal-calls.ts';
import { countVisit, logout, moneyTypes, referrer } from './calls/visitor-calls.ts';
import type { Call } from './define-call.ts';

/** Every call that a browser makes, those of the specification first, in its order. */
export const calls: readonly Call[] = [
  referrer,
  seoSearch,
  statisticsScriptsSearch,
  logout,
  footerLinksSearch,
  reviewSummary,
  chat,
  documentsSearch,
  moneyTypes,
  countVisit,
  announcementsSearch,
  contactTicket,
  serverClock,
  accountSession,
  publicKey,
  humanChallenge,
  humanVerify,
  priceBeforeSearch,
  stock,
  waitForStock,
  stockHistory,
  stockAlerts,
  askForStockAlert,
  endStockAlert,
  askedStockAlert,
  stopStockAlert,
  quote,
  quoteDetail,
  renewalQuote,
  renewalPrices,
  changeQuote,
  automaticRenewal,
  setAutomaticRenewal,
  domainQuote,
  createOrder,
  payOrder,
  orderDetail,
  orderList,
  cancelOrder,
  refundOffer,
  refundOrder,
  stateWithdrawal,
  askedWithdrawalCall,
  confirmWithdrawal,
  orderReceipt,
  receiptPdf,
  claimCoupon,
  myCoupons,
  couponState,
  couponFigures,
  dailyFigures,
  openQuotes,
  openTranslations,
  settleTranslation,
  lostSearches,
  quoteCoupons,
  chooseCoupon,
  listSshKeys,
  addSshKey,
  renameSshKey,
  removeSshKey,
  savedChoice,
  saveChoice,
  dismissChoice,
  readerState,
  rateArticle,
  collectArticle,
  uncollectArticle,
  collectedArticles,
  articleFeedback,
  mostReadSearch,
  hotTermsSearch,
  chatOpening,
  chatFeedback,
  chatEnd,
  chatFigures,
  openGroups,
  groupDetail,
  waitForGroup,
  createGroup,
  joinGroup,
  leaveGroup,
  drawCoupon,
  myGroups,
  groupFiguresCall,
  domainSearch,
];

export const findCall = (path: string): Call | undefined => calls.find((call) => call.path === path);
