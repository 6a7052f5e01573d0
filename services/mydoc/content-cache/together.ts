import type { CachedContent, NumberedContent } from './refreshed-content.ts';

type Lists = Readonly<Record<string, NumberedContent<unknown>>>;

/** What each of some lists has. */
type ModelsOf<Some extends Lists> = { readonly [Name in keyof Some]: Some[Name] extends NumberedContent<infer Model> ? Model : never };

/** Of two lists one may be asked just before a publication, and then once more. */
const readingsAtMost = 3;

/**
 * Lists that one answer combines: each as it was after the same publication of several documents. Where the CMS does not answer for one of
 * them, they are as they last were together.
 */
export function together<Some extends Lists>(lists: Some): CachedContent<ModelsOf<Some>> {
  let lastWhole: ModelsOf<Some> | null = null;

  const readOnce = async (): Promise<{ models: ModelsOf<Some>; older: NumberedContent<unknown>[] }> => {
    const read = await Promise.all(Object.entries(lists).map(async ([name, list]) => ({ name, list, ...(await list.readNumbered()) })));
    const newest = Math.max(...read.map(({ publication }) => publication ?? 0));
    const older = read.filter(({ publication }) => publication !== null && publication < newest).map(({ list }) => list);
    // the names are those of the lists
    return { models: Object.fromEntries(read.map(({ name, model }) => [name, model])) as ModelsOf<Some>, older };
  };

  return {
    read: async () => {
      for (let readings = 1; ; readings += 1) {
        const { models, older } = await readOnce();
        if (older.length === 0) return (lastWhole = models);
        if (readings >= readingsAtMost) return lastWhole ?? models;
        await Promise.all(older.map((list) => list.renew()));
      }
    },
  };
}
