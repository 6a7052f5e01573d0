import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject, projectNode } from './stack/project-paths.ts';

const projects = ['tsconfig.json', 'studio/tsconfig.json'].filter((file) => existsSync(inProject(file)));

for (const project of projects) {
  const { status } = spawnSync(projectNode, [inProject('node_modules/typescript/bin/tsc'), '--noEmit', '-p', inProject(project)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
