import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/verify/system-packages.ts';

/** The browser's own background requests, many of which fail on a machine without a network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium creates a socket below its temporary folder, and the full path of a socket is limited to 107 bytes. */
const folderLengthAtMost = 50;
const browserEnvironment = tmpdir().length > folderLengthAtMost ? { env: { ...process.env, TMPDIR: '/tmp' } } : {};

/** Wide: on a machine half as fast, beside another worker, a test of the Studio takes four times as long. */
const testTimeoutMs = 180_000;
const expectTimeoutMs = 25_000;

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  // they write the pictures of the handbook (npm run handbook:pictures)
  testIgnore: process.env.HANDBOOK_PICTURES ? [] : '**/handbook/**',
  globalSetup: './tests/e2e/setup/start-stack.ts',
  // each has a product of its own, whose content the tests of a file change in turn (docs/decisions/014)
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // tests that pass only on a retry are listed, and a run passes with at most three of them
  retries: 1,
  timeout: testTimeoutMs,
  expect: { timeout: expectTimeoutMs },
  outputDir: 'test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: { executablePath: chromiumPath, args: quiet, ...browserEnvironment },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // recording every test costs a sixth of the run: of a failure its page and picture are kept, of the second try the trace
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
  },
});
