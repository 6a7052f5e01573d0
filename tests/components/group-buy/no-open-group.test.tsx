import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NoOpenGroup } from '#components/group-buy/venue/no-open-group.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-7.1 where no group is open, the seats of an example show how one fills', () => {
  renderInSite(<NoOpenGroup aloneHref="/product/vps-buy" language="en" />);
  expect(screen.getByText('An example of five seats:')).toBeInTheDocument();
  expect(Array.from(document.querySelectorAll('[data-seat]'), (seat) => seat.getAttribute('data-seat'))).toEqual([
    'paid',
    'paid',
    'held',
    'open',
    'open',
  ]);
});
