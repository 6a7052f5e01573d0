import { summaryChangeSchema } from '#lib/revalidation/summarise.ts';
import type { Database } from '#services/platform/database/database.ts';
import { deleteNotified, recordNotified } from './notified-documents.ts';

/** Changes whose notice was refused for good: the sweep does what the notice would have done. */
export interface RefusedNotices {
  /** Records the document as it was before the change, so that a sweep finds it changed. @throws while the database is unavailable. */
  add(body: string): Promise<void>;
  /** Whether there are any since the last call: then the next sweep looks at every document, however long ago it changed. */
  anySinceLastCall(): boolean;
}

export function createRefusedNotices({ executor }: Pick<Database, 'executor'>): RefusedNotices {
  let some = false;
  return {
    add: async (body) => {
      const { data } = summaryChangeSchema.safeParse(JSON.parse(body));
      if (data?.before) await recordNotified(executor, data.before);
      else if (data?.after) await deleteNotified(executor, data.after._id);
      some = true;
    },
    anySinceLastCall: () => {
      const taken = some;
      some = false;
      return taken;
    },
  };
}
