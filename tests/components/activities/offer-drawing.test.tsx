import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleServer } from '#components/activities/activity-samples.ts';
import { OfferDrawing } from '#components/activities/offer-drawing.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const sized = (vcpu: number, memoryGib: number) => ({ ...sampleServer, model: `c${vcpu}m${memoryGib}`, vcpu, memoryGib });

test('a server is a row of as many cells as it has vCPUs, over one of its GiB of memory, whatever else is on offer', () => {
  renderInSite(<OfferDrawing servers={[sized(2, 4), sized(4, 16)]} />);
  const drawn = [...document.querySelectorAll('figure svg .cell')];
  expect(drawn.map((path) => path.getAttribute('d')?.split('M').length)).toEqual([3, 5, 5, 17]);
  expect(screen.getByText('2 × 4')).toBeInTheDocument();
  expect(screen.getByText('All servers at the same scale: one row for vCPU, one for memory in GiB.')).toBeInTheDocument();
});
