import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';

const weights = new Map<string, number>();

/** Bytes of a script as a proxy with Brotli sends it (quality 11); each script is measured once. */
async function weigh(address: string): Promise<number> {
  const known = weights.get(address);
  if (known !== undefined) return known;
  const text = Buffer.from(await (await fetch(address)).arrayBuffer());
  const weight = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  weights.set(address, weight);
  return weight;
}

/** Scripts in a page's HTML, for loading at once or after the first paint, without those for old browsers. */
function scriptsOf(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\bnomodule\b/i.test(tag));
  const afterwards = tags.flatMap(([tag]) => /\bdata-scripts="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []);
  return [...new Set([...tags.map(([, source = '']) => source), ...afterwards])];
}

/** First-load JavaScript of a page, bytes under Brotli. */
export async function firstLoadBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`, { headers: { 'accept-language': 'en' } })).text();
  const sizes = await Promise.all(scriptsOf(html).map((source) => weigh(new URL(source, origin).href)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** JavaScript that a page has run so far, bytes under Brotli; prefetched code of other pages is not in a script element. */
export async function bytesRun(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ src, noModule }) => src !== '' && !noModule).map(({ src }) => src),
  );
  const sizes = await Promise.all([...new Set(scripts)].map(weigh));
  return sizes.reduce((sum, size) => sum + size, 0);
}
