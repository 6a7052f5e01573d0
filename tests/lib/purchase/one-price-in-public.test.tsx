import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { OrderSummary } from '#components/purchase/quote/order-summary.tsx';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { WordsOfPage } from '#components/ui/words/words-of-page.tsx';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { flowIdOf, purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { createMcpServer } from '#lib/public-api/mcp-server.ts';
import { publicQuote, toPublicQuote, type QuoteSources } from '#lib/public-api/public-quote.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { severalServers } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { serviceQuote } from './service-quote.ts';

const numRuns = runsOf({ usual: 300, full: 10_000 });
/** Rendering costs as much as all the other places: one configuration of so many is read in HTML as well. */
const renderedEach = runsOf({ usual: 5, full: 20 });
const timeoutMs = 1_800_000;
let catalogue: Catalogue;
let client: Client;
let sources: QuoteSources;

beforeAll(async () => {
  catalogue = await seededCatalogue();
  sources = {
    catalogue,
    promotions: [],
    isSoldOut: () => false,
    region: 'US-0',
    siteUrl: 'https://hostfront.test',
    nowMs: Date.UTC(2026, 10, 23),
  };
  const handler = createMcpHandler(() =>
    createMcpServer({ version: '1', sources: async () => sources, listDocuments: async () => [], readDocument: async () => null }),
  );
  client = new Client({ name: 'test', version: '1' });
  const send = (url: URL | string, init?: RequestInit) => handler.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL('http://hostfront.test/api/mcp'), { fetch: send }));
});

afterAll(() => client.close());

/** What an agent asks for. */
function toArguments(configuration: PurchaseConfiguration): Record<string, unknown> {
  const { region, model, disk, dataDisks, traffic, bandwidthMbps, period } = configuration;
  const plan = catalogue.trafficPlans.find(({ code }) => code === traffic);
  return {
    region,
    model,
    disk: disk.type,
    diskGib: disk.sizeGib,
    dataDisks,
    transfer: plan && flowIdOf(plan),
    bandwidthMbps,
    period,
    quantity: quantityOf(configuration),
  };
}

const wordsOf = (language: Language) => ({
  _nextI18Next: {
    initialI18nStore: {
      [language]: Object.fromEntries(
        ['purchase', 'money', 'frame', 'orders'].map((area) => [
          area,
          JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8')),
        ]),
      ),
    },
    initialLocale: language,
  },
});
const words = { en: wordsOf('en'), zh: wordsOf('zh'), ja: wordsOf('ja') } as const satisfies Record<Language, object>;

/** The total that the order form shows for an address, by currency, out of the HTML that a server renders. */
function renderedTotals(query: string, language: Language): string {
  const configuration = readPurchaseAddress(query, catalogue)?.configuration;
  if (!configuration) throw new Error('no configuration');
  const html = renderToStaticMarkup(
    <WordsOfPage page={words[language]}>
      <DesignProvider>
        <OrderSummary
          catalogue={catalogue}
          configuration={configuration}
          price={estimate(catalogue, configuration)}
          promotions={[]}
          stock={undefined}
          language={language}
          change={() => undefined}
        >
          {null}
        </OrderSummary>
      </DesignProvider>
    </WordsOfPage>,
  );
  const total = /data-total[^>]*>(.*?)<\/b>/.exec(html)?.[1] ?? '';
  return [...total.matchAll(/data-amount="(\w+)">([^<]*)</g)].map(([, currency, amount]) => `${currency} ${amount}`).join(', ');
}

describe('R-5.12 random configurations with data disks and quantities', () => {
  test(
    'cost the same in the call of the order form, in the public JSON, over the Model Context Protocol and in the HTML',
    async () => {
      let place = 0;
      let withDataDisks = 0;
      await fc.assert(
        fc.asyncProperty(severalServers(catalogue), async (configuration) => {
          place += 1;
          withDataDisks += configuration.dataDisks.length > 0 ? 1 : 0;
          const query = purchaseQuery(configuration, catalogue);
          const json = publicQuote.parse(toPublicQuote(new URLSearchParams(query), sources));
          const answer = await client.callTool({ name: 'quote', arguments: toArguments(configuration) });
          const told = publicQuote.parse(answer.structuredContent);
          expect(told).toEqual({ ...json, promotion: null, address: told.address });
          const called = currencies.map((currency) => serviceQuote(catalogue, configuration, currency));
          const figures = called.map(({ totalMinor, perMonthMinor, renewalMinor }) => `${totalMinor} ${perMonthMinor} ${renewalMinor}`);
          const shown = currencies.map(
            (currency) =>
              `${json.total[currency]?.amountMinor} ${json.perMonth[currency]?.amountMinor} ${json.renewal[currency]?.amountMinor}`,
          );
          expect(shown).toEqual(figures);
          if (place % renderedEach !== 0) return;
          const language = languages[(place / renderedEach) % languages.length] ?? 'en';
          const expected = called.map(({ totalMinor, currency }) => `${currency} ${formatMoney(money(totalMinor, currency), language)}`);
          expect(renderedTotals(query, language)).toBe(expected.join(', '));
        }),
        { numRuns },
      );
      expect([place >= numRuns, withDataDisks > numRuns / 2]).toEqual([true, true]);
    },
    timeoutMs,
  );
});
