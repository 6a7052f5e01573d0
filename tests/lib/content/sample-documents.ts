import type { SampleDocument } from './ask-over.ts';

const words = (en: string, zh: string | null = `${en} zh`, ja: string | null = `${en} ja`) => ({ _type: 'localeString', en, zh, ja });
const ref = (id: string) => ({ _type: 'reference', _ref: id });

const regionPrice = (region: string, price: Record<string, number>) => ({ _key: region, region: ref(region), price });

const region = (id: string, code: string, latitude: number, longitude: number, order: number): SampleDocument => ({
  _id: id,
  _type: 'region',
  code,
  name: words(code),
  city: words(code),
  flowType: 'global',
  latitude,
  longitude,
  timeZone: 'UTC',
  order,
});

/** A small shop: two regions, one model, one disk, one traffic plan, and a card in each region. */
export const shopDocuments: readonly SampleDocument[] = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brand: 'Marlow',
    siteUrl: 'https://marlow.example/',
    tagline: words('Tagline'),
    copyright: words('©'),
    defaultRegions: { en: ref('us'), zh: ref('us'), ja: ref('jp') },
    seo: { title: words('Site'), description: words('About') },
  },
  {
    _id: 'homePage',
    _type: 'homePage',
    headline: words('Headline'),
    lead: words('Lead'),
    primaryAction: { label: words('Compare'), href: '#plans' },
    secondaryAction: { label: words('Script'), href: 'javascript:alert(1)' },
    plansHeading: words('Plans'),
    plansLead: words('Prices'),
    seo: { title: words('Home'), description: words('Home text') },
  },
  region('us', 'US-0', 34.05, -118.25, 1),
  region('jp', 'JP-0', 35.69, 139.69, 2),
  { _id: 'family', _type: 'family', code: 'General', name: words('General'), summary: words('General'), order: 1 },
  { _id: 'series', _type: 'series', code: 'General-1', family: ref('family'), name: words('General 1'), clockGhz: 3, order: 1 },
  {
    _id: 'model',
    _type: 'model',
    code: 'c1m1',
    series: ref('series'),
    tier: 'entry',
    vcpu: 1,
    memoryGib: 1,
    status: 'on-sale',
    regions: [regionPrice('us', { USD: 2, HKD: 15 }), regionPrice('jp', { USD: 3, HKD: 20, JPY: 400 })],
  },
  {
    _id: 'disk',
    _type: 'diskType',
    code: 'ssd_cloud_disk',
    name: words('SSD'),
    label: 'SSD',
    minGib: 10,
    maxGib: 500,
    performance: words('fast'),
    maxIops: 1000,
    maxThroughputMbps: 100,
    regions: [regionPrice('us', { USD: 0.05, HKD: 0.4, JPY: 7.2 }), regionPrice('jp', { USD: 0.05, HKD: 0.4, JPY: 7.2 })],
  },
  {
    _id: 'traffic',
    _type: 'trafficPlan',
    code: 't500',
    outboundGb: 500,
    regions: [regionPrice('us', { USD: 0.5, HKD: 4, JPY: 80 }), regionPrice('jp', { USD: 0.5, HKD: 4, JPY: 80 })],
  },
  { _id: 'month', _type: 'period', code: '1m', name: words('1 month'), months: 1, discountPercent: 0, order: 1 },
  planCard('card-us', 'us', {}),
  planCard('card-jp', 'jp', {}),
];

export function planCard(id: string, regionId: string, changes: Record<string, unknown>): SampleDocument {
  return {
    _id: id,
    _type: 'planCard',
    name: words('Starter'),
    audience: words('Blog'),
    region: ref(regionId),
    model: ref('model'),
    disk: { type: ref('disk'), sizeGib: 15 },
    traffic: ref('traffic'),
    order: 1,
    wide: false,
    ...changes,
  };
}

export function bannerDocument(id: string, changes: Record<string, unknown>): SampleDocument {
  return { _id: id, _type: 'banner', title: words(id), lead: words('Lead'), placement: 'home', order: 1, ...changes };
}

export function article(
  language: 'en' | 'zh' | 'ja',
  version: number,
  effectiveDate: string,
  changes: Record<string, unknown> = {},
): SampleDocument {
  return {
    _id: `tos-${language}-v${version}`,
    _type: 'article',
    kind: 'legal',
    language,
    slug: { current: 'tos' },
    translationKey: 'tos',
    title: `Terms ${language} ${version}`,
    summary: 'In short',
    version,
    effectiveDate,
    order: 1,
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        children: [{ _type: 'span', text: `text ${language} ${version}`, marks: [] }],
        markDefs: [],
      },
    ],
    ...changes,
  };
}

export const redirect = (id: string, from: string, to: string, permanent = false): SampleDocument => ({
  _id: id,
  _type: 'redirect',
  from,
  to,
  permanent,
});
