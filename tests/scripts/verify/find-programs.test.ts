import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findChromium } from '#scripts/verify/find-chromium.ts';
import { findPostgres } from '#scripts/verify/find-postgres.ts';
import { readSystem } from '#scripts/verify/machine.ts';
import { findMissing, findRedis } from '#scripts/verify/needs.ts';
import { addPostgres, openMachine, type MachineUnderTest } from './machine-under-test.ts';

const machines: MachineUnderTest[] = [];

afterEach(() => machines.splice(0).forEach((machine) => machine.remove()));

function open(...settings: Parameters<typeof openMachine>): MachineUnderTest {
  const machine = openMachine(...settings);
  machines.push(machine);
  return machine;
}

describe('Chromium', () => {
  test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'is found on PATH as %s',
    (name) => {
      const machine = open('debian');
      expect(findChromium(machine)).toBeNull();
      const program = machine.program(`/usr/bin/${name}`);
      expect(findChromium(machine)).toBe(program);
    },
  );

  test.each([
    ['/usr/bin', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    [
      "Playwright's folder",
      '/home/.cache/ms-playwright/chromium-1300/chrome-linux64/chrome',
      '/home/.cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
  ])('is the shell without windows where both are in %s', (_folder, chromium, headlessShell) => {
    const machine = open('debian');
    machine.program(chromium);
    const shell = machine.program(headlessShell);
    expect(findChromium(machine)).toBe(shell);
  });

  test('is the one that CHROMIUM_PATH names, and none where it names nothing that runs', () => {
    const machine = open('debian');
    machine.program('/usr/bin/chromium');
    machine.environment.CHROMIUM_PATH = machine.program('/opt/chrome/chrome');
    expect(findChromium(machine)).toBe(machine.environment.CHROMIUM_PATH);
    chmodSync(machine.environment.CHROMIUM_PATH, 0o644);
    expect(findChromium(machine)).toBeNull();
  });

  test('is found among the applications of macOS', () => {
    const machine = open('macos');
    const program = machine.program('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(findChromium(machine)).toBe(program);
  });

  test.each([
    ['debian', '/home/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome'],
    ['debian', '/home/.cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell'],
    [
      'macos',
      '/home/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
  ] as const)("is Playwright's own on %s where there is no other", (system, place) => {
    const machine = open(system);
    const program = machine.program(place);
    expect(findChromium(machine)).toBe(program);
    machine.environment.PLAYWRIGHT_BROWSERS_PATH = path.join(machine.root, 'nowhere');
    expect(findChromium(machine)).toBeNull();
  });

  test('is not the snap of Ubuntu, nor its wrapper script', () => {
    const machine = open('ubuntu');
    machine.program('/usr/bin/snap');
    mkdirSync(path.join(machine.root, 'snap/bin'), { recursive: true });
    symlinkSync(path.join(machine.root, 'usr/bin/snap'), path.join(machine.root, 'snap/bin/chromium'));
    machine.program('/usr/bin/chromium-browser', 'exec /snap/bin/chromium "$@"');
    machine.environment.PATH = `${machine.environment.PATH}:${path.join(machine.root, 'snap/bin')}`;
    expect(findChromium(machine)).toBeNull();
    const chrome = machine.program('/usr/bin/google-chrome-stable');
    expect(findChromium(machine)).toBe(chrome);
  });
});

describe('Chinese and Japanese fonts', () => {
  const lists = (lines: string): string[] => {
    const machine = open('debian');
    machine.program('/usr/bin/fc-list', lines);
    return findMissing(machine, ['fonts']);
  };

  test('are there where fc-list names one of each language', () => {
    expect(lists('echo /usr/share/fonts/cjk.ttc')).toEqual([]);
    expect(lists('[ "$1" = :lang=ja ] && echo /usr/share/fonts/ja.ttc')).toEqual(['fonts']);
    expect(lists('exit 0')).toEqual(['fonts']);
  });

  test('are missing where there is no fc-list, but on macOS, which has its own', () => {
    expect([findMissing(open('fedora'), ['fonts']), findMissing(open('macos'), ['fonts'])]).toEqual([['fonts'], []]);
  });
});

describe('a Postgres server', () => {
  test.each([
    ['debian', '/usr/lib/postgresql/17/bin'],
    ['macos', '/opt/homebrew/opt/postgresql@17/bin'],
    ['macos', '/usr/local/opt/postgresql@16/bin'],
    ['fedora', '/usr/bin'],
  ] as const)('is found on %s in %s', (system, folder) => {
    const machine = open(system);
    expect(findPostgres(machine)).toBeNull();
    const added = addPostgres(machine, folder);
    expect(findPostgres(machine)).toBe(added);
  });

  test('is the newest of several versions', () => {
    const machine = open('debian');
    for (const version of ['9', '17', '15']) addPostgres(machine, `/usr/lib/postgresql/${version}/bin`);
    expect(findPostgres(machine)).toBe(path.join(machine.root, '/usr/lib/postgresql/17/bin'));
  });

  test('is where pg_config says, unless only the client is there', () => {
    const machine = open('debian');
    const folder = addPostgres(machine, '/opt/pg/bin');
    machine.program('/usr/bin/pg_config', `[ "$1" = --bindir ] && echo ${folder}`);
    expect(findPostgres(machine)).toBe(folder);
    chmodSync(path.join(folder, 'initdb'), 0o644);
    expect(findPostgres(machine)).toBeNull();
  });

  test('is the one that POSTGRES_BIN names, and none where it names a folder without it', () => {
    const machine = open('debian');
    addPostgres(machine, '/usr/lib/postgresql/17/bin');
    machine.environment.POSTGRES_BIN = addPostgres(machine, '/opt/pg/bin');
    expect(findPostgres(machine)).toBe(machine.environment.POSTGRES_BIN);
    machine.environment.POSTGRES_BIN = path.join(machine.root, 'opt');
    expect(findPostgres(machine)).toBeNull();
  });
});

describe('a Redis server', () => {
  test('is found on PATH, also as Valkey, or where REDIS_SERVER says', () => {
    const machine = open('fedora');
    expect(findRedis(machine)).toBeNull();
    const valkey = machine.program('/usr/bin/valkey-server');
    expect(findRedis(machine)).toBe(valkey);
    const redis = machine.program('/usr/bin/redis-server');
    expect(findRedis(machine)).toBe(redis);
    machine.environment.REDIS_SERVER = machine.program('/opt/redis');
    expect(findRedis(machine)).toBe(machine.environment.REDIS_SERVER);
    machine.environment.REDIS_SERVER = '/nowhere/redis';
    expect(findRedis(machine)).toBeNull();
  });
});

test.each([
  ['debian', 'debian'],
  ['ubuntu', 'ubuntu'],
  ['mint', 'ubuntu'],
  ['fedora', 'fedora'],
  ['rocky', 'fedora'],
  ['alpine', 'other'],
  ['macos', 'macos'],
] as const)('a machine with %s counts as %s', (system, counts) => {
  expect(readSystem(open(system))).toBe(counts);
});
