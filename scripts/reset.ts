import path from 'node:path';
import { messageOf } from '#services/platform/process/message-of.ts';
import { projectRoot } from './stack/project-paths.ts';
import { removeData } from './stack/remove-data.ts';
import { dataDirectoryOf, loadEnvironmentFile } from './stack/stack-settings.ts';

try {
  loadEnvironmentFile();
  const directory = dataDirectoryOf(process.env);
  const name = path.relative(projectRoot, directory) || directory;
  const removed = await removeData(directory);
  process.stdout.write(`${removed ? `${name} is removed.` : `There is no ${name}.`} The next start begins with the seed.\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
