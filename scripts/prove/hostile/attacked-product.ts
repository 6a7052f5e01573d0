import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack, type RunningStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings, type StackSettings } from '#scripts/stack/stack-settings.ts';
import type { Bystander } from './bystanders.ts';

/** The whole product on the embedded database, and its visitors, who must not notice an attack. */
export interface AttackedProduct {
  readonly port: number;
  readonly origin: string;
  readonly dataDirectory: string;
  readonly environment: StackSettings['environment'];
  readonly stack: RunningStack;
  /** What the supervisor said since the product was ready: each line is a restart. */
  restarts(): readonly string[];
  /** Every address of the sitemap. */
  readonly pages: readonly string[];
  /** Address of an original picture. */
  readonly picture: string;
  /** Visitors who request pages, a call and renderings of a picture. */
  readonly visitors: readonly Bystander[];
  end(): Promise<void>;
}

const renderings = { lefts: 200, heights: 50 } as const;

export async function startAttackedProduct(say: (line: string) => void): Promise<AttackedProduct> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-hostile-'));
  const { PATH = '', HOME = '' } = process.env;
  const port = await findAnyPort();
  const origin = `http://127.0.0.1:${port}`;
  const given = { PATH, HOME, PORT: String(port), DATA_DIRECTORY: dataDirectory, LOG_LEVEL: 'fatal', SITE_URL: origin };
  const { environment, ...settings } = await readStackSettings(given);
  await buildWhatChanged(environment, say);
  const lines: string[] = [];
  const stack = await runStack({ environment, ...settings }, { say: (line) => lines.push(line), giveUp: say });
  const linesOfStart = lines.length;
  const pages = await readAddresses(origin);
  const picture = await readPicture(origin, String(environment.SANITY_READ_TOKEN));
  // each is rendered once, as on a site with visitors
  for (const page of pages) await (await fetch(`${origin}${page}`, { headers: asVisitor(0) })).arrayBuffer();
  return {
    port,
    origin,
    dataDirectory,
    environment,
    stack,
    restarts: () => lines.slice(linesOfStart),
    pages,
    picture,
    visitors: [readsPages(origin, pages), calls(origin), looksAtPicture(`${origin}${picture}`)],
    end: async () => {
      await stack.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** One of many visitors with different addresses, as a proxy in front reports them. */
const asVisitor = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${1 + (turn % 250)}`, 'accept-language': 'en' });

async function readAddresses(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The address of a picture that can be rendered in other sizes. */
export async function readPicture(origin: string, token: string): Promise<string> {
  const query = encodeURIComponent('*[_type == "sanity.imageAsset" && extension != "svg"][0].path');
  const answer = await fetch(`${origin}/lake/v${contentApiVersion}/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return `/lake/${z.object({ result: z.string() }).parse(await answer.json()).result}`;
}

const readsPages = (origin: string, pages: readonly string[]): Bystander => ({
  name: 'page',
  ask: async (turn) => {
    const address = pages[turn % pages.length] ?? '/';
    const answer = await fetch(`${origin}${address}`, { headers: asVisitor(turn), redirect: 'manual' });
    const text = await answer.text();
    return answer.status === 200 && text.includes('</html>') && text.includes('<h1') ? null : `${address} answered ${answer.status}`;
  },
});

const calls = (origin: string): Bystander => ({
  name: 'call',
  ask: async (turn) => {
    const answer = await fetch(`${origin}/myDoc/seniorManage/SEO/search`, {
      method: 'POST',
      headers: asVisitor(turn),
      body: new URLSearchParams({ pageID: 'about', language: 'en' }),
    });
    const text = await answer.text();
    return answer.ok && text.includes('"code":2000') ? null : `answered ${answer.status} ${text.slice(0, 100)}`;
  },
});

const looksAtPicture = (address: string): Bystander => ({
  name: 'picture',
  ask: async (turn) => {
    const height = 100 + (Math.floor(turn / renderings.lefts) % renderings.heights);
    const answer = await fetch(`${address}?rect=${turn % renderings.lefts},0,100,${height}&w=64`, { headers: asVisitor(turn) });
    await answer.arrayBuffer();
    return answer.ok && answer.headers.get('content-type')?.startsWith('image/') ? null : `answered ${answer.status}`;
  },
});
