import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleServer } from '#components/activities/activity-samples.ts';
import { cellSideOf, OfferDrawing } from '#components/activities/offer-drawing.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const sized = (vcpu: number, memoryGib: number) => ({ ...sampleServer, model: `c${vcpu}m${memoryGib}`, vcpu, memoryGib });

test.each([
  ['small servers have the largest cells', [sized(1, 1), sized(2, 4)], 34],
  ['the tallest server fits', [sized(2, 8), sized(2, 64)], 3],
  ['all of them fit beside each other', [sized(20, 2), sized(20, 2)], 8],
])('%s', (_name, servers, side) => {
  expect(cellSideOf(servers)).toBe(side);
});

test('a server is as many cells wide as it has vCPUs, and as many high as it has GiB of memory', () => {
  renderInSite(<OfferDrawing servers={[sized(2, 4), sized(4, 16)]} />);
  const drawn = [...document.querySelectorAll('figure svg')];
  const side = cellSideOf([sized(2, 4), sized(4, 16)]);
  expect(drawn.map((svg) => svg.querySelector('path')?.getAttribute('d')?.split('M').length)).toEqual([5, 17]);
  expect(drawn.map((svg) => Math.round(Number(svg.getAttribute('width')) / side))).toEqual([2, 4]);
  expect(screen.getByText('2 × 4')).toBeInTheDocument();
  expect(screen.getByText('Each server at one scale: vCPU across, GiB of memory up.')).toBeInTheDocument();
});
