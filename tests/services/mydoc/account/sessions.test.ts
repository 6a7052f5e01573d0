import { expect, test } from '@jest/globals';
import { shownName } from '#services/mydoc/account/sessions.ts';

test('R-3.10 a receipt names the account by its masked e-mail address, else its phone number, else its masked name', () => {
  const accountId = 'a-1234567';
  expect(shownName({ accountId, username: 'marigold', email: 'mari****@mail.example', phone: '13****678' })).toBe('mari****@mail.example');
  expect(shownName({ accountId, username: 'marigold', phone: '13****678' })).toBe('13****678');
  expect(shownName({ accountId, username: 'marigold' })).toBe('mari****');
  expect(shownName({ accountId })).toBe('a-12****');
  expect(shownName(null)).toBeNull();
});
