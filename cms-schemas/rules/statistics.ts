import { isVendorId } from '#lib/statistics/vendor-ids.ts';
import { isVendorName, type VendorName } from '#lib/statistics/vendors.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The vendors whose scripts the site can load, and the format of their ids. */
export const statisticsVendors = {
  'google-analytics': { title: 'Google Analytics 4', example: 'G-ABC1234567' },
  'google-tag-manager': { title: 'Google Tag Manager', example: 'GTM-ABC1234' },
  'baidu-tongji': { title: 'Baidu Tongji', example: '0123456789abcdef0123456789abcdef' },
  matomo: { title: 'Matomo', example: 'stats.example.com/1' },
  plausible: { title: 'Plausible', example: 'www.example.com' },
} as const satisfies Record<VendorName, { title: string; example: string }>;

/** An id and never a script: the value goes into a page's head. */
export function checkVendorId(value: unknown, vendor: unknown): Verdict {
  if (!isVendorName(vendor)) return 'Choose the vendor first.';
  const { example, title } = statisticsVendors[vendor];
  return (typeof value === 'string' && isVendorId(vendor, value)) || `${title} gives numbers like ${example}.`;
}

/** 2 statistics, 3 marketing: the two categories that a visitor may refuse. */
export const checkConsentCategory = (value: unknown): Verdict =>
  value === 2 || value === 3 || 'Choose the consent that the script waits for.';

export const checkDomain = (value: unknown): Verdict =>
  value === undefined || (typeof value === 'string' && hostName.test(value)) || 'Write the host alone, like www.example.com.';
