import { describe, expect, test } from '@jest/globals';
import { activationPath, activationSteps, readActivationStep } from '#lib/onboarding/activation-step.ts';

describe('R-12.4 /activate', () => {
  test.each([
    [undefined, 'email'],
    [['1'], 'email'],
    [['2'], 'realName'],
    [['3'], 'firstServer'],
  ] as const)('%j is the step %s', (index, step) => {
    expect(readActivationStep(index)).toBe(step);
  });

  test.each([[['0']], [['4']], [['01']], [['１']], [['']], [['1', '2']], [[]], ['1'], [null], [['email']]])('%j is no page', (index) => {
    expect(readActivationStep(index)).toBeNull();
  });

  test('each step has one address', () => {
    expect(activationSteps.map(activationPath)).toEqual(['/activate', '/activate/2', '/activate/3']);
  });
});
