import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { contactTextLength, ticketNumberPattern } from '#lib/contracts/calls/contact-calls.ts';
import { contactHandlers } from '#services/mydoc/contact/contact-handlers.ts';
import { newTicketNumber } from '#services/mydoc/contact/ticket-number.ts';
import { addProof } from '#services/mydoc/human/proof-store.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const limits = { readsPerMinute: 1_000_000, actionsPerMinute: 1_000_000, tickets: { atOnce: 1_000, perMinute: 1_000 } };
let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ limits });
}, 60_000);

afterEach(() => mydoc.database.executor.execute(sql`DELETE FROM contact_ticket`));

afterAll(() => mydoc.close());

const row = z.object({
  number: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  body: z.string(),
  language: z.string(),
});
const tickets = () =>
  readRows(mydoc.database.executor, sql`SELECT number, name, email, subject, body, language FROM contact_ticket ORDER BY created_at`, row);

const message = (fields: Record<string, string> = {}): Record<string, string> => ({
  name: 'Aiko Tanaka',
  email: 'aiko@example.com',
  subject: 'sales',
  text: 'Which region suits visitors in Osaka?',
  key: randomUUID(),
  shownMs: '20000',
  ...fields,
});

const proof = () => addProof(mydoc.database.executor, 'contact');

const send = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  mydoc.call('contact/ticket', message({ proof: await proof(), ...fields }), headers);

const ticketOf = (answer: { message: unknown }): string => z.object({ ticket: z.string() }).parse(answer.message).ticket;

describe('R-12.3 contact/ticket', () => {
  test('a message becomes a ticket with a number, stored as typed', async () => {
    const answer = await send({ language: 'ja' });
    expect(answer).toMatchObject({ status: 200, code: 2000 });
    expect(ticketOf(answer)).toMatch(ticketNumberPattern);
    expect(await tickets()).toEqual([
      {
        number: ticketOf(answer),
        name: 'Aiko Tanaka',
        email: 'aiko@example.com',
        subject: 'sales',
        body: 'Which region suits visitors in Osaka?',
        language: 'ja',
      },
    ]);
  });

  test('without a language it is stored in that of the visitor’s cookie', async () => {
    await send({}, { cookie: 'languages=cn' });
    expect((await tickets()).map(({ language }) => language)).toEqual(['zh']);
  });

  test('sent twice under one key it is one ticket, also when both come at once', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([send({ key }), send({ key })]);
    const third = await send({ key });
    expect([ticketOf(second), ticketOf(third)]).toEqual([ticketOf(first), ticketOf(first)]);
    expect(await tickets()).toHaveLength(1);
  });

  test('another text under the same key is refused, and the first one stays', async () => {
    const key = randomUUID();
    await send({ key });
    expect(await send({ key, text: 'Quite another question.' })).toMatchObject({
      code: 4001,
      message: { key: 'repeatOperation', field: 'key' },
    });
    expect((await tickets()).map(({ body }) => body)).toEqual(['Which region suits visitors in Osaka?']);
  });

  test('a number that is taken is drawn again', async () => {
    const taken = ticketOf(await send());
    const numbers = [taken, newTicketNumber()];
    const [handler] = contactHandlers({
      database: mydoc.database,
      spendProof: async () => true,
      limit: createTokenBuckets({ atOnce: 9, perMinute: 9 }),
      newNumber: () => numbers.shift() ?? '',
    });
    const visitor = { address: '203.0.113.9', language: 'en' } as Visitor;
    expect(await handler?.answer(message({ proof: 'x' }), visitor)).toMatchObject({ ok: true });
    expect(new Set((await tickets()).map(({ number }) => number)).size).toBe(2);
  });

  test.each([
    ['name', 'of 1 character', 'x'],
    ['name', 'of 41 characters', 'x'.repeat(41)],
    ['name', 'that starts with a space', ' Aiko'],
    ['name', 'of two lines', 'Ai\nko'],
    ['email', 'that is empty', ''],
    ['email', 'without a domain', 'ki@mail'],
    ['email', 'with a space', 'a b@example.com'],
    ['email', 'of 262 characters', `${'a'.repeat(250)}@example.com`],
    ['subject', 'that is not on the list', 'complaint'],
    ['subject', 'that is empty', ''],
    ['text', 'that is empty', ''],
    ['text', 'of 9 characters', 'Too short'],
    ['text', 'of 5 characters after many spaces', `${' '.repeat(40)}short`],
    ['text', 'of one character too many', 'x'.repeat(contactTextLength.atMost + 1)],
    ['key', 'that is no key', 'not-a-key'],
    ['shownMs', 'below 0', '-1'],
    ['language', 'that the site does not have', 'fr'],
  ])('a %s %s is refused by name, and nothing is kept', async (field, _what, value) => {
    const answer = await send({ [field]: value }, { cookie: 'languages=ja' });
    expect(answer).toMatchObject({ status: 200, code: 4004, message: { key: 'dataError', field } });
    expect(await tickets()).toEqual([]);
  });

  test('a text of exactly the maximum length is stored, emoji counted as one each', async () => {
    const text = '𠮷'.repeat(contactTextLength.atMost);
    expect(await send({ text })).toMatchObject({ code: 2000 });
    expect((await tickets()).map(({ body }) => [...body].length)).toEqual([contactTextLength.atMost]);
  });

  test('100,000 characters are refused before they are read', async () => {
    const long = () => send({ text: 'x'.repeat(100_000) });
    expect(await long()).toMatchObject({ status: 413, message: { key: 'bodyTooLarge' } });
    expect(await shortestTime(long)).toBeLessThan(1_000);
    expect(await tickets()).toEqual([]);
  });

  test('HTML is stored as text, and no answer returns it', async () => {
    const html = '<img src=x onerror=alert(1)> & "quotes"';
    const answer = await send({ name: '<b>Aiko</b>', text: html });
    expect(JSON.stringify(answer)).not.toContain('<');
    expect((await tickets()).map(({ name, body }) => [name, body])).toEqual([['<b>Aiko</b>', html]]);
    const refusal = await send({ subject: '<script>alert(1)</script>' });
    expect(JSON.stringify(refusal.message)).not.toContain('<script');
  });

  test('the hidden field reveals a bot', async () => {
    expect(await send({ website: 'https://spam.example' })).toMatchObject({ code: 4004, message: { key: 'dataError', field: 'website' } });
    expect(await tickets()).toEqual([]);
  });

  test('a message written in less than 3 seconds has to wait for what is left of them', async () => {
    expect(await send({ shownMs: '1200' })).toMatchObject({
      status: 429,
      message: { key: 'tooManyRequests', values: { seconds: 2 } },
      headers: { 'retry-after': '2' },
    });
    expect(await send({ shownMs: '2999' })).toMatchObject({ status: 429, message: { values: { seconds: 1 } } });
    expect(await send({ shownMs: '3000' })).toMatchObject({ code: 2000 });
  });

  test('one address sends five messages, then has to wait; a repeated one costs nothing, another address is free', async () => {
    const limited = await startMydoc({ database: mydoc.database, limits: { readsPerMinute: 1_000, actionsPerMinute: 1_000 } });
    const from = async (address: string, fields: Record<string, string> = {}) =>
      limited.call('contact/ticket', message({ proof: await proof(), ...fields }), { 'x-forwarded-for': address });
    const key = randomUUID();
    const codes = [];
    for (let turn = 0; turn < 4; turn += 1) codes.push((await from('203.0.113.7')).code);
    for (let turn = 0; turn < 3; turn += 1) codes.push((await from('203.0.113.7', { key })).code);
    expect(codes).toEqual([2000, 2000, 2000, 2000, 2000, 2000, 2000]);
    const refusal = await from('203.0.113.7');
    expect(refusal).toMatchObject({ status: 429, message: { key: 'tooManyRequests', values: { seconds: expect.any(Number) } } });
    expect(await from('203.0.113.8')).toMatchObject({ code: 2000 });
    await limited.close();
  });

  test.each(['', 'invented', 'x'.repeat(128)])('R-5.7 without the proof of a person, with %j, nothing is kept', async (given) => {
    expect(await send({ proof: given })).toMatchObject({ code: 4104, message: { key: 'humanVerificationNeeded', field: 'proof' } });
    expect(await tickets()).toEqual([]);
  });

  test('R-5.7 a proof is taken once, for a message alone, and the same message again needs no other', async () => {
    const [given, key] = [await proof(), randomUUID()];
    const first = await send({ proof: given, key });
    expect(await send({ proof: given })).toMatchObject({ message: { key: 'humanVerificationNeeded' } });
    expect(ticketOf(await send({ proof: given, key }))).toBe(ticketOf(first));
    const forOrders = await addProof(mydoc.database.executor, 'order');
    expect(await send({ proof: forOrders })).toMatchObject({ message: { key: 'humanVerificationNeeded' } });
  });

  test('R-5.7 a message that is refused leaves the proof to the next try', async () => {
    const given = await proof();
    await send({ proof: given, text: 'short' });
    expect(await send({ proof: given })).toMatchObject({ code: 2000 });
  });

  test('one message sent twice at once with one proof is one ticket', async () => {
    const [given, key] = [await proof(), randomUUID()];
    const answers = await Promise.all([send({ proof: given, key }), send({ proof: given, key })]);
    expect(new Set(answers.map(ticketOf)).size).toBe(1);
  });

  test('a message from another site’s page is refused', async () => {
    expect(await send({}, { origin: 'https://evil.example' })).toMatchObject({ code: 403, message: { key: 'crossSite' } });
    expect(await tickets()).toEqual([]);
  });

  test('nothing about where a message came from is stored', async () => {
    const columns = await readRows(
      mydoc.database.executor,
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'contact_ticket' AND table_schema = current_schema() ORDER BY 1`,
      z.object({ name: z.string() }),
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'body',
      'created_at',
      'email',
      'fingerprint',
      'language',
      'name',
      'number',
      'request_key',
      'subject',
    ]);
  });
});
