/** What the site uses of Chakra's styled system, under its name (an alias of the bundler, decision 9). */
export { createSystem, defineConfig, defineGlobalStyles, defineRecipe, defineSemanticTokens, defineTextStyles, defineTokens } from '#chakra-styled-system';
export { chakra } from './chakra.ts';
