import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { adviseOn } from '#scripts/verify/install-advice.ts';
import { installMissing } from '#scripts/verify/install-packages.ts';
import type { Need } from '#scripts/verify/needs.ts';
import { openMachine, type MachineUnderTest } from './machine-under-test.ts';

const all: readonly Need[] = ['chromium', 'fonts', 'postgres', 'redis'];
const things = 'Missing: Chromium or Chrome, Chinese and Japanese fonts (by fc-list), a Postgres server, a Redis server.';

describe('the words about what is missing', () => {
  const advise = (system: Parameters<typeof openMachine>[0], missing: readonly Need[], isRoot = false): string => {
    const machine = openMachine(system, { isRoot });
    const words = adviseOn(machine, missing);
    machine.remove();
    return words;
  };

  test('name the command of each system', () => {
    const debian =
      'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fontconfig fonts-noto-cjk postgresql redis-server';
    expect(advise('debian', all)).toBe(`${things} Install with: sudo sh -c '${debian}'`);
    expect(advise('debian', all, true)).toBe(`${things} Install with: ${debian}`);
    expect(advise('fedora', all)).toBe(
      `${things} Install with: sudo dnf install -y chromium fontconfig google-noto-sans-cjk-fonts postgresql-server valkey`,
    );
    expect(advise('macos', ['chromium', 'redis'])).toBe(
      'Missing: Chromium or Chrome, a Redis server. Install with: brew install google-chrome redis',
    );
    expect(advise('alpine', all)).toBe(
      `${things} Install them as this system does, on PATH or named by CHROMIUM_PATH, POSTGRES_BIN, REDIS_SERVER.`,
    );
  });

  test('say on Ubuntu, which has Chromium as a snap only, what to do instead', () => {
    expect(advise('ubuntu', ['chromium'])).toContain('set CHROMIUM_PATH to its program');
    expect(advise('ubuntu', ['chromium'])).not.toContain('apt-get');
    expect(advise('ubuntu', all)).toContain(
      "Install with: sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk postgresql redis-server'",
    );
    expect(advise('ubuntu', ['redis'])).not.toContain('CHROMIUM_PATH');
  });

  test('say which variable names a wrong place', () => {
    const machine = openMachine('debian');
    machine.environment.POSTGRES_BIN = '/opt/none';
    expect(adviseOn(machine, ['postgres'])).toBe('POSTGRES_BIN names /opt/none, where a Postgres server is not.');
    machine.remove();
  });
});

describe('installing', () => {
  let machine: MachineUnderTest;
  const said: string[] = [];
  const at = (absolute: string): string => path.join(machine.root, absolute);
  const calls = (): string[] => (existsSync(at('/calls')) ? readFileSync(at('/calls'), 'utf8').trim().split('\n') : []);

  function openDebian(isRoot: boolean): void {
    machine = openMachine('debian', { isRoot });
    machine.environment.PATH = `${machine.environment.PATH}:/usr/bin:/bin`;
    // the policy is consulted during the installation
    const asks = ['redis-server', 'postgresql', 'nginx'].map(
      (service) =>
        `[ -e ${at('/usr/sbin/policy-rc.d')} ] && ${at('/usr/sbin/policy-rc.d')} ${service} start; echo "may start ${service}: $?" >> ${at('/calls')}`,
    );
    machine.program('/usr/bin/apt-get', `echo "apt-get $*" >> ${at('/calls')}\n[ "$1" = install ] || exit 0\n${asks.join('\n')}`);
    machine.program('/usr/bin/systemctl', `echo "systemctl $*" >> ${at('/calls')}`);
    machine.file('/usr/sbin/README', '');
  }

  beforeEach(() => {
    said.length = 0;
  });

  afterEach(() => machine.remove());

  test('as root takes the packages of what is missing, lets none of their services start, and leaves them disabled', () => {
    openDebian(true);
    installMissing(machine, ['fonts', 'postgres', 'redis'], (line) => said.push(line));
    expect(said).toEqual(['Installing fontconfig, fonts-noto-cjk, postgresql, redis-server …']);
    expect(calls()).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk postgresql redis-server',
      'may start redis-server: 101',
      'may start postgresql: 101',
      'may start nginx: 0',
      'systemctl disable --quiet postgresql redis-server',
    ]);
    expect(existsSync(at('/usr/sbin/policy-rc.d'))).toBe(false);
  });

  test('leaves a policy about services that was there, and a service whose package was there', () => {
    openDebian(true);
    machine.program('/usr/sbin/policy-rc.d', 'exit 42');
    installMissing(machine, ['redis'], () => undefined);
    expect(calls()).toContain('may start redis-server: 42');
    expect(existsSync(at('/usr/sbin/policy-rc.d'))).toBe(true);
    expect(calls().at(-1)).toBe('systemctl disable --quiet redis-server');
  });

  test('says where apt-get failed, and takes nothing where a variable names the wrong place', () => {
    openDebian(true);
    machine.program('/usr/bin/apt-get', 'exit 100');
    installMissing(machine, ['chromium'], (line) => said.push(line));
    expect(said.at(-1)).toBe('apt-get failed; see the output above.');
    machine.environment.CHROMIUM_PATH = '/nowhere';
    said.length = 0;
    installMissing(machine, ['chromium'], (line) => said.push(line));
    expect(said).toEqual([]);
  });

  test('is left to others where one is not root', () => {
    openDebian(false);
    installMissing(machine, all, (line) => said.push(line));
    expect([said, calls()]).toEqual([[], []]);
  });
});
