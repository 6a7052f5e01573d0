import type { ReactNode } from 'react';
import { deskIcons } from './desk-icons.tsx';

/** The icon of each type, in lists of documents and in the menu of what can be inserted into a text. */
export const typeIcons: Readonly<Record<string, () => ReactNode>> = {
  homePage: deskIcons.layout,
  banner: deskIcons.picture,
  claim: deskIcons.bars,
  activityPage: deskIcons.newPage,
  marketingPage: deskIcons.window,
  planCard: deskIcons.card,
  model: deskIcons.server,
  diskType: deskIcons.disk,
  trafficPlan: deskIcons.transfer,
  period: deskIcons.days,
  series: deskIcons.layers,
  family: deskIcons.squares,
  region: deskIcons.pin,
  systemImage: deskIcons.terminal,
  promotion: deskIcons.star,
  couponCampaign: deskIcons.ticket,
  groupCampaign: deskIcons.people,
  domainSuffix: deskIcons.globe,
  article: deskIcons.text,
  category: deskIcons.tree,
  hotTerm: deskIcons.flame,
  synonym: deskIcons.alike,
  readerQuestions: deskIcons.speech,
  announcement: deskIcons.announcements,
  job: deskIcons.briefcase,
  navigation: deskIcons.blocks,
  footerLink: deskIcons.link,
  partnerLink: deskIcons.building,
  pageSeo: deskIcons.search,
  redirect: deskIcons.turn,
  siteSettings: deskIcons.settings,
  statisticsScript: deskIcons.code,
  table: deskIcons.table,
  note: deskIcons.note,
  code: deskIcons.code,
  picture: deskIcons.picture,
  tabs: deskIcons.tabs,
};

/** Types with their icons, which the schema itself does not know: it is read without a browser, too. */
export const withIcons = <Type extends { readonly name: string }>(types: readonly Type[]): Type[] =>
  types.map((type) => {
    const icon = typeIcons[type.name];
    return icon ? { ...type, icon } : type;
  });
