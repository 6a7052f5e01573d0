import { writeFileSync } from 'node:fs';
import { inProject } from '#scripts/stack/project-paths.ts';
import { tableOf } from './figure.ts';
import { measureSearch } from './search.ts';

const figures = await measureSearch();
writeFileSync(inProject('bench/search-results.json'), `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`);
process.stdout.write(tableOf(figures));
