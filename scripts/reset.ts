import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './stack/project-paths.ts';
import { dataDirectoryOf, loadEnvironmentFile } from './stack/stack-settings.ts';

loadEnvironmentFile();
const directory = dataDirectoryOf(process.env);
rmSync(directory, { recursive: true, force: true });
process.stdout.write(`${path.relative(projectRoot, directory) || directory} is removed. The next start begins with the seed.\n`);
