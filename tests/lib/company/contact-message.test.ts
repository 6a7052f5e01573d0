import { describe, expect, test } from '@jest/globals';
import { contactSubjects, subjectOfSearch } from '#lib/rules/contact-subjects.ts';
import { readMessage, type TypedMessage } from '#lib/company/contact-message.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import { contactTextLength, contactTicket } from '#lib/contracts/calls/contact-calls.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const typed = (fields: Partial<TypedMessage> = {}): TypedMessage => ({
  name: 'Aiko',
  email: 'aiko@example.com',
  subject: 'sales',
  text: 'A question of mine.',
  ...fields,
});

const faulty = (fields: Partial<TypedMessage>) => {
  const reading = readMessage(typed(fields));
  return reading.ok ? [] : reading.faulty;
};

describe('R-12.3 a message', () => {
  test('is read as it was typed, without the spaces around a name and an address', () => {
    expect(readMessage(typed({ name: '  Aiko ', email: ' aiko@example.com\n' }))).toEqual({
      ok: true,
      message: { name: 'Aiko', email: 'aiko@example.com', subject: 'sales', text: 'A question of mine.' },
    });
  });

  test.each([
    [1, ['name']],
    [2, []],
    [40, []],
    [41, ['name']],
  ])('a name of %d characters', (length, fields) => {
    expect(faulty({ name: '名'.repeat(length) })).toEqual(fields);
    expect(faulty({ name: '𠮷'.repeat(length) })).toEqual(fields);
  });

  test.each([
    [contactTextLength.atLeast - 1, ['text']],
    [contactTextLength.atLeast, []],
    [contactTextLength.atMost, []],
    [contactTextLength.atMost + 1, ['text']],
  ])('a text of %d characters', (length, fields) => {
    expect(faulty({ text: '字'.repeat(length) })).toEqual(fields);
    expect(faulty({ text: '𠮷'.repeat(length) })).toEqual(fields);
  });

  test('white space alone is no text, and line ends are', () => {
    expect(faulty({ text: ' \n\t　'.repeat(20) })).toEqual(['text']);
    expect(faulty({ text: 'First line\nsecond line' })).toEqual([]);
  });

  test.each(['', 'aiko', 'aiko@mail', 'a@b@example.com', 'aiko@example.com,x@example.com', 'aiko@exam ple.com'])(
    '%j is no address',
    (email) => {
      expect(faulty({ email })).toEqual(['email']);
    },
  );

  test('every faulty field is named, in the order of the form', () => {
    expect(faulty({ name: '', email: '', subject: '', text: '' })).toEqual(['name', 'email', 'subject', 'text']);
  });

  test('100,000 characters are refused in no time', async () => {
    const refused = (): unknown => faulty({ name: 'x'.repeat(100_000), email: 'x'.repeat(100_000), text: 'x'.repeat(100_000) });
    expect(refused()).toEqual(['name', 'email', 'text']);
    expect(await shortestTime(refused)).toBeLessThan(200);
  });

  test('what the form accepts the call accepts: both read by one schema', () => {
    const reading = readMessage(typed());
    const message = reading.ok ? reading.message : {};
    expect(contactTicket.input.safeParse({ ...message, key: newRequestKey(), proof: 'proof', shownMs: '5000' }).success).toBe(true);
  });
});

test('a link names a subject of the list', () => {
  expect(contactSubjects.map((subject) => subjectOfSearch(`?subject=${subject}`))).toEqual([...contactSubjects]);
  expect([subjectOfSearch(''), subjectOfSearch('?subject='), subjectOfSearch('?subject=constructor')]).toEqual([null, null, null]);
});

test('keys are UUIDs of version 4, each another', () => {
  const keys = Array.from({ length: 200 }, () => newRequestKey());
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
