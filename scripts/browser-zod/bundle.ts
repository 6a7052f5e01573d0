import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Where the bundle lies, from the folder of the project. */
export const browserZodFile = '.browser-zod/zod-mini.js';

/**
 * Writes zod/mini with the used functions alone as one module for browsers (decision 39): the site's bundler leaves out functions that
 * nobody calls, but not what only those need. Builds that run at the same time write the same bytes.
 */
export async function bundleBrowserZod(root: string): Promise<void> {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'used-names.ts'), cwd: root, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', comments: { legal: false } });
  await bundle.close();
  const file = path.join(root, browserZodFile);
  const written = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(written, output[0].code);
  await rename(written, file);
}
