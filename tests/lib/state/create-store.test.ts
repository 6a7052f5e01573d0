import { expect, jest, test } from '@jest/globals';
import { createStore } from '#lib/state/create-store.ts';

test('a store has its first value until another is set', () => {
  const store = createStore<number>(1);
  expect(store.current()).toBe(1);
  store.set(2);
  expect(store.current()).toBe(2);
});

test('a listener is called after each change and finds the new value, and no more once it has unsubscribed', () => {
  const store = createStore('a');
  const seen: string[] = [];
  const leave = store.subscribe(() => void seen.push(store.current()));
  const other = jest.fn();
  store.subscribe(other);
  store.set('b');
  leave();
  store.set('c');
  expect([seen, other.mock.calls.length]).toEqual([['b'], 2]);
});
