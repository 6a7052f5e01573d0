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

/** A part that is loaded later may come when a test has seen what it wanted and is not yet taken away. */
const isLatePart = ([message, ...about]: readonly unknown[]): boolean =>
  String(message).includes('not wrapped in act') && about.includes('ForwardRef(LoadableComponent)');

/** A stray console error is a failure: a test that expects one says so by mocking it. */
beforeEach(() => {
  expect.hasAssertions();
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!isLatePart(words)) throw new Error(`unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});
