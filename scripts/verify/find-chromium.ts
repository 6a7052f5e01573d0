import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findCommand, isProgram, listFolder, onMachine, type Machine } from './machine.ts';

/** The headless shell: a fresh profile takes it a third of the time. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Below a folder `chromium_headless_shell-<number>` of Playwright's own browsers. */
const playwrightShells = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-linux-arm64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-mac/headless_shell',
];

/** Below a folder `chromium-<number>`. */
const playwrightPrograms = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium or Chrome to test with; null if there is none, or if CHROMIUM_PATH names nothing that runs. */
export function findChromium(machine: Machine): string | null {
  const named = machine.environment.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : null;
  const onPath = commands.map((command) => findCommand(machine, command));
  const installed = applications.map((file) => onMachine(machine, file));
  return (
    [...onPath, ...installed, ...playwrightBrowsers(machine)].find((file) => file !== null && isProgram(file) && !isSnap(file)) ?? null
  );
}

function playwrightBrowsers({ environment, platform }: Machine): string[] {
  const { HOME = '', PLAYWRIGHT_BROWSERS_PATH } = environment;
  const folder =
    PLAYWRIGHT_BROWSERS_PATH || path.join(HOME, platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  const below = (name: RegExp, programs: readonly string[]): string[] =>
    listFolder(folder)
      .filter((file) => name.test(path.basename(file)))
      .flatMap((version) => programs.map((program) => path.join(version, program)));
  return [...below(/^chromium_headless_shell-\d+$/, playwrightShells), ...below(/^chromium-\d+$/, playwrightPrograms)];
}

const wrapperBytesAtMost = 16 * 1024;

/** A snap has a temporary folder of its own, without the profiles of tests; Ubuntu installs a wrapper script instead. */
function isSnap(file: string): boolean {
  if (`${file} ${realpathSync(file)}`.includes('/snap')) return true;
  const start = readFileSync(file).subarray(0, wrapperBytesAtMost).toString('latin1');
  return start.startsWith('#!') && start.includes('/snap/bin/');
}
