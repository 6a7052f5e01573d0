/** Modules of Next that the bundler replaces by ours (docs/next-internals.md). */
export const replacedModules = {
  'react-dom/client': { browser: './next-internals/hydrate-in-slices.ts' },
  '#react-dom-client': './node_modules/react-dom/client.js',
};

/** Without this Turbopack writes an inline script, which the content security policy forbids. */
export const experimentalOptions = { turbopackSharedRuntime: false };
