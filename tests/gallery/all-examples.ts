import type { Example } from '#components/ui/example.ts';
import { promotionExamples } from '#components/activities/promotion-page.examples.tsx';
import { announcementExamples } from '#components/announcements/announcement-page.examples.tsx';
import { onboardingExamples } from '#components/onboarding/onboarding.examples.tsx';
import { articlePageExamples } from '#components/documents/article-page.examples.tsx';
import { chatExamples } from '#components/chat/chat.examples.tsx';
import { blocksExamples } from '#components/blocks/blocks.examples.tsx';
import { marketingPageExamples } from '#components/blocks/marketing-page.examples.tsx';
import { companyExamples } from '#components/company/company.examples.tsx';
import { imprintPageExamples } from '#components/company/imprint-page.examples.tsx';
import { couponChoiceExamples } from '#components/purchase/coupon/coupon-choice.examples.tsx';
import { myCouponsExamples } from '#components/coupons/my-coupons.examples.tsx';
import { couponCentreExamples } from '#components/coupons/coupon-centre.examples.tsx';
import { documentCentreExamples } from '#components/documents/document-centre.examples.tsx';
import { helpPageExamples } from '#components/documents/help-page.examples.tsx';
import { favouriteRowsExamples } from '#components/documents/favourites/favourites-list.examples.tsx';
import { feedbackExamples } from '#components/documents/readers/feedback-form.examples.tsx';
import { favouritesExamples, searchExamples } from '#components/documents/search/search-page.examples.tsx';
import { domainExamples } from '#components/domains/domain-page.examples.tsx';
import { productsExamples } from '#components/products/products.examples.tsx';
import { notFoundPageExamples } from '#components/errors/not-found-page.examples.tsx';
import { reviewBadgeExamples } from '#components/frame/footer/review-badge.examples.tsx';
import { compareBarExamples } from '#components/frame/compare/compare-bar.examples.tsx';
import {
  consentExamples,
  languageDialogExamples,
  promotionDialogExamples,
  searchDialogExamples,
  sideWidgetExamples,
  signUpNoteExamples,
} from '#components/frame/overlays/overlays.examples.tsx';
import { pageFrameExamples } from '#components/frame/page-frame.examples.tsx';
import { announcementTickerExamples } from '#components/frame/top-bar/announcement-ticker.examples.tsx';
import { accountMenuExamples } from '#components/frame/user-menu/account-menu.examples.tsx';
import {
  endedGroupExamples,
  launchedGroupExamples,
  ownSeatExamples,
  runningGroupExamples,
} from '#components/group-buy/group/group.examples.tsx';
import { myGroupsExamples } from '#components/group-buy/mine/my-groups.examples.tsx';
import { seatOrderExamples } from '#components/group-buy/order/seat-order.examples.tsx';
import { groupExamples, groupsAwaitedExamples } from '#components/group-buy/open-groups/open-groups.examples.tsx';
import { bannerRowExamples } from '#components/home/banner-row.examples.tsx';
import { regionChartExamples } from '#components/home/region-chart.examples.tsx';
import { planCardExamples } from '#components/home/plan-card.examples.tsx';
import { withdrawalExamples } from '#components/orders/withdrawal/withdrawal.examples.tsx';
import { receiptExamples } from '#components/orders/receipt/receipt.examples.tsx';
import {
  orderDialogExamples,
  orderEndsExamples,
  orderListExamples,
  ordersExamples,
  serverChangeExamples,
  serverRenewalExamples,
} from '#components/orders/orders.examples.tsx';
import { planListExamples } from '#components/plans/plan-list-page.examples.tsx';
import { confirmationExamples, orderBoxExamples } from '#components/purchase/confirmation/confirmation.examples.tsx';
import { changeExamples } from '#components/purchase/change/change.examples.tsx';
import { automaticRenewalExamples } from '#components/orders/automatic/automatic.examples.tsx';
import { nameOrderExamples } from '#components/orders/names/name-order.examples.tsx';
import { nameConfirmationExamples } from '#components/purchase/names/name-confirmation.examples.tsx';
import { renewalExamples } from '#components/purchase/renewal/renewal.examples.tsx';
import { configuratorExamples, purchaseExamples } from '#components/purchase/configurator/configurator.examples.tsx';
import { buttonLinkExamples } from '#components/ui/controls/button-link.examples.tsx';
import { gaugeExamples } from '#components/ui/charts/gauge.examples.tsx';
import { humanCheckExamples } from '#components/ui/human-check/human-check.examples.tsx';
import { stepsExamples } from '#components/ui/charts/steps.examples.tsx';
import { noteExamples } from '#components/ui/primitives/note.examples.tsx';
import { priceExamples } from '#components/ui/price.examples.tsx';

/** Every component's examples, by the component's name in the gallery's addresses. */
export const allExamples: Readonly<Record<string, readonly Example[]>> = {
  'account-menu': accountMenuExamples,
  'announcement-ticker': announcementTickerExamples,
  announcements: announcementExamples,
  onboarding: onboardingExamples,
  article: articlePageExamples,
  'banner-row': bannerRowExamples,
  blocks: blocksExamples,
  'button-link': buttonLinkExamples,
  chat: chatExamples,
  company: companyExamples,
  'imprint page': imprintPageExamples,
  'compare-bar': compareBarExamples,
  configurator: configuratorExamples,
  confirmation: confirmationExamples,
  'name-confirmation': nameConfirmationExamples,
  'name-order': nameOrderExamples,
  renewal: renewalExamples,
  'server-renewals': serverRenewalExamples,
  'automatic-renewal': automaticRenewalExamples,
  change: changeExamples,
  'server-changes': serverChangeExamples,
  consent: consentExamples,
  coupons: couponCentreExamples,
  'my-coupons': myCouponsExamples,
  'favourite-rows': favouriteRowsExamples,
  feedback: feedbackExamples,
  'coupon-choice': couponChoiceExamples,
  'document-centre': documentCentreExamples,
  domains: domainExamples,
  favourites: favouritesExamples,
  gauge: gaugeExamples,
  'group-buy': groupExamples,
  'group-ended': endedGroupExamples,
  'group-launched': launchedGroupExamples,
  'group-running': runningGroupExamples,
  'group-seat': ownSeatExamples,
  'group-seat-order': seatOrderExamples,
  'groups-awaited': groupsAwaitedExamples,
  'groups-mine': myGroupsExamples,
  'region-chart': regionChartExamples,
  help: helpPageExamples,
  'human-check': humanCheckExamples,
  steps: stepsExamples,
  'language-dialog': languageDialogExamples,
  'marketing-page': marketingPageExamples,
  'not-found': notFoundPageExamples,
  note: noteExamples,
  'order-box': orderBoxExamples,
  'order-dialog': orderDialogExamples,
  'order-ends': orderEndsExamples,
  'order-list': orderListExamples,
  orders: ordersExamples,
  receipt: receiptExamples,
  withdrawal: withdrawalExamples,
  'page-frame': pageFrameExamples,
  'plan-card': planCardExamples,
  'plan-list': planListExamples,
  price: priceExamples,
  products: productsExamples,
  promotion: promotionExamples,
  'promotion-dialog': promotionDialogExamples,
  purchase: purchaseExamples,
  'review-badge': reviewBadgeExamples,
  search: searchExamples,
  'search-dialog': searchDialogExamples,
  'side-widget': sideWidgetExamples,
  'sign-up-note': signUpNoteExamples,
};
