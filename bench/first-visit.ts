import { writeFileSync } from 'node:fs';
import { inProject } from '#scripts/stack/project-paths.ts';
import { startBenchStack } from './bench-stack.ts';
import { percentile } from './figure.ts';
import { launchBrowser, visitOnce, type Rewrite, type Visit } from './visit.ts';

const paths = ['/', '/product/vps-buy'];
const rounds = 15;
const firstClickMs = 300;
const clickStepMs = 137;
const clicksSpreadMs = 1_500;
const measures = [
  'firstPaintMs',
  'largestPaintMs',
  'clickWorksMs',
  'inputDelayMs',
  'interactionMs',
  'longestTaskMs',
] as const satisfies readonly (keyof Visit)[];

/** The page's scripts as Next itself names them, in the head. */
const asNextStarts: Rewrite = (html) =>
  html.replace(/<script src="\/start-after-paint\.js"[^>]*data-scripts="([^"]*)"[^>]*><\/script>/, (_tag, sources: string) =>
    sources
      .split(' ')
      .map((source) => `<script src="${source}" defer=""></script>`)
      .join(''),
  );

const ways: Readonly<Record<string, Rewrite>> = { 'as it is': (html) => html, 'scripts in the head': asNextStarts };

/** Compares first visits in turns, so that what else the machine does falls on all alike: one visitor only looks, one clicks at once. */
async function compareVisits(): Promise<Record<string, Record<string, number>>> {
  const stack = await startBenchStack();
  const browser = await launchBrowser();
  const medians: Record<string, Record<string, number>> = {};
  try {
    for (const path of paths) {
      const visits = new Map<string, Visit[]>();
      for (let round = 0; round < rounds; round += 1) {
        for (const [way, rewrite] of Object.entries(ways)) {
          const looking = await visitOnce(browser, `${stack.origin}${path}`, { rewrite });
          const clicking = await visitOnce(browser, `${stack.origin}${path}`, {
            rewrite,
            clicksFromMs: firstClickMs + ((round * clickStepMs) % clicksSpreadMs),
          });
          // the browser stops looking for the largest element with the first click
          const both = { ...looking, inputDelayMs: clicking.inputDelayMs, interactionMs: clicking.interactionMs };
          visits.set(way, [...(visits.get(way) ?? []), both]);
        }
      }
      for (const [way, seen] of visits) {
        medians[`${path} ${way}`] = Object.fromEntries(
          measures.map((measure) => [
            measure,
            Math.round(
              percentile(
                seen.map((visit) => visit[measure]),
                0.5,
              ),
            ),
          ]),
        );
      }
    }
    return medians;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const medians = await compareVisits();
writeFileSync(
  inProject('bench/first-visit-results.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), rounds, medians }, null, 2)}\n`,
);
process.stdout.write(`${JSON.stringify(medians, null, 2)}\n`);
