import { existsSync } from 'node:fs';
import path from 'node:path';
import { startupSentence } from '#services/platform/process/startup-failure.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { buildWhatChanged } from './stack/builds.ts';
import { projectRoot } from './stack/project-paths.ts';
import { findExampleNotice } from './stack/example-notice.ts';
import { runStack } from './stack/run-stack.ts';
import { createEnding } from './stack/shutdown.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

const startedAt = Date.now();
const say = (line: string): void =>
  void process.stdout.write(`${String(Math.round((Date.now() - startedAt) / 1_000)).padStart(4)} s  ${line}\n`);

const { hold, end } = createEnding();

try {
  loadEnvironmentFile();
  const settings = await readStackSettings(process.env);
  await buildWhatChanged(settings.environment, say);
  const stack = await runStack(settings, {
    say,
    giveUp: (reason) => {
      process.stderr.write(`${reason}\n`);
      void end(1);
    },
    servicesElsewhere: Boolean(process.env.SERVICES_URL),
  });
  hold(stack);
  const address = `http://localhost:${settings.port}`;
  const accountsFile = path.join(settings.dataDirectory, 'accounts.json');
  // if another replica created the accounts, the services have reported it
  const accounts = existsSync(accountsFile) ? `  Accounts  ${path.relative(projectRoot, accountsFile)}\n` : '';
  process.stdout.write(`\n  Site      ${address}\n  Studio    ${address}/studio\n${accounts}\n  Ctrl-C ends everything.\n`);
  const notice = await findExampleNotice(settings.environment, `${address}/studio`);
  if (notice) process.stdout.write(`\n  ${notice}\n`);
} catch (error) {
  process.stderr.write(`${startupSentence(error) ?? messageOf(error)}\n`);
  await end(1);
}
