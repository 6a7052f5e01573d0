import path from 'node:path';
import { findCommand, isProgram, listFolder, onMachine, outputOf, type Machine } from './machine.ts';

/** Homebrew's folders, one for each installed version. */
const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'];

/** Folder of the newest Postgres server programs; null if none is installed, or if POSTGRES_BIN contains none. */
export function findPostgres(machine: Machine): string | null {
  const named = machine.environment.POSTGRES_BIN;
  if (named) return holdsServer(named) ? named : null;
  const configured = outputOf(machine, 'pg_config', ['--bindir']);
  const debian = listFolder(onMachine(machine, '/usr/lib/postgresql')).map((version) => path.join(version, 'bin'));
  const brewed = homebrew.flatMap((folder) =>
    listFolder(onMachine(machine, folder)).filter((file) => path.basename(file).startsWith('postgresql')),
  );
  const initdb = findCommand(machine, 'initdb');
  const folders = [configured, ...debian, ...brewed.map((folder) => path.join(folder, 'bin')), initdb && path.dirname(initdb)];
  return folders.find((folder) => folder !== null && holdsServer(folder)) ?? null;
}

const holdsServer = (folder: string): boolean =>
  ['initdb', 'postgres', 'pg_isready'].every((program) => isProgram(path.join(folder, program)));
