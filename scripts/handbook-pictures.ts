import { runNode } from './verify/run-command.ts';

// the whole product starts on data of its own; its tasks are done in a browser, and each leaves its picture
process.exitCode = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', 'handbook/', '--workers=1', '--retries=0', ...process.argv.slice(2)],
  { HANDBOOK_PICTURES: '1' },
);
