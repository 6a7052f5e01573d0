import type { VendorName } from './vendors.ts';

/** The format of each vendor's ids: an id goes into an address and into the policy, so nothing else passes. */
const vendorIdPatterns = {
  'google-analytics': /^G-[A-Z0-9]{6,12}$/,
  'google-tag-manager': /^GTM-[A-Z0-9]{4,10}$/,
  'baidu-tongji': /^[0-9a-f]{32}$/,
  matomo: /^[a-z0-9-]+(\.[a-z0-9-]+)+\/[1-9]\d{0,5}$/,
  plausible: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
} as const satisfies Record<VendorName, RegExp>;

export const isVendorId = (vendor: VendorName, id: string): boolean => vendorIdPatterns[vendor].test(id);
