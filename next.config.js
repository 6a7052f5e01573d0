import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { experimentalOptions, replacedModules } from './next-internals/build-options.ts';
import { browserZodFile, bundleBrowserZod } from './scripts/browser-zod/bundle.ts';

const root = import.meta.dirname;
const sharedCache = path.join(root, 'services/door/page-cache/cache-handler.ts');

/** The overlays package is wherever npm installed it as a dependency of next-sanity. */
const fromNextSanity = createRequire(path.join(root, 'node_modules/next-sanity/package.json'));
const overlays = path.relative(root, fromNextSanity.resolve('@sanity/visual-editing/enable-visual-editing'));

/** @type {import('next').NextConfig} */
const config = {
  i18n: { locales: ['en', 'zh', 'ja'], defaultLocale: 'en', localeDetection: false },
  reactStrictMode: true,
  poweredByHeader: false,
  // A proxy in front may compress instead.
  compress: process.env.NEXT_COMPRESS !== '0',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  expireTime: 86_400,
  ...(existsSync(sharedCache) ? { cacheHandler: sharedCache } : {}),
  turbopack: {
    root,
    resolveAlias: {
      '@sanity/visual-editing/enable-visual-editing': `./${overlays}`,
      'zod/mini': { browser: `./${browserZodFile}` },
      ...replacedModules,
    },
  },
  experimental: experimentalOptions,
  // Types are checked by `npm run types`.
  typescript: { ignoreBuildErrors: true },
};

/** @param {string} phase what Next is about to do */
export default async function configure(phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await bundleBrowserZod(root);
  return config;
}
