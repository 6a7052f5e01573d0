import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const project = (displayName, testEnvironment, folders, setup) =>
  withNext({
    displayName,
    testEnvironment,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    setupFilesAfterEnv: setup,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts?(x)`),
  })();

export default async () => ({
  projects: [
    await project('unit', 'node', ['lib', 'cms-schemas', 'scripts', 'studio', 'locales'], ['<rootDir>/tests/setup/node.ts']),
    await project('services', 'node', ['services'], ['<rootDir>/tests/setup/node.ts']),
    await project('components', 'jsdom', ['components', 'pages'], ['<rootDir>/tests/setup/browser.ts']),
  ],
  maxWorkers: 2,
  // the first opening of an embedded database takes seconds on a busy machine
  testTimeout: 60_000,
});
