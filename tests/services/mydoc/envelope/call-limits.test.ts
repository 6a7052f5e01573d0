import { expect, test } from '@jest/globals';
import { defaultCallLimits, defaultTicketLimit } from '#services/mydoc/envelope/call-limits.ts';

test('one address may read 600 times and act 300 times a minute, and write five messages at once and one every two minutes', () => {
  expect(defaultCallLimits).toEqual({ readsPerMinute: 600, actionsPerMinute: 300 });
  expect(defaultTicketLimit).toEqual({ atOnce: 5, perMinute: 0.5 });
});
