import path from 'node:path';
import { outerRooms, rooms } from './rooms.ts';

const roomNames = Object.keys(rooms).toSorted((one, other) => other.length - one.length);
const allowed = new Map<string, readonly string[]>(Object.entries(rooms));

const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** The innermost room that a file of the tree lies in; null for the root, the tools and the tests. */
const roomOf = (file: string): string | null => roomNames.find((room) => isIn(file, room)) ?? null;

const specifiers = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"]([.#][^'"]+)['"]/g;

/** The file of the tree that an import names; null for what is not ours. */
function importedFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return target.startsWith('..') ? null : target;
}

/** What starts as a thread or a process of its own is named by its address, a process of the product by its place in the tree. */
const startedBeside = /\bnew URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const startedPrograms = /\bscript: '([^']+\.ts)'/g;

/** Files of the tree that a file imports or starts, its types apart. */
export function importsOf(file: string, text: string): string[] {
  const named = [...text.replaceAll(/^import type [^;]*;/gm, '').matchAll(specifiers), ...text.matchAll(startedBeside)];
  return [
    ...named.flatMap(([, specifier = '']) => importedFile(file, specifier) ?? []),
    ...[...text.matchAll(startedPrograms)].map(([, program = '']) => program),
  ];
}

/** The other room of ours that an import reaches into; null for packages, the own room and files of the root. */
function roomReached(file: string, room: string, specifier: string): string | null {
  const target = importedFile(file, specifier);
  if (target === null) return null;
  const reached = outerRooms.find((name) => isIn(target, name)) ?? roomOf(target);
  return reached === room ? null : reached;
}

/** Whether a name of the table, a room or a folder of rooms, lets a room in. */
const letsIn = (name: string, reached: string): boolean => name === reached || (!allowed.has(name) && isIn(reached, name));

/** Says what is wrong with one import, in the words that the lint prints; null where the table allows it. */
function importFault(file: string, room: string, specifier: string): string | null {
  const reached = roomReached(file, room, specifier);
  const may = allowed.get(room) ?? [];
  if (reached === null || may.some((name) => letsIn(name, reached))) return null;
  return `${file} imports ${specifier}; ${room} may import ${may.length === 0 ? 'nothing else of ours' : may.join(', ')} (scripts/lint/rooms.ts)`;
}

/** Every import of a file that the table of rooms does not allow, in words. Tests, tools and files of the root may import anything. */
export function findImportFaults(file: string, text: string): string[] {
  const room = roomOf(file);
  if (room === null) return [];
  return [...text.matchAll(specifiers)].flatMap(([, specifier = '']) => importFault(file, room, specifier) ?? []);
}

/** Rooms missing in the table, among the folders of these files: a new room has to declare what it may import. */
export function findUnknownRooms(files: readonly string[]): string[] {
  const parents = ['lib', 'components', 'services/mydoc'];
  const folders = files.flatMap((file) => {
    const parent = parents.find((name) => isIn(file, name));
    const [inner, rest] = parent === undefined ? [] : file.slice(parent.length + 1).split('/', 2);
    return rest === undefined ? [] : [`${parent}/${inner}`];
  });
  return [...new Set(folders)].filter((folder) => !allowed.has(folder));
}

/** What the table allows and no file of the room imports, in words: a permission that nobody uses hides a new dependency. */
export function findUnusedPermissions(files: ReadonlyMap<string, string>): string[] {
  const reachedBy = new Map<string, Set<string>>(roomNames.map((room) => [room, new Set()]));
  for (const [file, text] of files) {
    const room = roomOf(file);
    if (room === null) continue;
    for (const [, specifier = ''] of text.matchAll(specifiers)) {
      const reached = roomReached(file, room, specifier);
      if (reached !== null) reachedBy.get(room)?.add(reached);
    }
  }
  return [...allowed].flatMap(([room, may]) =>
    may
      .filter((name) => ![...(reachedBy.get(room) ?? [])].some((reached) => letsIn(name, reached)))
      .map((name) => `${room} may import ${name} and does not (scripts/lint/rooms.ts)`),
  );
}
