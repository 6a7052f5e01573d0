import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NoScriptPlans } from '#components/purchase/no-script-plans.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { planGroups } from '#lib/purchase/plan-rows.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const [first, ...others] = sampleCatalogue.models;

test('R-4.4 marks a size that cannot be ordered yet, and no other one', () => {
  if (!first) throw new Error('the samples have no size');
  const catalogue = { ...sampleCatalogue, models: [{ ...first, status: 'not-yet-public' as const }, ...others] };
  const plans = planGroups(catalogue, 'en').filter(({ region }) => region === 'US-0');
  renderInSite(<NoScriptPlans content={{ catalogue, region: 'US-0', plans, promotions: [], madeAtMs: 0 }} language="en" />);
  const marks = screen.getAllByText('Not yet public');
  expect(marks).toHaveLength(1);
  expect(marks[0]?.closest('th')).toHaveTextContent(`${first.code.split('.').at(-1)} Not yet public`);
});
