import { z } from 'zod';
import { planCardSchema, planCardsQuery, type PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import { siteSettingsSchema, type SiteSettings } from '#lib/content/queries/site-settings-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { Language } from '#lib/language/languages.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import type { CachedQuery, ContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import { together } from '#services/mydoc/content-cache/together.ts';
import { catalogueShape, type CachedCatalogue } from '#services/mydoc/orders/quotes/catalogue-cache.ts';
import { askedIndexOf, type AskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import { askedQuestionsShape, type AskedQuestions } from '#services/mydoc/search/asked/asked-questions.ts';
import { synonymsShape, type Synonyms } from '#services/mydoc/search/synonyms.ts';
import { citedTextsShape, textsInForce, type CitedText } from '../texts/cited-texts.ts';
import { indexSections, type SectionIndex } from '../texts/section-index.ts';

const settingsFields = z.object({
  defaultRegions: siteSettingsSchema.shape.defaultRegions,
  supportHours: siteSettingsSchema.shape.supportHours,
  messengerUrl: siteSettingsSchema.shape.messengerUrl,
  chatKeepsConversations: siteSettingsSchema.shape.chatKeepsConversations,
});

export type ChatSettings = Pick<SiteSettings, keyof z.infer<typeof settingsFields>>;

const noSettings: ChatSettings = {
  defaultRegions: { en: null, zh: null, ja: null },
  supportHours: { en: null, zh: null, ja: null },
  messengerUrl: null,
  chatKeepsConversations: false,
};

const settingsShape: CachedQuery<ChatSettings> = {
  key: 'chat-settings-1',
  query: `*[_type == "siteSettings"][0...1]{
    _id, supportHours, messengerUrl, chatKeepsConversations,
    "defaultRegions": {"en": defaultRegions.en->code, "zh": defaultRegions.zh->code, "ja": defaultRegions.ja->code}
  }`,
  freshMs: 5_000,
  read: (elements, report) => parseEach(settingsFields, elements, 'siteSettings', report)[0] ?? noSettings,
};

const plansShape: CachedQuery<readonly PlanCardDocument[]> = {
  key: 'chat-plans-1',
  query: planCardsQuery,
  freshMs: 5_000,
  read: (elements, report) => parseEach(planCardSchema, elements, 'planCard', report),
};

/** Everything that answers rest on, as it is published now. */
export interface Knowledge {
  readonly texts: readonly CitedText[];
  readonly index: Readonly<Record<Language, SectionIndex>>;
  readonly synonyms: Synonyms;
  /** What readers ask. */
  readonly asked: AskedIndex;
  readonly catalogue: CachedCatalogue;
  readonly plans: readonly PlanCardDocument[];
  readonly settings: ChatSettings;
}

interface Indexed extends Pick<Knowledge, 'texts' | 'index'> {
  readonly questions: AskedQuestions;
}

export interface KnowledgeReader {
  all(): Promise<Knowledge>;
  settings(): Promise<ChatSettings>;
}

export function createKnowledge({
  contentCache,
  databaseNow,
}: {
  contentCache: ContentCache;
  databaseNow: DatabaseClock;
}): KnowledgeReader {
  const cached = {
    texts: contentCache.addDocuments(citedTextsShape),
    synonyms: contentCache.add(synonymsShape),
    questions: contentCache.addDocuments(askedQuestionsShape),
    catalogue: contentCache.add(catalogueShape),
    plans: contentCache.add(plansShape),
    settings: contentCache.add(settingsShape),
  };
  const content = together(cached);
  let indexed: Indexed | null = null;
  const indexOf = (texts: readonly CitedText[], questions: AskedQuestions): Knowledge['index'] => {
    const before = indexed;
    const isSame =
      before?.questions === questions && texts.length === before.texts.length && texts.every((text, place) => text === before.texts[place]);
    if (before && isSame) return before.index;
    indexed = { texts, questions, index: indexSections(texts, questions) };
    return indexed.index;
  };
  return {
    all: async () => {
      const [{ texts: editions, synonyms, questions, catalogue, plans, settings }, nowMs] = await Promise.all([
        content.read(),
        databaseNow(),
      ]);
      const texts = textsInForce(editions, nowMs);
      return { texts, index: indexOf(texts, questions), synonyms, asked: askedIndexOf(questions), catalogue, plans, settings };
    },
    settings: cached.settings.read,
  };
}
