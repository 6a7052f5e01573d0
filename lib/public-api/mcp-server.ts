import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { dataDisksAtMost } from '#lib/rules/servers/data-disks.ts';
import { publicDocument, type PublicDocument } from './public-documents.ts';
import { toPublicCatalogue, publicCatalogue, type PublicCatalogue } from './public-catalogue.ts';
import { publicQuote, toPublicQuote, type QuoteSources } from './public-quote.ts';

/** What the tools read; the caller decides from where. */
export interface McpDeps {
  readonly version: string;
  readonly sources: () => Promise<QuoteSources>;
  readonly listDocuments: () => Promise<readonly PublicDocument[]>;
  /** The text of an article in Markdown; null if there is none of that slug. */
  readonly readDocument: (address: { slug: string; language: Language }) => Promise<string | null>;
}

const slugLengthAtMost = 96;
const codeLengthAtMost = 60;
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(slugLengthAtMost);
const reading = { annotations: { readOnlyHint: true, openWorldHint: false } } as const;

const documentList = z.object({ documents: z.array(publicDocument) });

const sizeList = z.object({ sizes: publicCatalogue.shape.sizes });
const optionList = publicCatalogue.omit({ sizes: true });

const code = z.string().max(codeLengthAtMost);

/** One that the tool does not know is refused: a program gets no price for less than it asked for. */
const quoteArguments = z.strictObject({
  region: code.optional().describe('Code of a region; default: the one of the English pages'),
  model: code.optional().describe('Code of a size, from list_sizes'),
  disk: code.optional().describe('Code of the boot disk’s type'),
  diskGib: z.int().positive().optional().describe('Size of the boot disk in GiB'),
  dataDisks: z
    .array(z.strictObject({ type: code, sizeGib: z.int().positive() }))
    .optional()
    .describe(`Further disks, at most ${dataDisksAtMost}: code of the type and GiB of each; default: none`),
  transfer: code.optional().describe('flowId of a transfer plan'),
  bandwidthMbps: z.int().positive().optional().describe('Bandwidth in Mbps'),
  period: code.optional().describe('Code of a period, such as 1m'),
  quantity: z.int().positive().optional().describe(`How many of this server, ${serversPerOrder.min} to ${serversPerOrder.max}; default: 1`),
  promotion: code.optional().describe('Code of a promotion'),
});

type QuoteArguments = z.infer<typeof quoteArguments>;

/** Which address parameter an argument stands for: the tool computes nothing that a page does not. */
const parameterOf = {
  region: 'area',
  model: 'hostProductId',
  disk: 'bootDiskProduct',
  diskGib: 'bootDiskSize',
  transfer: 'flowId',
  bandwidthMbps: 'bandwidth',
  period: 'period',
  quantity: 'quantity',
  promotion: 'promotion',
} as const satisfies Record<Exclude<keyof QuoteArguments, 'dataDisks'>, string>;

const singleArgument = quoteArguments.omit({ dataDisks: true }).keyof();

/** The query of the order form's address for what a quote was asked for. */
function quoteQuery({ dataDisks = [], ...given }: QuoteArguments): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) query.set(parameterOf[singleArgument.parse(name)], String(value));
  }
  for (const [place, { type, sizeGib }] of dataDisks.entries()) query.set(`dataDisk${place + 1}`, `${type}-${sizeGib}`);
  return query;
}

/** A server of the Model Context Protocol that reads what anybody may read, and changes nothing. */
export function createMcpServer(deps: McpDeps): McpServer {
  const server = new McpServer({ name: 'hostfront', version: deps.version });
  addCatalogueTools(server, deps);
  addDocumentTools(server, deps);
  return server;
}

function addCatalogueTools(server: McpServer, { sources }: McpDeps): void {
  const read = async (): Promise<PublicCatalogue> => {
    const { catalogue, siteUrl } = await sources();
    return toPublicCatalogue(catalogue, siteUrl);
  };
  server.registerTool(
    'list_options',
    {
      ...reading,
      title: 'What can be chosen for a server',
      description: 'Regions, billing periods, disk types, transfer plans and images, with unit prices in USD, HKD and JPY.',
      inputSchema: z.strictObject({}),
      outputSchema: optionList,
    },
    async () => {
      const { sizes: _sizes, ...options } = await read();
      return structured(options);
    },
  );
  server.registerTool(
    'list_sizes',
    {
      ...reading,
      title: 'Sizes of cloud servers',
      description: 'Every size with its monthly price by region and currency, smallest first. Narrow it down by region, cores or memory.',
      inputSchema: z.strictObject({
        region: code.optional(),
        vcpuAtLeast: z.int().positive().optional(),
        memoryGibAtLeast: z.int().positive().optional(),
      }),
      outputSchema: sizeList,
    },
    async ({ region, vcpuAtLeast = 0, memoryGibAtLeast = 0 }) => {
      const sizes = (await read()).sizes
        .filter(({ vcpu, memoryGib }) => vcpu >= vcpuAtLeast && memoryGib >= memoryGibAtLeast)
        .map((size) => ({ ...size, regions: size.regions.filter((each) => region === undefined || each.region === region) }))
        .filter(({ regions }) => regions.length > 0)
        .toSorted((left, right) => left.vcpu - right.vcpu || left.memoryGib - right.memoryGib);
      return structured({ sizes });
    },
  );
  server.registerTool(
    'quote',
    {
      ...reading,
      title: 'Price of a configuration',
      description:
        'The exact price of a server, or of several of one configuration, for a period in every currency, line by line, with its renewal price and the address where a person orders it. What is left out has the default of the order form. Nothing is ordered.',
      inputSchema: quoteArguments,
      outputSchema: publicQuote,
    },
    async (given) => {
      const quote = toPublicQuote(quoteQuery(given), await sources());
      return 'problem' in quote ? refused(JSON.stringify(quote)) : structured(quote);
    },
  );
}

function addDocumentTools(server: McpServer, { listDocuments, readDocument }: McpDeps): void {
  server.registerTool(
    'list_documents',
    {
      ...reading,
      title: 'Help articles and legal texts',
      description: 'Every published article: its English title, and its slug in each language that it is written in.',
      inputSchema: z.strictObject({}),
      outputSchema: documentList,
    },
    async () => structured({ documents: [...(await listDocuments())] }),
  );
  server.registerTool(
    'read_document',
    {
      ...reading,
      title: 'Read an article',
      description: 'A help article, or the version of a legal text that is in force now, in Markdown.',
      inputSchema: z.strictObject({ slug, language: z.enum(languages).default('en') }),
    },
    async (address) => {
      const text = await readDocument(address);
      return text === null
        ? refused(`There is no article ${address.slug}: list_documents names them`)
        : { content: [{ type: 'text', text }] };
    },
  );
}

const structured = (value: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
});

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
