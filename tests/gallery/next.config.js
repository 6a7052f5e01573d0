import path from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const root = path.resolve(import.meta.dirname, '../..');

const { default: configure } = await import(path.join(root, 'next.config.js'));
const site = await configure(PHASE_PRODUCTION_SERVER);

/** The site's aliases name files from its own folder. */
const fromHere = (file) => file.replace(/^\.\//, '../../');

const resolveAlias = Object.fromEntries(
  Object.entries(site.turbopack.resolveAlias)
    // examples import loaders too, and with them schemas that no page loads into a browser
    .filter(([name]) => name !== 'zod/mini')
    .map(([name, target]) => [
      name,
      typeof target === 'string'
        ? fromHere(target)
        : Object.fromEntries(Object.entries(target).map(([where, file]) => [where, fromHere(file)])),
    ]),
);

/**
 * @type {import('next').NextConfig} A site of its own for looking at components, put together as the product is; the product is built
 * without it.
 */
export default {
  i18n: site.i18n,
  reactStrictMode: true,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1'],
  // Types are checked by `npm run types`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root, resolveAlias },
};
