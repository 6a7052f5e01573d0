import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LostSearch } from '#lib/contracts/calls/lost-search-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import { isFromOwnPage } from '#services/mydoc/visits/is-from-own-page.ts';
import { isVisit } from '#services/mydoc/visits/is-visit.ts';
import type { DocumentSearch } from '../document-search.ts';
import type { SearchFound } from '../find-documents.ts';
import { languageOfScript } from '../language-of-script.ts';
import { countLostSearch, readLostSearches } from './lost-search-store.ts';
import { lostWord } from './lost-word.ts';

const listedAtMost = 100;
/** Some of those that were counted find something by now. */
const readAtMost = 200;

export interface LostSearchDeps {
  readonly executor: Executor;
  readonly log: Logger;
}

export interface LostSearches {
  /** Counts a person's search if it found nothing; one that cannot be counted is logged. */
  note(search: string, found: SearchFound, visitor: Visitor): Promise<void>;
  /** What would still find nothing, the most frequent first. */
  list(): Promise<LostSearch[]>;
}

/** What has less of a search than this shares a few characters or a common word with it, and answers something else. */
const answersFrom = 1 / 3;

/** A search is lost if nothing is found, or nothing that has enough of its words. */
export const isLost = ({ query, hits }: SearchFound): boolean =>
  query.phrase !== '' && hits.every(({ coverage }) => coverage < answersFrom);

/** Searches without a result, as editors read them. */
export function createLostSearches({ executor, log }: LostSearchDeps, find: DocumentSearch): LostSearches {
  return {
    note: async (search, found, visitor) => {
      const lost = isLost(found) && isVisit(visitor) && isFromOwnPage(visitor) ? lostWord(search) : null;
      if (lost === null) return;
      try {
        await countLostSearch(executor, lost, languageOf(search, visitor));
      } catch (error) {
        log.warn({ err: error }, 'a search without a result was not counted');
      }
    },
    list: async () => {
      const still: LostSearch[] = [];
      for (const entry of await readLostSearches(executor, readAtMost)) {
        if (still.length >= listedAtMost) break;
        if (isLost(await find(entry.word, entry.language, { byMeaning: false }))) still.push(entry);
        await nextTurn();
      }
      return still;
    },
  };
}

/** Kana and Chinese characters tell the language of a search; characters that Japanese has as well do not where a page is Japanese. */
function languageOf(search: string, { language }: Visitor): Language {
  const script = languageOfScript(search);
  return script === 'en' || (script === 'zh' && language === 'ja') ? language : script;
}
