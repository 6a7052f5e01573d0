import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { starterPlan, yenOnlyPlan } from '#components/home/home-samples.ts';
import { PlanCard } from '#components/home/plan-card.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-2.7 a card holds the price in all three currencies, so that a stored one shows without a shift', () => {
  const { container } = renderInSite(<PlanCard plan={starterPlan} language="en" />);
  const amounts = [...container.querySelectorAll('[data-amount]')].map((node) => `${node.getAttribute('data-amount')} ${node.textContent}`);
  expect(amounts).toEqual(['USD $3.47/month', 'HKD HK$27.15/month', 'JPY ¥662/month']);
});

test('a currency in which the plan is not sold says so, never 0', () => {
  const { container } = renderInSite(<PlanCard plan={yenOnlyPlan} language="en" />);
  expect(container.querySelector('[data-amount=USD]')).toHaveTextContent('Not sold in this currency');
  expect(container.querySelector('[data-amount=JPY]')).toHaveTextContent('¥662');
});

test('a card says in words what its gauge draws', () => {
  renderInSite(<PlanCard plan={starterPlan} language="ja" />, 'ja');
  const card = within(screen.getByRole('article'));
  expect(card.getByText('1コア')).toBeInTheDocument();
  expect(card.getByText('1 GiB')).toBeInTheDocument();
  expect(card.getByText('15 GiB SSD')).toBeInTheDocument();
});
