import type { Verdict } from '#cms-schemas/rules/verdict.ts';

const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The vendors whose scripts the site can load, and what their numbers look like. */
export const statisticsVendors = {
  'google-analytics': { title: 'Google Analytics 4', pattern: /^G-[A-Z0-9]{6,12}$/, example: 'G-ABC1234567' },
  'google-tag-manager': { title: 'Google Tag Manager', pattern: /^GTM-[A-Z0-9]{4,10}$/, example: 'GTM-ABC1234' },
  'baidu-tongji': { title: 'Baidu Tongji', pattern: /^[0-9a-f]{32}$/, example: '0123456789abcdef0123456789abcdef' },
  matomo: { title: 'Matomo', pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+\/[1-9]\d{0,5}$/, example: 'stats.example.com/1' },
  plausible: { title: 'Plausible', pattern: hostName, example: 'www.example.com' },
} as const satisfies Record<string, { title: string; pattern: RegExp; example: string }>;

export type StatisticsVendor = keyof typeof statisticsVendors;

export const isStatisticsVendor = (value: unknown): value is StatisticsVendor => typeof value === 'string' && Object.hasOwn(statisticsVendors, value);

/** An id and never a script: what stands here goes into a page's head. */
export function checkVendorId(value: unknown, vendor: unknown): Verdict {
  if (!isStatisticsVendor(vendor)) return 'Choose the vendor first.';
  const { pattern, example, title } = statisticsVendors[vendor];
  return (typeof value === 'string' && pattern.test(value)) || `${title} gives numbers like ${example}.`;
}

/** 2 statistics, 3 marketing: the two categories that a visitor may refuse. */
export const checkConsentCategory = (value: unknown): Verdict =>
  value === 2 || value === 3 || 'Choose the consent that the script waits for.';

export const checkDomain = (value: unknown): Verdict =>
  value === undefined || (typeof value === 'string' && hostName.test(value)) || 'Write the host alone, like www.example.com.';
