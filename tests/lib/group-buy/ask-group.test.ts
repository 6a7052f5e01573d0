import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { askGroup } from '#lib/group-buy/ask-group.ts';
import { group } from '#components/group-buy/group-samples.ts';

let server: Server;
let asked: IncomingMessage[];
let answer: object;

beforeEach(async () => {
  asked = [];
  answer = { code: 2000, message: group() };
  server = createServer((request, response) => {
    asked.push(request);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SERVICES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  delete process.env.SERVICES_URL;
  server.close();
});

test('R-10 a group is asked for in the visitor’s name, so that nobody else’s requests count for them', async () => {
  expect(await askGroup(group().id, '203.0.113.7, 127.0.0.1')).toEqual(group());
  expect([asked[0]?.url, asked[0]?.headers['x-forwarded-for']]).toEqual(['/myDoc/group/detail', '203.0.113.7, 127.0.0.1']);
});

test('without the front door no address is made up', async () => {
  await askGroup(group().id, null);
  expect(asked[0]?.headers['x-forwarded-for']).toBeUndefined();
});

test('R-7.6 a group that nobody has is told from services that do not answer', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = { code: 4306, message: { key: 'groupDoesNotExist', text: 'The group does not exist.', requestId: 'r' } };
  expect(await askGroup(group().id, null)).toBe('unknown');
  answer = { nonsense: true };
  expect(await askGroup(group().id, null)).toBe('unavailable');
});
