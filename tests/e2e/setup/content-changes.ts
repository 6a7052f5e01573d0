import type { SanityDocument, SanityDocumentStub } from '@sanity/client';
import { lakeClient, type Role } from './stack.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Changes of published content that are undone after the test, however it ends. */
export interface ContentChanges {
  /** Sets fields of documents, by their paths. */
  set(id: string | readonly string[], attributes: Attributes, role?: Role): Promise<void>;
  create(document: SanityDocumentStub & { _id: string }, role?: Role): Promise<void>;
  remove(id: string, role?: Role): Promise<void>;
  /** Remembers documents, including missing ones, that the test changes in another way; their drafts are removed. */
  keep(...ids: readonly string[]): Promise<void>;
  /** Undoes everything so far; happens automatically at the end of a test. */
  undo(): Promise<void>;
  /** A condition that holds once everything is undone; awaited, so that the next test begins on the old pages. */
  afterwards(check: () => Promise<unknown>): void;
}

interface Remembered extends ContentChanges {
  finish(): Promise<void>;
}

/** A document's fields, without those that the lake adds. */
function contentOf(document: SanityDocument | null): string {
  if (!document) return '';
  const { _rev: _revision, _createdAt: _created, _updatedAt: _updated, ...content } = document;
  return JSON.stringify(content);
}

export function rememberChanges(): Remembered {
  const before = new Map<string, SanityDocument | null>();
  const checks: (() => Promise<unknown>)[] = [];
  const administrator = lakeClient('administrator');

  async function keep(...ids: readonly string[]): Promise<void> {
    for (const id of ids) if (!before.has(id)) before.set(id, (await administrator.getDocument(id)) ?? null);
  }

  async function undo(): Promise<void> {
    const transaction = administrator.transaction();
    let steps = 0;
    for (const [id, document] of before) {
      const [now = null, draft = null] = await Promise.all([administrator.getDocument(id), administrator.getDocument(`drafts.${id}`)]);
      const isChanged = contentOf(now) !== contentOf(document);
      if (draft) transaction.delete(`drafts.${id}`);
      if (isChanged && document) transaction.createOrReplace(document);
      if (isChanged && !document) transaction.delete(id);
      steps += Number(draft !== null) + Number(isChanged);
    }
    if (steps > 0) await transaction.commit();
    before.clear();
  }

  return {
    keep,
    undo,
    set: async (id, attributes, role = 'editor') => {
      const ids = typeof id === 'string' ? [id] : id;
      await keep(...ids);
      const client = lakeClient(role);
      await ids.reduce((transaction, each) => transaction.patch(each, (patch) => patch.set(attributes)), client.transaction()).commit();
    },
    create: async (document, role = 'editor') => {
      await keep(document._id);
      await lakeClient(role).create(document);
    },
    remove: async (id, role = 'editor') => {
      await keep(id);
      await lakeClient(role).delete(id);
    },
    afterwards: (check) => void checks.push(check),
    finish: async () => {
      await undo();
      for (const check of checks) await check();
    },
  };
}
