import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Chromium's explicit compile hint; to any other browser it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Less is compiled in no time, and the mark has a length too. */
const lengthAtLeast = 20_000;

const buildManifest = z.object({ pages: z.record(z.string(), z.array(z.string())) });

/**
 * Marks the scripts that a page begins with: most of their functions are called at once, so a browser had better compile them while they load, beside its
 * main thread, than one by one as they are called.
 */
export async function hintFirstScripts(directory: string): Promise<void> {
  const { pages } = buildManifest.parse(JSON.parse(await readFile(path.join(directory, 'build-manifest.json'), 'utf8')));
  const scripts = new Set(
    Object.values(pages)
      .flat()
      .filter((file) => file.endsWith('.js')),
  );
  await Promise.all([...scripts].map((script) => markScript(path.join(directory, script))));
}

async function markScript(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.length >= lengthAtLeast && !text.startsWith(hint)) await writeFile(file, hint + text);
}
