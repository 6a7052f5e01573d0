import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Machine } from '#scripts/verify/machine.ts';

/** A machine whose whole disk is a temporary folder. */
export interface MachineUnderTest extends Machine {
  readonly environment: Record<string, string | undefined>;
  /** Creates a program at an absolute path of that machine, with these shell lines; returns its real path. */
  program(absolute: string, lines?: string): string;
  file(absolute: string, text: string): void;
  remove(): void;
}

const releases = {
  debian: 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n',
  ubuntu: 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n',
  mint: 'ID=linuxmint\nID_LIKE="ubuntu debian"\n',
  fedora: 'NAME="Fedora Linux"\nID=fedora\n',
  rocky: 'ID="rocky"\nID_LIKE="rhel centos fedora"\n',
  alpine: 'ID=alpine\n',
  macos: null,
} as const;

/** An empty machine of that system: its PATH is its own `/usr/bin`. */
export function openMachine(system: keyof typeof releases, { isRoot = false } = {}): MachineUnderTest {
  const root = mkdtempSync(path.join(tmpdir(), 'hostfront-machine-'));
  const file = (absolute: string, text: string): string => {
    const place = path.join(root, absolute);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    return place;
  };
  const release = releases[system];
  if (release !== null) file('/etc/os-release', release);
  return {
    platform: system === 'macos' ? 'darwin' : 'linux',
    environment: { PATH: path.join(root, '/usr/bin'), HOME: path.join(root, '/home') },
    isRoot,
    root,
    program: (absolute, lines = '') => {
      const place = file(absolute, `#!/bin/sh\n${lines}\n`);
      chmodSync(place, 0o755);
      return place;
    },
    file: (absolute, text) => void file(absolute, text),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The three programs needed to start a Postgres server. */
export function addPostgres(machine: MachineUnderTest, folder: string): string {
  for (const name of ['initdb', 'postgres', 'pg_isready']) machine.program(`${folder}/${name}`);
  return path.join(machine.root, folder);
}
