import path from 'node:path';

/** The files of the tree, each by its path from the root, and the names of the scripts and packages of `package.json`. */
export interface Tree {
  readonly files: readonly string[];
  readonly scripts: readonly string[];
  readonly packages: readonly string[];
}

/** A link's words, which may hold a name in brackets, and where it leads. */
const links = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
const elsewhere = /^([a-z]+:|#)/i;
/** A word of a document that may be a path; one in an address, a package or a home folder begins with another character. */
const words = /(?<![\w./#@:~<-])[\w.-]+(?:\/[\w.[\]*-]*)*/g;
/** Names of products (`Next.js`) begin with a capital. */
const codeFile = /(?:^|\/)[a-z_[][^/]*\.(?:tsx?|mjs|js|conf)$/;
const scriptNames = /npm run ([\w:-]+)/g;
const generated = /^(?:\.|node_modules\/)/;

const foldersOf = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, all) => all.slice(0, depth + 1).join('/')),
    ),
  );

/**
 * What a document names and the tree does not have: links to files, paths that begin with a folder of the root, which have to be whole,
 * other code files by the end of their path (`mydoc/codes.test.ts`, `vendors.ts`), and `npm run` scripts. A path may leave out `.ts` or
 * `.tsx`.
 */
export function findLostReferences(document: string, text: string, { files, scripts, packages }: Tree): string[] {
  const known = new Set(files);
  const folders = foldersOf(files);
  const roots = new Set([...folders].filter((folder) => !folder.includes('/')));
  const isThere = (target: string): boolean =>
    target.includes('*') ? files.some((file) => path.posix.matchesGlob(file, target)) : known.has(target) || folders.has(target);
  const isEndOfFile = (target: string): boolean => files.some((file) => file === target || file.endsWith(`/${target}`));

  const lostLinks = [...text.matchAll(links)].flatMap(([, , target = '']) => {
    if (elsewhere.test(target)) return [];
    const file = path.posix.join(path.posix.dirname(document), decodeURIComponent(target.split('#', 1)[0] ?? ''));
    return isThere(file.replace(/\/$/, '')) ? [] : [`link to ${target}`];
  });

  const lostPaths = [...text.replace(links, '$1').matchAll(words)].flatMap(([word]) => {
    const target = word.replace(/[./]+$/, '');
    if (generated.test(target) || packages.includes(target)) return [];
    const isRooted = target.includes('/') && roots.has(target.split('/', 1)[0] ?? '');
    if (isRooted) return [target, `${target}.ts`, `${target}.tsx`].some(isThere) ? [] : [target];
    return codeFile.test(target) && !isEndOfFile(target) ? [target] : [];
  });

  const lostScripts = [...text.matchAll(scriptNames)].flatMap(([, name = '']) => (scripts.includes(name) ? [] : [`npm run ${name}`]));
  return [...new Set([...lostLinks, ...lostPaths, ...lostScripts])];
}

const codeWords = /`([A-Za-z]\w*)`/g;

/** Names in code style on a line of a walk that none of the files linked on that line contains. */
export function findLostNames(text: string, read: (file: string) => string): string[] {
  return text.split('\n').flatMap((line) => {
    const targets = [...line.matchAll(links)].map(([, , target = '']) => target).filter((target) => !elsewhere.test(target));
    if (targets.length === 0) return [];
    const sources = targets.map(read);
    return [...line.matchAll(codeWords)]
      .map(([, name = '']) => name)
      .filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
      .map((name) => `${name} is not in ${targets.join(', ')}`);
  });
}
