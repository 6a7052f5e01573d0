import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The addresses of the files below a folder: `/fonts/x.woff2`. */
export function listPublicFiles(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => `/${path.relative(directory, path.join(file.parentPath, file.name)).split(path.sep).join('/')}`));
}
