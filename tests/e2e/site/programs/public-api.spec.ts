import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { publicAvailability } from '#lib/public-api/public-availability.ts';
import { publicCatalogue } from '#lib/public-api/public-catalogue.ts';
import { publicQuote } from '#lib/public-api/public-quote.ts';
import { address, settle, starter, total } from '#tests/e2e/setup/purchase-visit.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';

const endpoint = (path: string): string => `${origin()}/api/${path}`;

test('R-5.12 the public quote says what the order form shows, and leads back to it', async ({ page, context, request }) => {
  await settle(context);
  const yearly = `${starter}&period=1y`;
  const answer = await request.get(endpoint(`catalogue/quote?${yearly}`));
  expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([200, '*']);
  const quote = publicQuote.parse(await answer.json());
  await page.goto(address(`/product/vps-buy?${yearly}`));
  await expect(total(page)).toHaveText(`$${quote.total.USD?.amount}`);
  const { pathname, search } = new URL(quote.address);
  expect([pathname, new URLSearchParams(search).get('period')]).toEqual(['/product/vps-buy', '1y']);
  const wrong = await request.get(endpoint('catalogue/quote?area=MARS'));
  expect([wrong.status(), await wrong.json()]).toEqual([
    400,
    { problem: 'parameters', parameters: [{ parameter: 'area', given: 'MARS', problem: 'unknown' }] },
  ]);
});

test('R-4.3 the public catalogue has the authored prices of both regions', async ({ request }) => {
  const catalogue = publicCatalogue.parse(await (await request.get(endpoint('catalogue'))).json());
  const listed = (model: string, region: string) =>
    catalogue.sizes.find(({ code }) => code === model)?.regions.find((each) => each.region === region)?.listed?.monthly;
  expect(listed('cvm.g4a.amd.c1m1', 'US-0')).toMatchObject({ USD: { amount: '3.47' }, HKD: { amount: '27.15' } });
  expect(listed('cvm.g4a.amd.c1m1', 'JP-0')).toMatchObject({ JPY: { amount: '662' } });
  expect((await request.post(endpoint('catalogue'))).status()).toBe(405);
});

test('R-4.4 the public stock says what is sold out where', async ({ request }) => {
  const answer = await request.get(endpoint('availability'));
  expect([answer.status(), answer.headers()['access-control-allow-origin'], answer.headers()['cache-control']]).toEqual([
    200,
    '*',
    'public, max-age=1',
  ]);
  const { asOf, availability } = publicAvailability.parse(await answer.json());
  expect(Math.abs(Date.now() - Date.parse(asOf))).toBeLessThan(30_000);
  expect(availability).toContainEqual({ region: 'US-0', model: 'cvm.cx4f.amd.c4m8', state: 'sold-out' });
});

test('an agent reads sizes, a price and an article over the Model Context Protocol, in its revisions of 2025 and of today', async ({
  request,
}) => {
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint('mcp'))));
  const quoted = await client.callTool({ name: 'quote', arguments: { region: 'JP-0', model: 'cvm.g4a.amd.c1m1' } });
  expect(publicQuote.parse(quoted.structuredContent).total.JPY?.amount).toBe('662');
  const article = await client.callTool({ name: 'read_document', arguments: { slug: 'getting-started', language: 'zh' } });
  expect(JSON.stringify(article.content)).toMatch(/[一-鿿]{10}/u);
  const documents = await client.callTool({ name: 'list_documents', arguments: {} });
  expect(JSON.stringify(documents.structuredContent)).toContain('"tos"');
  await client.close();
  const initialized = await request.post(endpoint('mcp'), {
    headers: { accept: 'application/json, text/event-stream' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'older agent', version: '1' } },
    },
  });
  expect([initialized.status(), await initialized.text()]).toEqual([200, expect.stringContaining('"protocolVersion":"2025-06-18"')]);
  const several = await request.post(endpoint('mcp'), { data: [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' })) });
  expect([several.status(), await several.json()]).toEqual([
    400,
    expect.objectContaining({ error: expect.objectContaining({ code: -32_600 }) }),
  ]);
  expect((await request.post(endpoint('mcp'), { data: { jsonrpc: 'x'.repeat(70_000) } })).status()).toBe(413);
});
