import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** The scores of one page visit; times in ms, simulated for a phone. */
export interface PageScore {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'];

/** Occasionally a trace starts too late for Lighthouse to find its beginning. */
const lateRecording = 'NO_NAVSTART';
const visitsAtMost = 3;

/** Visits a page once with a fresh browser. @throws if Lighthouse cannot evaluate it. */
export async function scorePage(address: string): Promise<PageScore> {
  for (let visit = 1; ; visit += 1) {
    const result = await visitPage(address);
    if (typeof result !== 'string') return result;
    if (result !== lateRecording || visit === visitsAtMost) throw new Error(`Lighthouse could not judge ${address}: ${result}`);
  }
}

/** The scores of a visit, or why it could not be evaluated. */
async function visitPage(address: string): Promise<PageScore | string> {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', chromeFlags: flags, logLevel: 'silent' });
  try {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) return result?.lhr.runtimeError?.code ?? 'no result';
    const { categories, audits } = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
