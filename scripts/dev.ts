import { readdirSync, watch } from 'node:fs';
import { buildStudio } from './stack/builds.ts';
import { inProject } from './stack/project-paths.ts';
import { runStack } from './stack/run-stack.ts';
import { createEnding } from './stack/shutdown.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const rebuildPauseMs = 500;

const { hold, end } = createEnding();

loadEnvironmentFile();
const settings = await readStackSettings(process.env, 'development');
const production = await readStackSettings(process.env);

/** The Studio is a static build, rebuilt when its sources change; reload to see it. */
const rebuildStudio = (): void => {
  buildStudio(production.environment, say).catch((error: unknown) => say(String(error)));
};

await buildStudio(production.environment, say);
hold(
  await runStack(settings, {
    say,
    giveUp: (reason) => void (say(reason), end(1)),
    watch: true,
    servicesElsewhere: Boolean(process.env.SERVICES_URL),
  }),
);
let timer: NodeJS.Timeout | undefined;
// the build output lies beside the sources and disappears during a build, which a recursive watch of the whole folder does not survive
const notSources = ['dist', 'node_modules', '.sanity'];
const studioFolders = readdirSync(inProject('studio'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notSources.includes(entry.name))
  .map(({ name }) => `studio/${name}`);
for (const folder of ['cms-schemas', 'lib', ...studioFolders]) {
  watch(inProject(folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuildStudio, rebuildPauseMs);
  });
}
say(`\n  Site      http://localhost:${settings.port}  (hot reload)\n  Studio    http://localhost:${settings.port}/studio\n`);
