import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a search for programs can inspect. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** The folder that absolute paths of the system start from: `/`. */
  readonly root: string;
}

export type System = 'debian' | 'ubuntu' | 'fedora' | 'macos' | 'other';

export const thisMachine = (): Machine => ({
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  root: '/',
});

/** An absolute path of the system. */
export const onMachine = (machine: Machine, absolute: string): string => path.join(machine.root, absolute);

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The path of the first of these commands on PATH; null if there is none. */
export function findCommand(machine: Machine, ...names: readonly string[]): string | null {
  const folders = (machine.environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null;
}

/** The output of a command; null if it is missing or fails. */
export function outputOf(machine: Machine, command: string, parameters: readonly string[]): string | null {
  const program = findCommand(machine, command);
  if (program === null) return null;
  const { status, stdout } = spawnSync(program, parameters, { encoding: 'utf8', env: { NODE_ENV: 'production', ...machine.environment } });
  return status === 0 ? stdout.trim() : null;
}

/** Full paths of a system folder's entries, the highest number in the name first. */
export function listFolder(folder: string): string[] {
  try {
    const number = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);
    return readdirSync(folder)
      .toSorted((left, right) => number(right) - number(left))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

/** The operating system family, by its own release file. */
export function readSystem(machine: Machine): System {
  if (machine.platform === 'darwin') return 'macos';
  const words = releaseWords(machine);
  if (words.includes('ubuntu')) return 'ubuntu';
  if (words.includes('debian')) return 'debian';
  return words.some((word) => ['fedora', 'rhel', 'centos'].includes(word)) ? 'fedora' : 'other';
}

function releaseWords(machine: Machine): string[] {
  try {
    const text = readFileSync(onMachine(machine, '/etc/os-release'), 'utf8');
    return [...text.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap(([, value = '']) => value.split(' '));
  } catch {
    return [];
  }
}
