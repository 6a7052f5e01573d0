import type { ReactNode } from 'react';
import type { StructureResolver } from 'sanity/structure';
import { fixedPagesList } from './fixed-pages.ts';
import { helpTexts } from './help-texts.ts';
import { legalTexts } from './legal-texts.ts';
import { modelsBySeries } from './models-by-series.ts';
import { viewsOf } from './document-views.ts';
import { BannerOrder, PlanCardOrder } from './order/order-pane.tsx';

/** The editors' navigation, arranged by task: what an editor comes to do, not what the types are called. */
export const structure: StructureResolver = (S, context) => {
  const singleton = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .child(S.document().schemaType(type).documentId(type).title(title).views(viewsOf(S)));
  const documents = (type: string, title: string) => S.documentTypeListItem(type).title(title);
  const group = (id: string, title: string, items: Parameters<ReturnType<typeof S.list>['items']>[0]) =>
    S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items));
  const pane = (id: string, title: string, component: () => ReactNode) =>
    S.listItem().id(id).title(title).child(S.component(component).id(id).title(title));

  return S.list()
    .id('content')
    .title('Content')
    .items([
      group('home', 'Home', [
        singleton('homePage', 'Home page'),
        documents('banner', 'Banners'),
        pane('banner-order', 'Order of the banners', BannerOrder),
        documents('claim', 'Claims'),
      ]),
      group('pages', 'Pages', [documents('activityPage', 'Own pages'), S.divider(), fixedPagesList(S, context)]),
      group('plans', 'Prices and plans', [
        documents('planCard', 'Plan cards'),
        pane('plan-card-order', 'Order of the plan cards', PlanCardOrder),
        S.divider(),
        modelsBySeries(S, context),
        documents('diskType', 'Disk prices'),
        documents('trafficPlan', 'Transfer prices'),
        documents('period', 'Billing periods and discounts'),
        S.divider(),
        documents('series', 'Series'),
        documents('family', 'Families'),
        documents('region', 'Regions'),
        documents('systemImage', 'Operating systems'),
      ]),
      group('promotions', 'Promotions', [
        documents('promotion', 'Promotions'),
        documents('couponCampaign', 'Coupons'),
        documents('groupCampaign', 'Group buys'),
        documents('domainSuffix', 'Domain prices'),
      ]),
      legalTexts(S, context),
      helpTexts(S, context),
      group('announcements', 'Announcements', [documents('announcement', 'Announcements'), S.divider(), documents('job', 'Jobs')]),
      group('navigation', 'Navigation', [
        singleton('navigation', 'Menus and footer columns'),
        documents('footerLink', 'Footer links'),
        documents('partnerLink', 'Partners'),
        S.divider(),
        documents('pageSeo', 'Pages in search results'),
        documents('redirect', 'Redirects'),
      ]),
      S.divider(),
      group('settings', 'Settings', [singleton('siteSettings', 'Site settings'), documents('statisticsScript', 'Statistics scripts')]),
    ]);
};
