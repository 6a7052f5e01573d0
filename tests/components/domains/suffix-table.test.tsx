import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleSuffixes } from '#components/domains/domain-page.examples.tsx';
import { SuffixTable } from '#components/domains/suffix-table.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-5.14 the list of suffixes has all four prices of each, in every currency in which it is sold', () => {
  renderInSite(<SuffixTable groups={sampleSuffixes} language="en" />);
  const [general] = screen.getAllByRole('table');
  const groups = within(general ?? document.body).getAllByRole('rowgroup');
  const [, ofCom] = groups;
  expect(groups).toHaveLength(3);
  const inDollars = [...(ofCom?.querySelectorAll('[data-amount=USD]') ?? [])].map(({ textContent }) => textContent);
  expect(inDollars).toEqual(['$11.20', '$13.60', '$13.60', '$92.00']);
  expect(ofCom).toHaveTextContent(/^\.com.*Transfer .* · Restore after expiry /);
});
