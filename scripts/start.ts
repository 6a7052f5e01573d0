import path from 'node:path';
import { buildWhatChanged } from './stack/builds.ts';
import { projectRoot } from './stack/project-paths.ts';
import { runStack, type RunningStack } from './stack/run-stack.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

const startedAt = Date.now();
const say = (line: string): void => void process.stdout.write(`${String(Math.round((Date.now() - startedAt) / 1_000)).padStart(4)} s  ${line}\n`);

let stack: RunningStack | undefined;

let ending: Promise<void> | undefined;

/** Ends every process, then this one; a second signal waits for the first. */
const end = async (code: number): Promise<never> => {
  await (ending ??= stack?.stop());
  process.exit(code);
};

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.once('disconnect', () => void end(0));

try {
  loadEnvironmentFile();
  const settings = await readStackSettings(process.env);
  await buildWhatChanged(settings.environment, say);
  stack = await runStack(settings, {
    say,
    giveUp: (reason) => {
      process.stderr.write(`${reason}\n`);
      void end(1);
    },
    servicesElsewhere: Boolean(process.env.SERVICES_URL),
  });
  const address = `http://localhost:${settings.port}`;
  const accounts = path.relative(projectRoot, path.join(settings.dataDirectory, 'accounts.json'));
  process.stdout.write(`\n  Site      ${address}\n  Studio    ${address}/studio\n  Accounts  ${accounts}\n\n  Ctrl-C ends everything.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await end(1);
}
