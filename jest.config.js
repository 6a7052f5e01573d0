import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const project = (displayName, testEnvironment, testMatch, setup, { moduleNameMapper: moreNames, ...more } = {}) =>
  withNext({
    displayName,
    testEnvironment,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    setupFilesAfterEnv: setup,
    // the same aliases as in the bundler (next.config.js)
    moduleNameMapper: { '^#react-dom-client$': '<rootDir>/node_modules/react-dom/client.js', ...moreNames },
    testMatch,
    ...more,
  })();

const inFolders = (...folders) => folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts?(x)`);

/** Tests that open an embedded database whatever server the run has: there they would prove the same again. */
const onlyEmbeddedFiles = [
  'lake/alone/lake-alone',
  'lake/durability',
  'platform/database/embedded-checkpoints',
  'platform/process/directory-lock',
];

/**
 * Behaviour specific to the embedded database: it is one process with one connection and a locked directory, with files that outlive the
 * process. Everything else is SQL that both databases execute alike, and is tested on a server (`services`).
 */
const embeddedFiles = [
  ...onlyEmbeddedFiles,
  // the tables, and the lock on the directory
  'platform/database/migrations',
  'platform/jobs',
  'platform/database/database',
  'mydoc/content-cache/cached-query',
  'platform/database/database-clock',
  // transactions that send jobs: a second connection inside one would wait for ever
  'mydoc/orders/placement/create',
  'mydoc/orders/payments/payment',
  'mydoc/orders/delivery',
  'mydoc/orders/outbox',
  // many at once over one connection
  'mydoc/coupons/race',
  'mydoc/orders/ledger/reconciliation-job',
  'mydoc/content/sweep',
  'lake/webhooks/webhooks',
  // what is there after a process was killed
  'mydoc/orders/under-fire',
  'backup/killed-restore',
  // a copy of what one connection holds, while others need it
  'backup/under-writes',
  'backup/backup-door',
  // ownership of the lake: the embedded one has no rival
  'lake/documents/ownership',
  'lake/contract',
];

const testOf = (file) => `<rootDir>/tests/services/${file}.test.ts`;

const quickPasswords = { '^\\./password-cost\\.ts$': '<rootDir>/tests/setup/quick-password-cost.ts' };

const nodeSetup = ['<rootDir>/tests/setup/node.ts'];

export default async () => ({
  projects: [
    await project('unit', 'node', inFolders('lib', 'cms-schemas', 'scripts', 'studio', 'locales', 'next-internals', 'docs'), nodeSetup),
    // on the server that TEST_DATABASE_URL names, else on the embedded database
    await project('services', 'node', inFolders('services'), nodeSetup, {
      moduleNameMapper: quickPasswords,
      testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_DATABASE_URL ? onlyEmbeddedFiles.map(testOf) : [])],
      globalSetup: '<rootDir>/tests/setup/databases/begin-services.ts',
      globalTeardown: '<rootDir>/tests/setup/databases/end-services.ts',
    }),
    await project('services-embedded', 'node', embeddedFiles.map(testOf), nodeSetup, {
      moduleNameMapper: quickPasswords,
      globalSetup: '<rootDir>/tests/setup/databases/begin-embedded.ts',
      globalTeardown: '<rootDir>/tests/setup/databases/end-services.ts',
      setupFiles: ['<rootDir>/tests/setup/databases/embedded-only.ts'],
    }),
    await project('components', 'jsdom', inFolders('components', 'page-loaders', 'pages'), ['<rootDir>/tests/setup/browser.ts']),
  ],
  maxWorkers: 2,
  // modules of a finished file stay in its worker: one that has collected much is replaced by a new one
  workerIdleMemoryLimit: '1.5GB',
  // the first opening of an embedded database takes seconds on a busy machine
  testTimeout: 60_000,
});
