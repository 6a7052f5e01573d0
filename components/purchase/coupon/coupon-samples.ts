import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import { sampleGrant } from '#components/ui/offers/sample-grant.ts';
import type { CouponOffer } from './coupon-choice-ports.ts';

const grant = (number: number, name: string, percent: number): CouponGrant => ({
  ...sampleGrant,
  id: `5d8f0c5e-0000-4000-8000-00000000000${number}`,
  campaign: `SAMPLE${percent}`,
  name,
  percent,
});

const first = grant(1, 'First server', 20);
const second = grant(2, 'Word of the harbour', 5);
const year = grant(3, 'A year at once', 30);
const dear = grant(4, 'For larger servers', 50);
const cores = grant(5, 'Cores of your own', 18);
const linux = { ...grant(6, 'For free systems', 12), notForWindows: true };
const disk = grant(7, 'Room to grow', 7);
const traffic = grant(8, 'For many visitors', 8);

/** Two that apply, and six that do not, each with another reason or another way out. */
export const sampleOffer: CouponOffer = {
  best: first.id,
  coupons: [
    { grant: first, verdict: { applies: true, savesMinor: 69 } },
    { grant: second, verdict: { applies: true, savesMinor: 17 } },
    { grant: year, verdict: { applies: false, why: 'period', missingMinor: 0, cure: { kind: 'period', period: '1y' } } },
    { grant: dear, verdict: { applies: false, why: 'minimum', missingMinor: 1_200, cure: null } },
    { grant: cores, verdict: { applies: false, why: 'product', missingMinor: 0, cure: { kind: 'model', model: 'cvm.g4a.amd.c64m256' } } },
    { grant: linux, verdict: { applies: false, why: 'image', missingMinor: 0, cure: { kind: 'image', image: 'debian-13' } } },
    { grant: disk, verdict: { applies: false, why: 'minimum', missingMinor: 36, cure: { kind: 'disk', sizeGib: 20 } } },
    { grant: traffic, verdict: { applies: false, why: 'minimum', missingMinor: 40, cure: { kind: 'traffic', traffic: 't1000' } } },
  ],
};
