import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** A stray console error is a failure: a test that expects one says so by mocking it. */
beforeEach(() => {
  expect.hasAssertions();
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
