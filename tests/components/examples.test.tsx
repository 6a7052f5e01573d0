import { expect, test } from '@jest/globals';
import { promotionExamples } from '#components/activities/promotion-page.examples.tsx';
import { announcementExamples } from '#components/announcements/announcement-page.examples.tsx';
import { arrivalExamples } from '#components/arrival/arrival.examples.tsx';
import { articlePageExamples } from '#components/documents/article-page.examples.tsx';
import { blocksExamples } from '#components/blocks/blocks.examples.tsx';
import { marketingPageExamples } from '#components/blocks/marketing-page.examples.tsx';
import { companyExamples } from '#components/company/company.examples.tsx';
import { couponCentreExamples } from '#components/coupons/coupon-centre.examples.tsx';
import { documentCentreExamples } from '#components/documents/document-centre.examples.tsx';
import { helpPageExamples } from '#components/documents/help-page.examples.tsx';
import { favouritesExamples, searchExamples } from '#components/documents/search/search-page.examples.tsx';
import { domainExamples } from '#components/domains/domain-page.examples.tsx';
import { productsExamples } from '#components/products/products.examples.tsx';
import { notFoundPageExamples } from '#components/errors/not-found-page.examples.tsx';
import { reviewBadgeExamples } from '#components/frame/footer/review-badge.examples.tsx';
import {
  consentExamples, languageDialogExamples, promotionDialogExamples, searchDialogExamples, sideWidgetExamples, signUpNoteExamples,
} from '#components/frame/overlays/overlays.examples.tsx';
import { pageFrameExamples } from '#components/frame/page-frame.examples.tsx';
import { announcementTickerExamples } from '#components/frame/top-bar/announcement-ticker.examples.tsx';
import { accountMenuExamples } from '#components/frame/user-menu/account-menu.examples.tsx';
import { groupExamples } from '#components/group-buy/group-pages.examples.tsx';
import { bannerRowExamples } from '#components/home/banner-row.examples.tsx';
import { harbourChartExamples } from '#components/home/harbour-chart.examples.tsx';
import { planCardExamples } from '#components/home/plan-card.examples.tsx';
import { planListExamples } from '#components/plans/plan-list-page.examples.tsx';
import { configuratorExamples, purchaseExamples } from '#components/purchase/configurator.examples.tsx';
import { buttonLinkExamples } from '#components/ui/button-link.examples.tsx';
import { gaugeExamples } from '#components/ui/gauge.examples.tsx';
import { humanCheckExamples } from '#components/ui/human-check/human-check.examples.tsx';
import { ladderExamples } from '#components/ui/ladder.examples.tsx';
import { noteExamples } from '#components/ui/note.examples.tsx';
import { priceExamples } from '#components/ui/price.examples.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const examples = {
  promotionExamples, couponCentreExamples, groupExamples, domainExamples, searchExamples, favouritesExamples,
  consentExamples, languageDialogExamples, promotionDialogExamples, searchDialogExamples, sideWidgetExamples, signUpNoteExamples,
  accountMenuExamples, announcementTickerExamples, reviewBadgeExamples,
  arrivalExamples, companyExamples, humanCheckExamples, ladderExamples,
  announcementExamples, blocksExamples, marketingPageExamples, productsExamples, documentCentreExamples, helpPageExamples,
  articlePageExamples, bannerRowExamples, buttonLinkExamples, gaugeExamples, harbourChartExamples, noteExamples,
  notFoundPageExamples, pageFrameExamples, planCardExamples, priceExamples,
  planListExamples, configuratorExamples, purchaseExamples,
};

const rows = Object.entries(examples).flatMap(([component, list]) => list.map((example) => ({ component, ...example })));

test.each(rows)('$component, $name: every word is there, no link is empty, every picture has an alternative', ({ element, language }) => {
  const { container } = renderInSite(element, language);
  const text = container.textContent;
  expect(text).not.toMatch(/\b[a-z]+\.[a-zA-Z]+(\.[a-zA-Z]+)+\b|undefined|\[object/);
  for (const link of container.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^(\/|#|https:|mailto:)/);
    expect(`${link.textContent}${link.getAttribute('aria-label') ?? ''}`).not.toBe('');
  }
  for (const picture of container.querySelectorAll('img')) expect(picture).toHaveAttribute('alt');
});
