import type { ConsentCategory } from '#lib/storage/consent-category.ts';

/** What the door's policy has to allow for a vendor: whole origins, one by one. */
export interface VendorOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

interface Vendor {
  readonly origins: (id: string) => VendorOrigins;
  /** Cookies and local storage keys that its script sets on our own domain; a trailing star matches the rest of a name. */
  readonly keeps: readonly string[];
}

const google = 'https://www.googletagmanager.com';
const googleCounters = ['https://www.google-analytics.com', 'https://region1.google-analytics.com', 'https://analytics.google.com'];

const at = (origin: string): VendorOrigins => ({ script: [origin], connect: [origin], image: [origin] });

/** The vendors whose scripts the site can load; an editor chooses among them and gives an id, never a script. */
export const vendors = {
  'google-analytics': {
    origins: () => ({ script: [google], connect: [google, ...googleCounters], image: [google, ...googleCounters] }),
    keeps: ['_ga', '_ga_*', '_gid', '_gat', '_gat_*', '__utma', '__utmb', '__utmc', '__utmt', '__utmz', '_gac_*'],
  },
  'google-tag-manager': {
    origins: () => ({ script: [google], connect: [google, ...googleCounters], image: [google, ...googleCounters] }),
    keeps: ['_ga', '_ga_*', '_gid', '_gat', '_gat_*', '_gcl_*', '_gac_*', '_dc_gtm_*'],
  },
  'baidu-tongji': {
    origins: () => at('https://hm.baidu.com'),
    keeps: ['Hm_lvt_*', 'Hm_lpvt_*', 'Hm_ck_*', 'Hm_up_*', 'Hm_unsent_*', 'HMACCOUNT', 'HMACCOUNT_BFESS'],
  },
  matomo: {
    origins: (id) => at(`https://${id.split('/')[0]}`),
    keeps: ['_pk_id.*', '_pk_ses.*', '_pk_ref.*', '_pk_cvar.*', '_pk_hsr.*', '_pk_testcookie*', 'mtm_*', 'matomo_sessid', 'matomo_ignore'],
  },
  plausible: { origins: () => at('https://plausible.io'), keeps: [] },
} as const satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;

export const vendorNames = Object.keys(vendors) as readonly VendorName[];

export const isVendorName = (value: unknown): value is VendorName => typeof value === 'string' && Object.hasOwn(vendors, value);

/** An enabled script, and the consent that it requires. */
export interface StatisticsScript {
  readonly vendor: VendorName;
  readonly id: string;
  readonly category: Extract<ConsentCategory, 2 | 3>;
}
