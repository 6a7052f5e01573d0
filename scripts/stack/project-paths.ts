import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export const inProject = (...segments: string[]): string => path.join(projectRoot, ...segments);

/** The Node that runs everything in the project. */
export const projectNode = inProject('node_modules/node/bin/node');
