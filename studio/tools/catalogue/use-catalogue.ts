import { useCallback, useEffect, useState } from 'react';
import type { SanityClient } from '@sanity/client';
import { combineLatest, map } from 'rxjs';
import { useClient, useGrantsStore } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { reasonOf } from '../../connection/reason-of.ts';
import { say } from '../../words/say.ts';
import { commitPatches } from '../commit-patches.ts';
import { readShownPrices, type PublishedPrices } from '../prices/read-shown-prices.ts';
import { cataloguePlan, type CataloguePlan } from './catalogue-plan.ts';
import { catalogueWrites } from './catalogue-writes.ts';
import { modelDocumentsQuery, namedDocumentsQuery, readKnownCatalogue, type KnownCatalogue } from './known-catalogue.ts';

export interface ReadCatalogue {
  readonly kind: 'read';
  readonly known: KnownCatalogue;
  readonly published: PublishedPrices;
}

type CatalogueState = { readonly kind: 'reading' } | { readonly kind: 'refused'; readonly why: string } | ReadCatalogue;

export interface CatalogueAccess {
  readonly state: CatalogueState;
  /** Whether the editor's role may change models; null while that is not known. */
  readonly mayWrite: boolean | null;
  /**
   * Publishes what a dry run showed, all of it in one transaction, or none: null if it succeeded, else why not. Either way the catalogue is
   * read again.
   */
  readonly publish: (text: string, shown: CataloguePlan) => Promise<string | null>;
}

/** The models of the CMS, and their publication. */
export function useCatalogue(): CatalogueAccess {
  const client = useClient({ apiVersion: contentApiVersion });
  const [state, setState] = useState<CatalogueState>({ kind: 'reading' });
  const mayWrite = useMayWrite();

  const read = useCallback(
    () =>
      readState(client)
        .catch((error: unknown): CatalogueState => ({ kind: 'refused', why: reasonOf(error) }))
        .then(setState),
    [client],
  );
  useEffect(() => void read(), [read]);

  const publish = async (text: string, shown: CataloguePlan): Promise<string | null> => {
    if (state.kind !== 'read') return changedMeanwhile;
    try {
      const known = await readKnown(client);
      const writes = catalogueWrites(cataloguePlan(text, known).models, known);
      const isSame = JSON.stringify(writes) === JSON.stringify(catalogueWrites(shown.models, state.known));
      const refusal = isSame ? await commitPatches(client, writes.patches, writes.created) : changedMeanwhile;
      await read();
      return refusal;
    } catch (error) {
      return reasonOf(error);
    }
  };
  return { state, mayWrite, publish };
}

const changedMeanwhile = say('Somebody changed one of these models meanwhile. Read what the file would change now, and publish it again.');

async function readKnown(client: SanityClient): Promise<KnownCatalogue> {
  const [models, named] = await Promise.all([
    client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(modelDocumentsQuery),
    client.withConfig({ perspective: 'published' }).fetch<unknown[]>(namedDocumentsQuery),
  ]);
  return readKnownCatalogue(models, named);
}

async function readState(client: SanityClient): Promise<CatalogueState> {
  const [known, published] = await Promise.all([readKnown(client), readShownPrices(client)]);
  return typeof published === 'string' ? { kind: 'refused', why: published } : { kind: 'read', known, published };
}

const anyModel = { _id: 'model', _type: 'model' };

function useMayWrite(): boolean | null {
  const grants = useGrantsStore();
  const [mayWrite, setMayWrite] = useState<boolean | null>(null);
  useEffect(() => {
    const asked = (['create', 'update'] as const).map((permission) => grants.checkDocumentPermission(permission, anyModel));
    const subscription = combineLatest(asked)
      .pipe(map((answers) => answers.every(({ granted }) => granted)))
      .subscribe({ next: setMayWrite, error: () => setMayWrite(false) });
    return () => subscription.unsubscribe();
  }, [grants]);
  return mayWrite;
}
