import { listInWords } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';

/** Why a document must not be published: what is typed in a field is no date and so was not stored; null if every field was read. */
export function unreadInWords(paths: readonly string[], titleOf: (field: string) => string): string | null {
  const titles = new Set(paths.map((path) => titleOf(path.split(/[.[]/)[0] ?? path)));
  if (titles.size === 0) return null;
  return [
    say('Not yet.'),
    say(`${listInWords([...titles])}: what is typed cannot be read and is not saved. Correct it, or empty the field.`),
  ].join(' ');
}
