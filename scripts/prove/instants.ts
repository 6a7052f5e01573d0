import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { previewLinkAddress } from '#lib/preview/preview-link.ts';
import { buildWhatChanged } from '../stack/builds.ts';
import { findAnyPort } from '../stack/free-port.ts';
import { runStack } from '../stack/run-stack.ts';
import { readStackSettings } from '../stack/stack-settings.ts';
import type { ProofResult, ProofRun } from './proof.ts';

const usualInstants = 1_000;
const pagesAtAnInstant = ['/', '/zh', '/ja/doc/announce', '/product/oss'] as const;
const shownWithinMs = 30_000;
const pollMs = 40;
/** How long after a publication is shown the instant is, at most: a time of nothing in particular. */
const laterAtMostMs = 300;
const shownFaults = 10;

interface Product {
  readonly origin: string;
  readonly secret: string;
  readonly client: SanityClient;
}

/** A page as visitors saw it at an instant. */
interface SeenPage {
  readonly page: string;
  readonly atMs: number;
  readonly hash: string;
}

/**
 * Publishes one change after the other, and keeps by its hash what every page showed visitors at a random instant after each; then opens
 * each page at each of these instants by a signed link, as a stranger would: both must be equal.
 */
export async function proveInstants({ turns, isEnded }: ProofRun): Promise<ProofResult> {
  const wanted = turns ?? usualInstants;
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-instants-'));
  const port = await findAnyPort();
  const { PATH = '', HOME = '' } = process.env;
  const settings = await readStackSettings({ PATH, HOME, PORT: String(port), DATA_DIRECTORY: dataDirectory, LOG_LEVEL: 'error' });
  const { environment } = settings;
  await buildWhatChanged(environment, (line) => void process.stdout.write(`${line}\n`));
  const stack = await runStack(settings, { say: () => undefined, giveUp: (reason) => process.stderr.write(`${reason}\n`) });
  const origin = `http://127.0.0.1:${port}`;
  const product: Product = { origin, secret: environment.CONTENT_WEBHOOK_SECRET ?? '', client: writerAt(origin, environment) };
  try {
    const seen = await publishAndLook(product, wanted, isEnded);
    const different: SeenPage[] = [];
    for (const each of isEnded() ? [] : seen) {
      const previewed = await previewOf(product, each);
      if (previewed !== each.hash) different.push(each);
    }
    const contents = new Set(seen.map(({ page, hash }) => `${page} ${hash}`)).size;
    return {
      holds: !isEnded() && different.length === 0 && seen.length >= wanted && contents > seen.length / 2,
      summary: `${seen.length} pages at random instants, ${contents} different ones; ${different.length} previews are not what was live`,
      details: { different: different.slice(0, shownFaults) },
    };
  } finally {
    await stack.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

const writerAt = (origin: string, { SANITY_WRITE_TOKEN: token = '' }: Readonly<Record<string, string>>): SanityClient =>
  createClient({
    ...{ projectId: 'lake', dataset: 'production', apiVersion: contentApiVersion, useProjectHostname: false, useCdn: false },
    ...{ apiHost: `${origin}/lake`, perspective: 'raw', token },
  });

async function publishAndLook({ origin, client }: Product, wanted: number, isEnded: () => boolean): Promise<SeenPage[]> {
  const announcement = await idOf(
    client,
    '*[_type == "announcement" && releaseTime <= now() && !(_id in path("drafts.**"))] | order(releaseTime desc)[0]._id',
  );
  const product = await idOf(client, '*[_type == "marketingPage" && pageId == "product/oss"][0]._id');
  const seen: SeenPage[] = [];
  for (let change = 1; seen.length < wanted && !isEnded(); change += 1) {
    const word = `Instant ${change}`;
    const words = { en: word, zh: word, ja: word };
    await client
      .transaction()
      .patch('homePage', { set: { headline: words } })
      .patch(announcement, { set: { title: words } })
      .patch(product, { set: { lead: words } })
      .commit();
    for (const page of pagesAtAnInstant) await untilShown(`${origin}${page}`, word);
    await delay(Math.random() * laterAtMostMs);
    const atMs = Date.now();
    // nothing is published meanwhile: what is read now was live at that instant
    for (const page of pagesAtAnInstant) seen.push({ page, atMs, hash: hashOf(await htmlOf(`${origin}${page}`)) });
  }
  return seen;
}

const idOf = async (client: SanityClient, query: string): Promise<string> => z.string().parse(await client.fetch<unknown>(query));

async function untilShown(address: string, word: string): Promise<void> {
  for (const until = Date.now() + shownWithinMs; Date.now() < until; await delay(pollMs)) {
    if ((await htmlOf(address)).includes(word)) return;
  }
  throw new Error(`${address} did not show '${word}' within ${shownWithinMs} ms`);
}

async function htmlOf(address: string, cookie?: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'accept-language': 'en', ...(cookie ? { cookie } : {}) } });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

async function previewOf({ origin, secret }: Product, { page, atMs }: SeenPage): Promise<string> {
  const opened = await fetch(`${origin}${previewLinkAddress(secret, { to: page, atMs }, Date.now())}`, { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return hashOf(await htmlOf(`${origin}${page}`, cookie));
}

/** Characters that nobody sees, by which a preview knows the field of a text. */
const marks = /[\u200B-\u200D\u2060-\u2064\uFEFF\u{E0000}-\u{E0FFF}]/gu;
const notSeen = [marks, /<script[\s\S]*?<\/script>/g, /<!--.*?-->/g, / data-sanity="[^"]*"/g];

/** Of what a page shows of its own, without scripts and the marks of a preview. */
function hashOf(html: string): string {
  const own = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return createHash('sha256')
    .update(notSeen.reduce((text, each) => text.replace(each, ''), own))
    .digest('hex');
}
