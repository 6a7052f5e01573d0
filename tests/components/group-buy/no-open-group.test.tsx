import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { NoOpenGroup } from '#components/group-buy/open-groups/no-open-group.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-7.1 where no group is open, the server alone is a link, and nothing while it is not sold', () => {
  renderInSite(<NoOpenGroup aloneHref="/product/vps-buy" language="en" />);
  expect(screen.getByRole('link', { name: 'Buy it alone' }).getAttribute('href')).toBe('/product/vps-buy');
  cleanup();
  renderInSite(<NoOpenGroup aloneHref={null} language="en" />);
  expect(screen.queryByRole('link')).toBeNull();
});

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
