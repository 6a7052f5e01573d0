import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpEndpoint } from '#lib/public-api/mcp-endpoint.ts';
import type { McpDeps } from '#lib/public-api/mcp-server.ts';
import { publicCatalogue } from '#lib/public-api/public-catalogue.ts';
import { publicQuote, toPublicQuote } from '#lib/public-api/public-quote.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let deps: McpDeps;
let client: Client;
const endpoint = new URL('http://hostfront.test/api/mcp');

beforeAll(async () => {
  const catalogue = await seededCatalogue();
  deps = {
    version: '1.2.3',
    sources: async () => ({
      catalogue,
      promotions: [],
      isSoldOut: () => false,
      region: 'US-0',
      siteUrl: 'https://hostfront.test',
      nowMs: Date.UTC(2026, 10, 23),
    }),
    listDocuments: async () => [{ title: 'Getting started', slugs: { en: 'getting-started', ja: 'getting-started' } }],
    readDocument: async ({ slug, language }) => (slug === 'getting-started' ? `# In ${language}` : null),
  };
  const answer = createMcpEndpoint(deps);
  client = new Client({ name: 'test', version: '1' });
  const send = (url: URL | string, init?: RequestInit) => answer(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(endpoint, { fetch: send }));
});

afterAll(() => client.close());

const call = (name: string, given: Record<string, unknown> = {}) => client.callTool({ name, arguments: given });

describe('the endpoint of the Model Context Protocol', () => {
  test('offers tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['list_options', 'list_sizes', 'quote', 'list_documents', 'read_document']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(client.getServerVersion()).toMatchObject({ name: 'hostfront', version: '1.2.3' });
  });

  test('lists what can be chosen, and sizes by what is needed, the smallest first', async () => {
    const options = publicCatalogue.omit({ sizes: true }).parse((await call('list_options')).structuredContent);
    expect(options.regions.map(({ code }) => code)).toContain('JP-0');
    const found = await call('list_sizes', { region: 'JP-0', vcpuAtLeast: 2, memoryGibAtLeast: 4 });
    const { sizes } = publicCatalogue.pick({ sizes: true }).parse(found.structuredContent);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.every(({ vcpu, memoryGib }) => vcpu >= 2 && memoryGib >= 4)).toBe(true);
    expect(sizes.every(({ regions }) => regions.length === 1 && regions[0]?.region === 'JP-0')).toBe(true);
    expect(sizes.map(({ vcpu }) => vcpu)).toEqual(sizes.map(({ vcpu }) => vcpu).toSorted((left, right) => left - right));
  });

  test('R-5.12 quotes what the public quote says for the same choices', async () => {
    const [size] = publicCatalogue.pick({ sizes: true }).parse((await call('list_sizes', { region: 'JP-0' })).structuredContent).sizes;
    const listed = size?.regions[0]?.listed;
    const asked = { region: 'JP-0', model: size?.code, disk: listed?.disk.type, diskGib: listed?.disk.sizeGib, period: '1y' };
    const answered = await call('quote', asked);
    const quote = publicQuote.parse(answered.structuredContent);
    expect(quote.configuration).toMatchObject({ region: 'JP-0', model: size?.code, period: '1y' });
    const again = toPublicQuote(new URL(quote.address).searchParams, await deps.sources());
    expect(again).toEqual(quote);
    expect(JSON.parse(String((answered.content[0] as { text?: string } | undefined)?.text))).toEqual(quote);
  });

  test('R-5.12 prices data disks, each as a line of its own', async () => {
    const dataDisks = [
      { type: 'ssd_cloud_disk', sizeGib: 100 },
      { type: 'nvme_cloud_disk', sizeGib: 40 },
    ];
    const quote = publicQuote.parse((await call('quote', { region: 'US-0', dataDisks })).structuredContent);
    const bare = publicQuote.parse((await call('quote', { region: 'US-0' })).structuredContent);
    expect(quote.configuration.dataDisks).toEqual(dataDisks);
    expect(quote.lines.filter(({ kind }) => kind === 'data-disk')).toHaveLength(2);
    expect(quote.total.USD?.amountMinor).toBeGreaterThan(bare.total.USD?.amountMinor ?? Number.NaN);
    expect(new URL(quote.address).searchParams.get('dataDisk2')).toBe('nvme_cloud_disk-40');
  });

  test.each([
    ['quote', { dataDisk: [{ type: 'ssd_cloud_disk', sizeGib: 100 }] }, 'dataDisk'],
    ['quote', { dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 100, count: 2 }] }, 'count'],
    ['quote', { dataDisks: Array.from({ length: 4 }, () => ({ type: 'ssd_cloud_disk', sizeGib: 100 })) }, 'dataDisk4'],
    ['quote', { dataDisks: [{ type: 'floppy', sizeGib: 100 }] }, 'dataDisk1'],
    ['list_sizes', { memory: 4 }, 'memory'],
    ['list_options', { region: 'JP-0' }, 'region'],
    ['read_document', { slug: 'getting-started', version: 2 }, 'version'],
  ])('refuses what %s does not know or cannot have in %j, and names it', async (tool, given, named) => {
    const answer = await call(tool, given);
    expect([answer.isError, answer.structuredContent]).toEqual([true, undefined]);
    expect(JSON.stringify(answer.content)).toContain(named);
  });

  test('answers a choice that cannot be had with its reason, and no price', async () => {
    const answer = await call('quote', { region: 'MARS' });
    expect(answer.isError).toBe(true);
    expect(answer.structuredContent).toBeUndefined();
    expect(JSON.stringify(answer.content)).toContain('MARS');
    expect((await call('quote', { diskGib: -1 })).isError).toBe(true);
  });

  test('lists articles, reads one in a language, and says of an unknown one where to look', async () => {
    expect((await call('list_documents')).structuredContent).toEqual({ documents: await deps.listDocuments() });
    expect((await call('read_document', { slug: 'getting-started', language: 'ja' })).content).toEqual([{ type: 'text', text: '# In ja' }]);
    expect((await call('read_document', { slug: 'getting-started' })).content).toEqual([{ type: 'text', text: '# In en' }]);
    const unknown = await call('read_document', { slug: 'no-such-article' });
    expect([unknown.isError, JSON.stringify(unknown.content)]).toEqual([true, expect.stringContaining('list_documents')]);
  });
});
