import { describe, expect, test } from '@jest/globals';
import { readRunArguments } from '#scripts/verify/run-arguments.ts';

const names = ['unit', 'browser'];

describe('what follows npm test --', () => {
  test('nothing is the whole run, and --full the whole at full width', () => {
    expect(readRunArguments([], names)).toEqual({ isFull: false, suite: null, filters: [] });
    expect(readRunArguments(['--full'], names)).toEqual({ isFull: true, suite: null, filters: [] });
  });

  test('the first word is a suite, the others are for its runner', () => {
    expect(readRunArguments(['browser', 'addresses', '-g', 'R-1.1'], names)).toEqual({
      isFull: false,
      suite: 'browser',
      filters: ['addresses', '-g', 'R-1.1'],
    });
  });

  test('--full before a suite is that suite at full width', () => {
    expect(readRunArguments(['--full', 'browser'], names)).toEqual({ isFull: true, suite: 'browser', filters: [] });
  });

  test('an unknown suite is answered with the list', () => {
    expect(() => readRunArguments(['addresses'], names)).toThrow("There is no suite 'addresses'. The suites are: unit, browser.");
    expect(() => readRunArguments(['--ful'], names)).toThrow("There is no suite '--ful'.");
  });
});
