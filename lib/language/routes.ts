/** First segments of the site's sections; an address that starts with one is English. */
export const sections = [
  'about',
  'ac',
  'activate',
  'activity',
  'aff',
  'contact',
  'doc',
  'imprint',
  'jobs',
  'product',
  'signUp',
  'welcome-signup',
] as const;

/** First segments that are not pages: the site's own technical paths. */
export const technicalSegments = ['_next', 'api', 'myDoc', 'ucenter', 'studio', 'lake'] as const;

/** Technical first segments that the services answer, not the site. */
export const serviceSegments = ['myDoc', 'ucenter', 'studio', 'lake'] as const satisfies readonly (typeof technicalSegments)[number][];

/** Every route of the site without language and parameters: /myDoc's `pageID`. */
export const pageIds = [
  'index',
  'about',
  'ac/coupon',
  'activate',
  'activity/cvm',
  'activity/festivals',
  'activity/pintuan/cvm',
  'activity/pintuan/part-vps',
  'activity/pintuan/partcvm',
  'activity/pintuan/vps',
  'activity/promotion',
  'activity/vps',
  'aff',
  'contact',
  'doc',
  'doc/announce',
  'doc/announce/detail',
  'doc/article',
  'doc/collect',
  'doc/search',
  'imprint',
  'jobs',
  'product/availability',
  'product/domain',
  'product/loadbalance',
  'product/oss',
  'product/private-cloud',
  'product/relational-database',
  'product/vpc',
  'product/vps',
  'product/vps-buy',
  'signUp',
  'welcome-signup',
] as const;

export type PageId = (typeof pageIds)[number];

const isMember = (list: readonly string[], value: string): boolean => list.includes(value);

export const isSection = (segment: string): boolean => isMember(sections, segment);

export const isTechnicalSegment = (segment: string): boolean => isMember(technicalSegments, segment);

export const isServiceSegment = (segment: string): boolean => isMember(serviceSegments, segment);
