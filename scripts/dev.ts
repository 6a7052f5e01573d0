import { watch } from 'node:fs';
import { buildStudio } from './stack/builds.ts';
import { inProject } from './stack/project-paths.ts';
import { runStack, type RunningStack } from './stack/run-stack.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const rebuildPauseMs = 500;

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

loadEnvironmentFile();
const settings = await readStackSettings(process.env, 'development');
const production = await readStackSettings(process.env);

/** The Studio is a static build; a change of its sources builds it again, and a reload shows it. */
const rebuildStudio = (): void => {
  buildStudio(production.environment, say).catch((error: unknown) => say(String(error)));
};

await buildStudio(production.environment, say);
stack = await runStack(settings, { say, giveUp: (reason) => void (say(reason), end(1)), watch: true });
let timer: NodeJS.Timeout | undefined;
for (const folder of ['studio', 'cms-schemas']) {
  watch(inProject(folder), { recursive: true }, (_event, file) => {
    if (file?.startsWith('dist')) return;
    clearTimeout(timer);
    timer = setTimeout(rebuildStudio, rebuildPauseMs);
  });
}
say(`\n  Site      http://localhost:${settings.port}  (hot reload)\n  Studio    http://localhost:${settings.port}/studio\n`);
