import { runNode } from './verify/run-command.ts';

const steps = [
  ['scripts/check-types.ts'],
  ['scripts/lint.ts'],
  ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'components'],
];

for (const step of steps) {
  if ((await runNode(step)) !== 0) process.exit(1);
}
