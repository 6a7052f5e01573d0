import { expect, test } from '@jest/globals';
import { refreshRedirects, setRedirectRefresh } from '#lib/revalidation/redirect-refresh.ts';

test('a notice reaches the front door of its process, and nobody where there is none', async () => {
  await refreshRedirects();
  let read = 0;
  setRedirectRefresh(async () => void (read += 1));
  await refreshRedirects();
  expect(read).toBe(1);
});
