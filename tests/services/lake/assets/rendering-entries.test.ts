import { describe, expect, test } from '@jest/globals';
import { createRenderingEntries } from '#services/lake/assets/rendering-entries.ts';

const nothing = new Map<string, number>();

describe('renderings on disk', () => {
  test('make no room up to their bound, and beyond it by the time of their last use', () => {
    const entries = createRenderingEntries(new Map([...'abc'].map((name) => [name, 10])), 30);
    expect([entries.bytes(), entries.nextToGo()]).toEqual([30, undefined]);
    entries.used('a');
    entries.used('unknown');
    entries.add('d', 1);
    expect([entries.bytes(), entries.nextToGo(), entries.sizeOf('d'), entries.sizeOf('unknown')]).toEqual([31, 'b', 1, undefined]);
    entries.forget('b');
    entries.forget('b');
    expect([entries.bytes(), entries.nextToGo(), entries.sizeOf('b')]).toEqual([21, undefined, undefined]);
    entries.add('c', 20);
    expect([entries.bytes(), entries.nextToGo()]).toEqual([31, 'a']);
  });

  test('of the address that has the most make room first', () => {
    const entries = createRenderingEntries(new Map([['before', 10]]), 30);
    entries.add('other', 5, 'b');
    for (const name of ['1', '2']) entries.add(name, 10, 'a');
    expect(entries.nextToGo()).toBe('1');
    entries.forget('1');
    expect(entries.nextToGo()).toBeUndefined();
    entries.add('more', 6, 'b');
    expect(entries.nextToGo()).toBe('other');
  });

  test('of an address with a sixteenth or less make room by their age alone', () => {
    const entries = createRenderingEntries(new Map([['before', 151]]), 160);
    entries.add('mine', 10, 'a');
    expect(entries.nextToGo()).toBe('before');
    entries.add('mine too', 1, 'a');
    expect(entries.nextToGo()).toBe('mine');
    entries.forget('mine');
    entries.add('of another', 9, 'b');
    expect(entries.nextToGo()).toBe('before');
  });

  test('of an address that was forgotten count no more', () => {
    const entries = createRenderingEntries(nothing, 20);
    entries.add('old', 15, 'a');
    entries.forget('old');
    entries.add('new', 11, 'b');
    entries.add('newer', 10, 'a');
    expect([entries.bytes(), entries.nextToGo()]).toEqual([21, 'new']);
  });
});
