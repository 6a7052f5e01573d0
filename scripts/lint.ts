import { spawnSync } from 'node:child_process';
import { inProject, projectNode } from './stack/project-paths.ts';
import { findHouseFaults } from './house-rules.ts';

const { status } = spawnSync(projectNode, [inProject('node_modules/oxlint/bin/oxlint'), '--deny-warnings', ...process.argv.slice(2)], {
  cwd: inProject('.'),
  stdio: 'inherit',
});
const faults = findHouseFaults();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (status !== 0 || faults.length > 0) process.exit(1);
