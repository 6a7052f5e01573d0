import { spawnSync } from 'node:child_process';
import { inProject, projectNode } from './stack/project-paths.ts';
import { readCodeFiles } from './lint/code-files.ts';
import { findHouseFaults } from './lint/house-rules.ts';
import { findUnusedPermissions } from './lint/import-rules.ts';
import { findUntestedRules } from './lint/mirrored-tests.ts';

const run = (program: string, ...parameters: readonly string[]): boolean =>
  spawnSync(projectNode, [inProject(`node_modules/${program}`), ...parameters], { cwd: inProject('.'), stdio: 'inherit' }).status === 0;

// `npm run format` fixes what this reports
const isFormatted = run('oxfmt/bin/oxfmt', '--check');
const isTidy = run('oxlint/bin/oxlint', '--deny-warnings', ...process.argv.slice(2));
// unused files, exports and packages (knip.jsonc)
const isUsed = run('knip/bin/knip.js', '--no-progress');
const files = readCodeFiles();
const faults = [...findHouseFaults(files), ...findUntestedRules(files), ...findUnusedPermissions(files)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (!isFormatted || !isTidy || !isUsed || faults.length > 0) process.exit(1);
