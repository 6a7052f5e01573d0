import { beforeEach, expect, jest, test } from '@jest/globals';
import { createMcpEndpoint } from '#lib/public-api/mcp-endpoint.ts';
import type { McpDeps } from '#lib/public-api/mcp-server.ts';

const sources = jest.fn<McpDeps['sources']>().mockRejectedValue(new Error('the catalogue was read'));
const answer = createMcpEndpoint({ version: '1', sources, listDocuments: async () => [], readDocument: async () => null });

const post = (body: string, type = 'application/json'): Promise<Response> =>
  answer(
    new Request('http://hostfront.test/api/mcp', {
      method: 'POST',
      headers: { 'content-type': type, accept: 'application/json, text/event-stream' },
      body,
    }),
  );
const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'list_sizes', arguments: {} } });
const read = async (pending: Promise<Response>): Promise<unknown[]> => {
  const { status, text } = await pending.then(async (response) => ({ status: response.status, text: await response.text() }));
  return [status, JSON.parse(text)];
};
const batchRefused = [
  400,
  { jsonrpc: '2.0', error: { code: -32_600, message: expect.stringContaining('batches are not supported') }, id: null },
];

beforeEach(() => {
  sources.mockClear();
});

test.each([
  ['a hundred messages', JSON.stringify(Array.from({ length: 100 }, (_, id) => call(id)))],
  ['one', JSON.stringify([call(1)])],
  ['none', '[]'],
  ['spaces and a byte order mark before it', `\uFEFF \r\n\t${JSON.stringify([call(1), call(2)])}`],
])('a batch of %s is refused, and nothing is computed', async (_what, body) => {
  expect(await read(post(body))).toEqual(batchRefused);
  expect(sources).not.toHaveBeenCalled();
});

test('one message is answered, as are those of the revisions of 2025', async () => {
  const answered = await post(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' }));
  expect([answered.status, await answered.text()]).toEqual([200, expect.stringContaining('"id":7')]);
  await (await post(JSON.stringify(call(1)))).text();
  expect(sources).toHaveBeenCalledTimes(1);
});

test('what is no JSON, and no request, is refused in the words of JSON-RPC', async () => {
  expect(await read(post('{"a":'))).toEqual([400, expect.objectContaining({ error: expect.objectContaining({ code: -32_700 }) })]);
  expect((await post('null')).status).toBe(400);
  expect((await post('[]', 'text/plain')).status).toBe(415);
  expect((await answer(new Request('http://hostfront.test/api/mcp'))).status).toBe(405);
});
