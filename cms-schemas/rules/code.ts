import { couponCodePattern } from '#lib/rules/campaigns/coupon-kinds.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** Codes appear in addresses and orders. */
const patterns = {
  region: { pattern: /^[A-Z]{2}-\d{1,2}$/, example: 'US-0' },
  family: { pattern: /^[A-Z][A-Za-z]{1,30}$/, example: 'General' },
  series: { pattern: /^[A-Z][A-Za-z]+-[A-Z]+-\d+[a-z]?$/, example: 'General-EPYC-4a' },
  model: { pattern: /^cvm\.[a-z0-9]+\.[a-z0-9]+\.c\d{1,3}m\d{1,4}$/, example: 'cvm.g4a.amd.c2m4' },
  diskType: { pattern: /^[a-z0-9]+(_[a-z0-9]+)*$/, example: 'ssd_cloud_disk' },
  trafficPlan: { pattern: /^t\d{1,6}$/, example: 't500' },
  systemImage: { pattern: /^[a-z]+(-[a-z0-9]+)+$/, example: 'debian-13' },
  couponCampaign: { pattern: couponCodePattern, example: 'FIRST20' },
  period: { pattern: /^\d{1,2}[mqy]$/, example: '1m, 1q or 2y' },
} as const satisfies Record<string, { pattern: RegExp; example: string }>;

export type CodedType = keyof typeof patterns;

export function checkCode(value: unknown, type: CodedType): Verdict {
  const { pattern, example } = patterns[type];
  return (typeof value === 'string' && pattern.test(value)) || `Write the code like ${example}.`;
}

/** A model's code contains its size; a contradiction with the fields would sell the wrong machine. */
export function checkModelCode(value: unknown, vcpu: unknown, memoryGib: unknown): Verdict {
  const verdict = checkCode(value, 'model');
  if (verdict !== true || typeof vcpu !== 'number' || typeof memoryGib !== 'number') return verdict;
  return String(value).endsWith(`.c${vcpu}m${memoryGib}`) || `The code must end in c${vcpu}m${memoryGib}, the size given here.`;
}
