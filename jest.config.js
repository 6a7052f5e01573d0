import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const project = (displayName, testEnvironment, folders, setup) =>
  withNext({
    displayName,
    testEnvironment,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    setupFilesAfterEnv: setup,
    // as the bundler does (next.config.js)
    moduleNameMapper: {
      '^@chakra-ui/react/styled-system$': '<rootDir>/components/ui/styled/styled-system.ts',
      '^#react-dom-client$': '<rootDir>/node_modules/react-dom/client.js',
      '^#chakra-styled-system$': '<rootDir>/node_modules/@chakra-ui/react/dist/cjs/styled-system/index.cjs',
    },
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
