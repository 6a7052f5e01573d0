import type { StructureResolver } from 'sanity/structure';
import { legalTexts } from './legal-texts.ts';
import { modelsBySeries } from './models-by-series.ts';

/** The desk by task: what an editor comes to do, not what the types are called. */
export const structure: StructureResolver = (S, context) => {
  const singleton = (type: string, title: string) =>
    S.listItem().id(type).title(title).child(S.document().schemaType(type).documentId(type).title(title));
  const documents = (type: string, title: string) => S.documentTypeListItem(type).title(title);
  const group = (id: string, title: string, items: Parameters<ReturnType<typeof S.list>['items']>[0]) =>
    S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items));

  return S.list()
    .id('content')
    .title('Content')
    .items([
      group('home', 'Home page and banners', [singleton('homePage', 'Home page'), documents('banner', 'Banners')]),
      group('plans', 'Prices and plans', [
        documents('planCard', 'Plan cards'),
        S.divider(),
        modelsBySeries(S, context),
        documents('diskType', 'Disk prices'),
        documents('trafficPlan', 'Transfer prices'),
        documents('period', 'Billing periods and discounts'),
        S.divider(),
        documents('series', 'Series'),
        documents('family', 'Families'),
        documents('region', 'Regions'),
      ]),
      legalTexts(S, context),
      documents('redirect', 'Redirects'),
      S.divider(),
      singleton('siteSettings', 'Settings'),
    ]);
};
