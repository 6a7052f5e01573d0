import path from 'node:path';
import { startupSentence } from '#services/platform/process/startup-failure.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { buildStudio } from './stack/builds.ts';
import { projectRoot } from './stack/project-paths.ts';
import { createEnding } from './stack/shutdown.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';
import { supervise } from './stack/supervised-process.ts';
import { waitFor } from './stack/wait-for.ts';

/** `npm run lake`: the content lake and its Studio, without site and services. */
const startedWithinMs = 120_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { hold, end } = createEnding();

try {
  loadEnvironmentFile();
  const { port, dataDirectory, environment } = await readStackSettings(process.env);
  await buildStudio(environment, say);
  const failed = new AbortController();
  const giveUp = (reason: string): void => {
    process.stderr.write(`${reason}\n`);
    failed.abort(new Error(reason));
    void end(1);
  };
  hold(supervise({ name: 'lake', script: 'services/lake/alone/main.ts', environment, say, giveUp }));
  await waitFor(`http://127.0.0.1:${port}/readyz`, {
    deadlineMs: startedWithinMs,
    accept: async (answer) => answer.ok,
    signal: failed.signal,
  });
  const beside = (name: string): string => path.relative(projectRoot, path.join(dataDirectory, name));
  say(`\n  Lake      http://localhost:${port}/lake`);
  say(`  Studio    http://localhost:${port}/studio`);
  say(`  Accounts  ${beside('accounts.json')}\n  Tokens    ${beside('secrets.json')}\n\n  Ctrl-C ends it.`);
} catch (error) {
  process.stderr.write(`${startupSentence(error) ?? messageOf(error)}\n`);
  await end(1);
}
