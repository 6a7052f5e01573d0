import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '#scripts/stack/project-paths.ts';
import { startLakeAlone } from '#scripts/stack/lake-alone.ts';
import { fillUpTo } from '../filler-documents.ts';
import { rounded, tableOf, type Figure } from '../figure.ts';
import { residentMemory } from '../memory.ts';
import { measureLake } from './measure-lake.ts';

/** `npm run bench:lake`: the lake alone with 1,000, 10,000 and 100,000 documents, side by side in one run, and their ratios. */
const sizes = [1_000, 10_000, 100_000] as const;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-lake-'));
const figures: Figure[] = [];
try {
  for (const size of sizes) {
    let lake = await startLakeAlone(directory);
    say(`${size} documents …`);
    await fillUpTo(lake.client, size);
    await lake.stop();
    const startedAt = performance.now();
    lake = await startLakeAlone(directory);
    figures.push({ name: `start with ${size} documents`, value: Math.round(performance.now() - startedAt), unit: 'ms' });
    figures.push(...(await measureLake(lake, size)));
    figures.push(residentMemory(`lake with ${size} documents`, lake.pid()));
    await lake.stop();
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
const [smallest = 0, , largest = 0] = sizes;
for (const { name, value } of figures.filter((figure) => figure.name.endsWith(`with ${largest} documents`))) {
  const small = figures.find((figure) => figure.name === name.replace(String(largest), String(smallest)));
  if (small) figures.push({ name: `${name} ÷ with ${smallest}`, value: rounded(value / small.value, 2), unit: 'ratio' });
}
process.stdout.write(tableOf(figures));
writeFileSync(inProject('bench/lake-results.json'), `${JSON.stringify({ figures }, null, 2)}\n`);
