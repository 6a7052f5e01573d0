import { afterEach, expect, test } from '@jest/globals';
import { createEmotionCache } from '#components/ui/runtime/emotion-cache.ts';

afterEach(() => document.head.replaceChildren());

test('the rules that a page came with are known, and their style elements stay where they are', () => {
  document.head.innerHTML =
    '<style data-rules="hf-global g1">html{margin:0}</style><style data-rules="hf a1 b2-1">.hf-a1{margin:0}</style><title></title>';
  const before = document.head.innerHTML;
  const { inserted } = createEmotionCache();
  expect([inserted.a1, inserted['b2-1'], inserted.g1, inserted.c3]).toEqual([true, true, true, undefined]);
  expect(document.head.innerHTML).toBe(before);
});
