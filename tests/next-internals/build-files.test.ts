import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { buildIdFile, nextCommand } from '#next-internals/build-files.ts';
import { experimentalOptions, replacedModules } from '#next-internals/build-options.ts';

const ofNext = createRequire(import.meta.url);
const constants = ofNext('next/dist/shared/lib/constants.js') as typeof import('next/dist/shared/lib/constants');
const readOfNext = (file: string): string => readFileSync(ofNext.resolve(`next/${file}`), 'utf8');

test('the command and the files of a build have the names that they had', () => {
  const { bin } = JSON.parse(readOfNext('package.json')) as { bin: { next: string } };
  expect(nextCommand).toBe(`node_modules/next/${bin.next.replace(/^\.\//, '')}`);
  expect([constants.BUILD_ID_FILE, constants.PRERENDER_MANIFEST]).toEqual([buildIdFile, 'prerender-manifest.json']);
  expect(readOfNext('dist/build/index.js')).toContain('prerenderManifest.notFoundRoutes =');
});

test('Next’s client begins with the module that is replaced', () => {
  expect(Object.keys(replacedModules)).toEqual(['react-dom/client', '#react-dom-client']);
  const client = readOfNext('dist/client/index.js');
  expect(client).toContain('require("react-dom/client")');
  expect(client).toContain('.hydrateRoot(domEl, reactEl, {');
});

test('the bundler still knows each experimental option', () => {
  const { defaultConfig } = ofNext('next/dist/server/config-shared.js') as typeof import('next/dist/server/config-shared');
  expect(Object.keys(defaultConfig.experimental ?? {})).toEqual(expect.arrayContaining(Object.keys(experimentalOptions)));
});
