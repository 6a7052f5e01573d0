import { setImmediate } from 'node:timers/promises';
import type { LakeDocument } from './document.ts';

const documentsAtOnce = 200;

/**
 * Documents as lines of JSON, as they are at the call: what is written meanwhile is left out. Other work has its turn between every 200 of
 * them. `types`: of these alone; empty: of all.
 */
export async function* exportLines(documents: Iterable<LakeDocument>, types: readonly string[]): AsyncGenerator<string> {
  const wanted = new Set(types);
  const all = [...documents].filter(({ _type }) => wanted.size === 0 || wanted.has(_type));
  for (let start = 0; start < all.length; start += documentsAtOnce) {
    const some = all.slice(start, start + documentsAtOnce);
    yield some.map((document) => `${JSON.stringify(document)}\n`).join('');
    await setImmediate();
  }
}
