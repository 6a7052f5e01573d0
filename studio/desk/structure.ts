import type { ReactNode } from 'react';
import type { StructureResolver } from 'sanity/structure';
import { deskIcons } from './desk-icons.tsx';
import { typeIcons } from './type-icons.ts';
import { fixedPagesList } from './fixed-pages.ts';
import { helpTexts } from './help-texts.ts';
import { listOrders } from './list-orders.ts';
import { legalTexts } from './legal/legal-texts.ts';
import { modelsBySeries } from './models-by-series.ts';
import { viewsOf } from './document-views.ts';
import { BannerOrder, PlanCardOrder } from './order/order-pane.tsx';
import { say } from '../words/say.ts';

/** The editors' navigation, arranged by task: what an editor comes to do, not what the types are called. */
export const structure: StructureResolver = (S, context) => {
  const singleton = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(typeIcons[type])
      .child(S.document().schemaType(type).documentId(type).title(title).views(viewsOf(S)));
  const documents = (type: string, title: string) => S.documentTypeListItem(type).title(title);
  const documentsInOrder = (type: keyof typeof listOrders, title: string) =>
    documents(type, title).child(S.documentTypeList(type).title(title).defaultOrdering(listOrders[type]));
  const group = (id: keyof typeof deskIcons, title: string, items: Parameters<ReturnType<typeof S.list>['items']>[0]) =>
    S.listItem().id(id).title(title).icon(deskIcons[id]).child(S.list().id(id).title(title).items(items));
  const pane = (id: string, title: string, component: () => ReactNode) =>
    S.listItem().id(id).title(title).icon(deskIcons.order).child(S.component(component).id(id).title(title));

  return S.list()
    .id('content')
    .title(say('Content'))
    .items([
      group('home', say('Home'), [
        singleton('homePage', say('Home page')),
        documentsInOrder('banner', say('Banners')),
        pane('banner-order', say('Order of the banners'), BannerOrder),
        documents('claim', say('Claims')),
      ]),
      group('pages', say('Pages'), [documents('activityPage', say('Own pages')), S.divider(), fixedPagesList(S, context)]),
      group('plans', say('Prices and plans'), [
        documentsInOrder('planCard', say('Plan cards')),
        pane('plan-card-order', say('Order of the plan cards'), PlanCardOrder),
        S.divider(),
        modelsBySeries(S, context),
        documents('diskType', say('Disk prices')),
        documents('trafficPlan', say('Transfer prices')),
        documents('period', say('Billing periods and discounts')),
        S.divider(),
        documents('series', say('Series')),
        documents('family', say('Families')),
        documents('region', say('Regions')),
        documents('systemImage', say('Operating systems')),
      ]),
      group('promotions', say('Promotions'), [
        documents('promotion', say('Promotions')),
        documents('couponCampaign', say('Coupons')),
        documents('groupCampaign', say('Group buys')),
        documents('domainSuffix', say('Domain prices')),
      ]),
      legalTexts(S, context),
      helpTexts(S, context),
      group('announcements', say('Announcements'), [
        documentsInOrder('announcement', say('Announcements')),
        S.divider(),
        documents('job', say('Jobs')),
      ]),
      group('navigation', say('Navigation'), [
        singleton('navigation', say('Menus and footer columns')),
        documents('footerLink', say('Footer links')),
        documents('partnerLink', say('Partners')),
        S.divider(),
        documents('pageSeo', say('Pages in search results')),
        documents('redirect', say('Redirects')),
      ]),
      S.divider(),
      group('settings', say('Settings'), [
        singleton('siteSettings', say('Site settings')),
        documents('statisticsScript', say('Statistics scripts')),
      ]),
    ]);
};
