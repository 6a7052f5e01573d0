import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { mockMedia } from './mock-media.ts';

// every browser has them, jsdom does not
Object.assign(globalThis, { TextDecoder, TextEncoder });
mockMedia();

// jsdom knows the element and not its methods
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

/** A stray console error is a failure: a test that expects one says so by mocking it. */
beforeEach(() => {
  expect.hasAssertions();
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});
