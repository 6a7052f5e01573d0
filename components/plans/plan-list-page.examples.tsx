import type { Example } from '#components/ui/example.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import type { PlanRow } from '#lib/purchase/plan-rows.ts';
import { money } from '#lib/money/money.ts';
import { PlanListPage } from './plan-list-page.tsx';

const prices = { USD: money(347, 'USD'), HKD: money(2715, 'HKD'), JPY: money(662, 'JPY') };

const starter: PlanRow = {
  model: 'cvm.g4a.amd.c1m1',
  size: 'c1m1',
  vcpu: 1,
  memoryGib: 1,
  disk: { label: 'SSD', sizeGib: 15 },
  outboundGb: 500,
  prices,
  status: 'on-sale',
  href: '/product/vps-buy?hostProductId=cvm.g4a.amd.c1m1',
};

const largest: PlanRow = {
  ...starter,
  model: 'cvm.g4a.amd.c64m256',
  size: 'c64m256',
  vcpu: 64,
  memoryGib: 256,
  disk: { label: 'NVMe', sizeGib: 2000 },
  outboundGb: 20_000,
  status: 'not-yet-public',
};

const range = { from: 1, to: 64 };

const content: PlanListContent = {
  region: 'US-0',
  regions: [
    { code: 'US-0', name: 'Los Angeles-1' },
    { code: 'JP-0', name: 'Tokyo-1' },
  ],
  families: [
    {
      code: 'General',
      name: 'General',
      summary: 'One or two GiB of memory for each core.',
      clockGhz: { from: 2.6, to: 3.5 },
      vcpu: range,
      memoryPerCoreGib: { from: 1, to: 2 },
      outboundGb: { from: 500, to: 500 },
      from: prices,
      sizes: [
        { vcpu: 1, memoryGib: 1 },
        { vcpu: 2, memoryGib: 4 },
      ],
    },
    {
      code: 'MemoryX',
      name: 'MemoryX',
      summary: 'Four GiB of memory for each core.',
      clockGhz: { from: 3.5, to: 3.5 },
      vcpu: range,
      memoryPerCoreGib: { from: 4, to: 4 },
      outboundGb: { from: 500, to: 1000 },
      from: { ...prices, USD: null },
      sizes: [{ vcpu: 1, memoryGib: 4 }],
    },
  ],
  diskLabels: ['SSD', 'NVMe'],
  groups: ['US-0', 'JP-0'].flatMap((region) =>
    ['General', 'MemoryX'].map((family) => ({
      region,
      family,
      series: [
        {
          code: `${family}-EPYC-4a`,
          name: `${family}, fourth generation`,
          clockGhz: 3.5,
          tiers: [
            { tier: 'entry' as const, rows: [starter] },
            { tier: 'pro' as const, rows: [largest] },
          ],
        },
      ],
    })),
  ),
};

const empty: PlanListContent = { region: null, regions: [], families: [], diskLabels: [], groups: [] };

export const planListExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <PlanListPage content={content} language="en" /> },
  { name: 'empty', language: 'en', element: <PlanListPage content={empty} language="en" /> },
  { name: 'japanese', language: 'ja', element: <PlanListPage content={content} language="ja" /> },
];
