import type { SchemaTypeDefinition } from 'sanity';
import { announcement } from '#cms-schemas/documents/announcement.ts';
import { article } from '#cms-schemas/documents/article.ts';
import { banner } from '#cms-schemas/documents/promotions/banner.ts';
import { category } from '#cms-schemas/documents/category.ts';
import { claim } from '#cms-schemas/documents/promotions/claim.ts';
import { couponCampaign } from '#cms-schemas/documents/promotions/coupon-campaign.ts';
import { diskType } from '#cms-schemas/documents/catalogue/disk-type.ts';
import { domainSuffix } from '#cms-schemas/documents/domain-suffix.ts';
import { family } from '#cms-schemas/documents/catalogue/family.ts';
import { footerLink } from '#cms-schemas/documents/footer-link.ts';
import { groupCampaign } from '#cms-schemas/documents/promotions/group-campaign.ts';
import { hotTerm } from '#cms-schemas/documents/hot-term.ts';
import { job } from '#cms-schemas/documents/job.ts';
import { activityPage } from '#cms-schemas/documents/activity-page.ts';
import { marketingPage } from '#cms-schemas/documents/marketing-page.ts';
import { model } from '#cms-schemas/documents/catalogue/model.ts';
import { pageSeo } from '#cms-schemas/documents/page-seo.ts';
import { partnerLink } from '#cms-schemas/documents/partner-link.ts';
import { period } from '#cms-schemas/documents/catalogue/period.ts';
import { planCard } from '#cms-schemas/documents/promotions/plan-card.ts';
import { promotion } from '#cms-schemas/documents/promotions/promotion.ts';
import { redirect } from '#cms-schemas/documents/redirect.ts';
import { region } from '#cms-schemas/documents/catalogue/region.ts';
import { series } from '#cms-schemas/documents/catalogue/series.ts';
import { statisticsScript } from '#cms-schemas/documents/statistics-script.ts';
import { readerQuestions } from '#cms-schemas/documents/reader-questions.ts';
import { synonym } from '#cms-schemas/documents/synonym.ts';
import { systemImage } from '#cms-schemas/documents/catalogue/system-image.ts';
import { trafficPlan } from '#cms-schemas/documents/catalogue/traffic-plan.ts';
import { articleBody, tabBody } from '#cms-schemas/objects/article-body.ts';
import { code } from '#cms-schemas/objects/code.ts';
import { homeOnlyBlocks, sharedBlocks } from '#cms-schemas/objects/home-blocks.ts';
import { link } from '#cms-schemas/objects/link.ts';
import { localeBody } from '#cms-schemas/objects/locale-body.ts';
import { localeImage } from '#cms-schemas/objects/locale-image.ts';
import { localeString } from '#cms-schemas/objects/locale-string.ts';
import { localeText } from '#cms-schemas/objects/locale-text.ts';
import { menuEntry } from '#cms-schemas/objects/menu-entry.ts';
import { menuGroup } from '#cms-schemas/objects/menu-group.ts';
import { moneyByCurrency } from '#cms-schemas/objects/money-by-currency.ts';
import { note } from '#cms-schemas/objects/note.ts';
import { pageOnlyBlocks } from '#cms-schemas/objects/page-blocks.ts';
import { picture } from '#cms-schemas/objects/picture.ts';
import { regionPrice } from '#cms-schemas/objects/region-price.ts';
import { seo } from '#cms-schemas/objects/seo.ts';
import { table } from '#cms-schemas/objects/table.ts';
import { tabs } from '#cms-schemas/objects/tabs.ts';
import { homePage } from '#cms-schemas/singletons/home-page.ts';
import { navigation } from '#cms-schemas/singletons/navigation.ts';
import { siteSettings } from '#cms-schemas/singletons/site-settings.ts';
import type { DocumentType } from '#lib/content/document-types.ts';

const documentSchemas = {
  siteSettings,
  homePage,
  navigation,
  marketingPage,
  activityPage,
  pageSeo,
  footerLink,
  partnerLink,
  banner,
  planCard,
  claim,
  region,
  family,
  series,
  model,
  diskType,
  trafficPlan,
  systemImage,
  period,
  promotion,
  couponCampaign,
  groupCampaign,
  domainSuffix,
  article,
  category,
  hotTerm,
  synonym,
  readerQuestions,
  announcement,
  job,
  redirect,
  statisticsScript,
} satisfies Record<DocumentType, SchemaTypeDefinition>;

/** Every type of the Studio. */
export const schemaTypes: SchemaTypeDefinition[] = [
  localeString,
  localeText,
  localeImage,
  link,
  moneyByCurrency,
  regionPrice,
  seo,
  table,
  note,
  code,
  picture,
  tabBody,
  tabs,
  articleBody,
  localeBody,
  menuEntry,
  menuGroup,
  ...homeOnlyBlocks,
  ...sharedBlocks,
  ...pageOnlyBlocks,
  ...Object.values(documentSchemas),
];
