import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ContractParty } from '#components/ui/contract-party.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-12.7 what is agreed to names the company that the customer contracts with, and leads to its imprint', () => {
  renderInSite(<ContractParty seller="Marlow & Co. Limited" language="ja" />, 'ja');
  expect(screen.getByText(/契約の相手方（販売業者）は、Marlow & Co. Limitedです。/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveAttribute('href', '/ja/imprint');
});

test('without a seller nothing is said', () => {
  const { container } = renderInSite(<ContractParty seller={null} language="en" />);
  expect(container.textContent).toBe('');
});
