import { expect, test } from '@jest/globals';
import { findExampleNotice } from '#scripts/stack/example-notice.ts';
import { seedDocuments } from '#studio/seed/seed.ts';

const studio = 'http://localhost:3000/studio';

test('R-12.7 the start says in one sentence what is still an example, and where the Studio lists it', async () => {
  const notice = await findExampleNotice({}, studio, async () => seedDocuments({}, new Date()));
  expect(notice).toMatch(/^Still an example, .* the seller, .* Each is listed at http:\/\/localhost:3000\/studio\/check\.$/);
});

test('R-12.7 the start is silent once nothing is an example, and while the content does not answer', async () => {
  const away = async (): Promise<unknown> => {
    throw new Error('away');
  };
  expect(await findExampleNotice({}, studio, async () => [])).toBeNull();
  expect(await findExampleNotice({}, studio, away)).toBeNull();
});
