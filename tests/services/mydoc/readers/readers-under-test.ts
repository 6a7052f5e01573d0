import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '#services/platform/database/rows.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import type { SampleDocument } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type Answer, type MydocUnderTest } from '../mydoc-under-test.ts';

export const helpDocument = (slug: string, change: Record<string, unknown> = {}): SampleDocument => ({
  _id: `article-${slug}-${String(change['language'] ?? 'en')}`,
  _type: 'article',
  _updatedAt: '2026-11-12T10:00:00Z',
  kind: 'help',
  language: 'en',
  slug: { current: slug },
  translationKey: slug,
  title: `About ${slug}`,
  version: 1,
  effectiveDate: '2026-01-01',
  category: { _ref: 'connecting' },
  ...change,
});

const subject: SampleDocument = {
  _id: 'connecting',
  _type: 'category',
  slug: { current: 'connecting' },
  name: { en: 'Connecting', zh: '连接', ja: '接続' },
  order: 1,
};

export interface ReadersUnderTest {
  readonly mydoc: MydocUnderTest;
  /** Replaces every article. */
  publish(...articles: readonly SampleDocument[]): void;
  /** The rows of a statement. */
  rows(statement: SQL): Promise<unknown[]>;
  /** The cookie names the account; an empty one is a visitor. */
  call(account: string, path: string, fields?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** The readers' calls over a database of their own. */
export async function openReaders(isEditor = false): Promise<ReadersUnderTest> {
  let documents: readonly SampleDocument[] = [];
  const mydoc = await startMydoc({
    sessions: { read: async (account) => ({ accountId: account }), end: async () => undefined },
    isEditor: async () => isEditor,
    ask: (query) => answerQuery(documents, query),
  });
  return {
    mydoc,
    publish: (...articles) => {
      documents = [subject, ...articles];
      mydoc.mydoc.contentChanged();
    },
    call: (account, path, fields = {}) => mydoc.call(path, fields, account === '' ? {} : { cookie: `hf_session=${account}` }),
    rows: (statement) => readRows(mydoc.database.executor, statement, z.unknown()),
    close: () => mydoc.close(),
  };
}
