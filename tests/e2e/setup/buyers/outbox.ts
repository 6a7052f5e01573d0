import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDirectory } from '../stack.ts';

/** The letters to an address that lie in the folder of the operator; it is made with the first one. */
export function lettersTo(email: string): string[] {
  const folder = path.join(dataDirectory(), 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}`));
}
