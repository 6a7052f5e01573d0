import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { LakeAlone } from '#scripts/stack/lake-alone.ts';

const lineSchema = z.looseObject({ _id: z.string(), _type: z.string() });

/** What every write changes by itself, and the address of the lake in pictures. */
const madeAnew = new Set(['_rev', '_updatedAt', '_createdAt', 'url', 'uploadId']);

const picture = z.looseObject({ _type: z.enum(['sanity.imageAsset', 'sanity.fileAsset']), path: z.string(), sha1hash: z.string() });

/** The documents of a dataset by their ids. */
export type Dataset = ReadonlyMap<string, object>;

/** Every document of a lake, without what each write changes by itself; pictures are fetched, and compared with their hash. */
export async function readDataset({ origin, token }: Pick<LakeAlone, 'origin' | 'token'>): Promise<Dataset> {
  const answer = await fetch(`${origin}/lake/v2025-02-19/data/export/production`, { headers: { authorization: `Bearer ${token}` } });
  const found = new Map<string, object>();
  for (const line of (await answer.text()).split('\n').filter((each) => each !== '')) {
    const document = lineSchema.parse(JSON.parse(line));
    // a release that is history stays where it happened
    if (document._type.startsWith('system.') && document.state !== 'active') continue;
    const { data: asset } = picture.safeParse(document);
    if (asset) await checkPicture(`${origin}/lake/${asset.path}`, asset.sha1hash);
    found.set(document._id, Object.fromEntries(Object.entries(document).filter(([field]) => !madeAnew.has(field))));
  }
  return found;
}

async function checkPicture(address: string, sha1: string): Promise<void> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  if (createHash('sha1').update(bytes).digest('hex') !== sha1) throw new Error(`${address} does not hold the bytes of its hash`);
}

/** The ids of documents that are in one dataset alone, or differ. */
export function differencesOf(one: Dataset, other: Dataset): string[] {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].filter((id) => !isDeepStrictEqual(one.get(id), other.get(id)));
}
