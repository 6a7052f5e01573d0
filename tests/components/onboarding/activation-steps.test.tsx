import { expect, test } from '@jest/globals';
import { ActivationStepList } from '#components/onboarding/activation-steps.tsx';
import type { ActivationStep } from '#lib/onboarding/activation-step.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const statesOf = (step: ActivationStep | null, done: readonly ActivationStep[] | null): string[] => {
  const { container, unmount } = renderInSite(<ActivationStepList step={step} language="en" done={done} />);
  const states = [...container.querySelectorAll('li')].map(({ className }) => className);
  unmount();
  return states;
};

test.each([
  ['email', null, ['now', 'todo', 'todo']],
  ['firstServer', null, ['todo', 'todo', 'now']],
  ['realName', ['email'], ['done', 'now', 'todo']],
  ['email', ['email', 'realName'], ['done', 'done', 'todo']],
  ['firstServer', ['email', 'realName', 'firstServer'], ['done', 'done', 'done']],
] as const)('R-12.4 at the step %s, with %j known to be done, the ladder reads %j', (step, done, states) => {
  expect(statesOf(step, done)).toEqual(states);
});

test('R-12.4 after signing up the next step is the first one that is not done', () => {
  expect(statesOf(null, null)).toEqual(['done', 'now', 'todo', 'todo']);
  expect(statesOf(null, ['email'])).toEqual(['done', 'done', 'now', 'todo']);
  expect(statesOf(null, ['email', 'realName', 'firstServer'])).toEqual(['done', 'done', 'done', 'done']);
});
