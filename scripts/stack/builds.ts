import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdFile, nextCommand } from '#next-internals/build-files.ts';
import { compressFiles } from './compress-files.ts';
import { inProject, projectNode } from './project-paths.ts';
import type { StackEnvironment } from './stack-settings.ts';
import { hashSources } from './source-hash.ts';

export interface Build {
  name: string;
  /** Source folders and files. */
  sources: readonly string[];
  /** Environment variables that are compiled in. */
  variables: readonly string[];
  /** A file that exists once it is built. */
  result: string;
  directory: string;
  command: readonly string[];
  /** A folder with Next's build. */
  site?: string;
}

const packages = ['package.json', 'package-lock.json'];

const studio: Build = {
  name: 'Studio',
  sources: [...packages, 'studio', 'cms-schemas', 'lib'],
  variables: ['SANITY_STUDIO_PROJECT_ID', 'SANITY_STUDIO_DATASET', 'SANITY_STUDIO_TIME_ZONE'],
  result: 'studio/dist/index.html',
  directory: 'studio',
  command: ['node_modules/.bin/sanity', 'build', 'dist', '--yes', '--no-auto-updates'],
};

const site: Build = {
  name: 'site',
  sources: [
    ...packages,
    'pages',
    'page-loaders',
    'components',
    'lib',
    'locales',
    'public',
    'next.config.js',
    'next-internals',
    'scripts/browser-zod',
    'services/door/page-cache',
  ],
  variables: ['NEXT_DIST_DIR'],
  result: `.next/${buildIdFile}`,
  directory: '.',
  command: [nextCommand, 'build'],
  site: '.next',
};

/** Builds Studio and site in parallel, each only if its sources have changed since; returns how many were built. */
export async function buildWhatChanged(environment: StackEnvironment, say: (line: string) => void): Promise<number> {
  const built = await Promise.all([studio, site].map((build) => buildIfChanged(build, environment, say)));
  return built.filter(Boolean).length;
}

export const buildStudio = (environment: StackEnvironment, say: (line: string) => void): Promise<boolean> =>
  buildIfChanged(studio, environment, say);

/** Builds one target, unless it exists from the same sources; returns whether it was built. */
export async function buildIfChanged(build: Build, environment: StackEnvironment, say: (line: string) => void): Promise<boolean> {
  const marker = path.join(inProject(build.result), '..', 'built-from');
  const hash = hashSources(
    build.sources,
    build.variables.map((name) => `${name}=${environment[name] ?? ''}`),
  );
  if (existsSync(inProject(build.result)) && existsSync(marker) && readFileSync(marker, 'utf8') === hash) return false;
  say(`Building the ${build.name} …`);
  const startedAt = Date.now();
  await run(build, environment);
  // once for all visitors
  if (build.site) await compressFiles(path.join(inProject(build.site), 'static'));
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, hash);
  say(`Built the ${build.name} in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  return true;
}

/** Browser bundles are built without secrets in the environment. */
const withoutSecrets = ({ NODE_ENV, ...environment }: StackEnvironment): StackEnvironment => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => !/SECRET|TOKEN|PASSWORD|PRIVATE|_KEY$/.test(name))),
  NODE_ENV,
});

const outputLinesAtMost = 60;

function run(build: Build, environment: StackEnvironment): Promise<void> {
  const [script = '', ...parameters] = build.command;
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode, [inProject(script), ...parameters], {
      cwd: inProject(build.directory),
      env: withoutSecrets(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      const lines = Buffer.concat(output).toString().trimEnd().split('\n').slice(-outputLinesAtMost);
      reject(new Error(`Building the ${build.name} failed:\n${lines.join('\n')}`));
    });
  });
}
