import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ShapeChart } from '#components/plans/shape-chart.tsx';
import type { FamilyView } from '#lib/purchase/load-plan-list.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const range = { from: 1, to: 1 };
const family = (name: string, sizes: FamilyView['sizes']): FamilyView => ({
  code: name,
  name,
  summary: '',
  clockGhz: range,
  vcpu: range,
  memoryPerCoreGib: range,
  outboundGb: range,
  from: { HKD: null, JPY: null, USD: null },
  sizes,
});

const cellsOf = (name: string, drawnAs: string): number =>
  (screen.getByText(name).closest('li')?.querySelector(`.${drawnAs}`)?.getAttribute('d')?.match(/M/g) ?? []).length;

test('R-12.2 a family is a stair of cells: one for each size, those of less memory below it, at the scale of the largest', () => {
  renderInSite(
    <ShapeChart
      families={[
        family('Narrow', [
          { vcpu: 1, memoryGib: 1 },
          { vcpu: 2, memoryGib: 4 },
        ]),
        family('Wide', [{ vcpu: 4, memoryGib: 8 }]),
      ]}
    />,
  );
  expect(['none', 'below', 'size'].map((drawnAs) => cellsOf('Narrow', drawnAs))).toEqual([12, 2, 2]);
  expect(['none', 'below', 'size'].map((drawnAs) => cellsOf('Wide', drawnAs))).toEqual([12, 3, 1]);
});
