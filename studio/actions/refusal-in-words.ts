import { listInWords } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';

/** The length of a note beside a button. */
const fieldsAtMost = 4;

interface Marker {
  readonly level: string;
  readonly message: string;
  readonly path: readonly unknown[];
}

/** Why a document cannot be published yet: each field by its title, with the first problem there; null if there is none. */
export function refusalInWords(markers: readonly Marker[], titleOf: (field: string) => string): string | null {
  const first = new Map<unknown, string>();
  for (const { level, message, path } of markers) {
    if (level === 'error' && !first.has(path[0])) first.set(path[0], message);
  }
  if (first.size === 0) return null;
  const said = [...first]
    .slice(0, fieldsAtMost)
    .map(([field, message]) => (typeof field === 'string' ? `${titleOf(field)}: ${message}` : message));
  const others = [...first.keys()].slice(fieldsAtMost).map((field) => titleOf(String(field)));
  return [say('Not yet.'), ...said, ...(others.length === 0 ? [] : [say(`Also ${listInWords(others)}.`)])].join(' ');
}
