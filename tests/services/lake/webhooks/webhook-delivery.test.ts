import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { z } from 'zod';
import { attemptSecondsAtMost, createDelivery, type Payload } from '#services/lake/webhooks/webhook-delivery.ts';

let receiver: Server;
let url: string;
/** What the receiver answers about a document; 200 else. */
let answers: Record<string, number> = {};
let asked: string[] = [];
let givenUp: string[] = [];
let errors: string[] = [];
let nowMs = 0;
/** What the clock gains by each request. */
let requestMs = 0;

const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const id = String(request.headers['sanity-document-id']);
    asked.push(id);
    nowMs += requestMs;
    request.resume().on('end', () => response.writeHead(answers[id] ?? 200).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>((address) => typeof address === 'object').parse(receiver.address());
  url = `http://127.0.0.1:${port}/`;
});

afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(() => {
  [answers, asked, givenUp, errors] = [{}, [], [], []];
  [nowMs, requestMs] = [Date.now(), 0];
});

const payload = (...ids: string[]): Payload => ({
  transactionId: 'transaction',
  timestamp: '2026-11-21T10:00:00Z',
  deliveries: ids.map((documentId) => ({ documentId, operation: 'update', body: `{"of":"${documentId}"}` })),
});

function delivery(): (payload: Payload, jobId?: string) => Promise<'done' | string> {
  const deliver = createDelivery({
    log,
    clock: () => new Date(nowMs),
    settings: {
      projectId: 'lake',
      dataset: 'production',
      dataDirectory: '',
      readToken: '',
      adminToken: '',
      anyoneReads: false,
      webhooks: [],
      studioDirectory: '',
    },
    giveUp: async (body) => void givenUp.push(body),
  });
  return (of, jobId = 'job') =>
    deliver({ name: 'site', url, secret: 'secret' }, of, jobId).then(
      () => 'done',
      (error: Error) => error.message,
    );
}

async function attempts(count: number, of: Payload): Promise<string[]> {
  const deliver = delivery();
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < count; attempt += 1) outcomes.push(await deliver(of));
  return outcomes;
}

const times = (count: number, outcome: string): string[] => Array.from({ length: count }, () => outcome);

describe('a notice that is refused for a reason that does not pass', () => {
  test.each([400, 401, 404, 413])('is sent ten times, then logged as an error and given up: %i', async (status) => {
    answers = { large: status };
    expect(await attempts(10, payload('large'))).toEqual([...times(9, `webhook site refused with ${status}`), 'done']);
    expect(asked).toHaveLength(10);
    expect(givenUp).toEqual(['{"of":"large"}']);
    expect(errors.map((line) => z.object({ documentId: z.string(), status: z.number() }).parse(JSON.parse(line)))).toEqual([
      { documentId: 'large', status },
    ]);
  });

  test('holds up no other document of its transaction, and those are told once', async () => {
    answers = { large: 413 };
    await attempts(3, payload('large', 'small'));
    expect(asked).toEqual(['large', 'small', 'large', 'large']);
    expect(givenUp).toEqual([]);
  });
});

test.each([408, 429, 500, 503])('an outage is no refusal, and is waited out however often it answers: %i', async (status) => {
  answers = { one: status };
  expect(await attempts(12, payload('one'))).toEqual(times(12, `webhook site answered ${status}`));
  expect([givenUp, errors]).toEqual([[], []]);
});

describe('a notice that always fails', () => {
  test('holds up no other document of its transaction, and those are told once', async () => {
    answers = { broken: 500, large: 413 };
    const failed = 'webhook site failed 2 times';
    expect(await attempts(2, payload('first', 'broken', 'large', 'last'))).toEqual([failed, failed]);
    expect(asked).toEqual(['first', 'broken', 'large', 'last', 'broken', 'large']);
  });

  test('keeps no refused one from being given up, which is then not sent again', async () => {
    answers = { broken: 500, large: 413 };
    await attempts(12, payload('broken', 'large'));
    expect([asked.filter((id) => id === 'large').length, asked.filter((id) => id === 'broken').length]).toEqual([10, 12]);
    expect([givenUp, errors.length]).toEqual([['{"of":"large"}'], 1]);
  });

  test('is tried again once its page is mended', async () => {
    const deliver = delivery();
    answers = { broken: 500 };
    expect(await deliver(payload('broken', 'other'))).toBe('webhook site answered 500');
    answers = {};
    expect(await deliver(payload('broken', 'other'))).toBe('done');
    expect(asked).toEqual(['broken', 'other', 'broken']);
  });
});

test('an attempt that takes too long ends before its job expires, and the next one goes on from there', async () => {
  requestMs = (attemptSecondsAtMost * 1_000) / 2 + 1;
  const deliver = delivery();
  const all = payload('one', 'two', 'three', 'four');
  expect([await deliver(all), await deliver(all)]).toEqual(['webhook site took too long', 'done']);
  expect(asked).toEqual(['one', 'two', 'three', 'four']);
});

test('of jobs that are tried again the latest two hundred are remembered: an older one begins anew', async () => {
  const deliver = delivery();
  answers = { broken: 500 };
  for (let job = 0; job <= 200; job += 1) await deliver(payload('whole', 'broken'), `job ${job}`);
  asked = [];
  for (const job of ['job 200', 'job 0']) await deliver(payload('whole', 'broken'), job);
  expect(asked).toEqual(['broken', 'whole', 'broken']);
});
