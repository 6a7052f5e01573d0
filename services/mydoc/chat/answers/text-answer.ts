import type { Language } from '#lib/language/languages.ts';
import { readQuery } from '#lib/search/read-query.ts';
import { localizePath } from '#lib/language/languages.ts';
import type { DocumentSearch } from '../../search/document-search.ts';
import { expansionsOf } from '../../search/synonyms.ts';
import { askedTerms, rankSections, unknownShare, type AskedTerms, type RankedSection } from '../texts/best-sections.ts';
import type { CitedText } from '../texts/cited-texts.ts';
import type { SectionIndex } from '../texts/section-index.ts';
import type { AnswerDraft, CitedHere, DraftPart } from './answer-draft.ts';
import { chatWords, filled } from './chat-words.ts';
import type { Knowledge } from './knowledge.ts';
import { quoteSection } from './quote-section.ts';

/** What the texts say to a question, and whether that answers it. */
export interface TextFinding {
  readonly language: Language;
  readonly best: readonly RankedSection[];
  /** The best coverage of the question. */
  readonly coverage: number;
  readonly answers: boolean;
  /** Of the texts, best first. */
  readonly near: readonly CitedText[];
  readonly worth: (term: string) => number;
}

const documentsRead = 12;
const nearAtMost = 3;
/** The share of a question, rare words counting more, that one section has to say. */
const coverageNeeded = { en: 0.5, zh: 0.45, ja: 0.42 } as const satisfies Record<Language, number>;
/** A question is not answered if so much of it stands in no text at all. */
const unknownAtMost = { en: 0.34, zh: 0.4, ja: 0.4 } as const satisfies Record<Language, number>;

/** Looks for the sections that answer a question: the texts that the search finds, then their sections by what they have of it. */
export async function findInTexts(question: string, language: Language, knowledge: Knowledge, find: DocumentSearch): Promise<TextFinding> {
  const { hits } = await find(question, language, { byMeaning: true });
  const slugs = hits.flatMap(({ document }) => (document.type === 'article' ? [document.id] : [])).slice(0, documentsRead);
  const query = readQuery(question);
  const own = finding(language, knowledge, slugs, askedTerms(query, expansionsOf(query, knowledge.synonyms[language])));
  if (own.answers) return own;
  const others = (['en', 'zh', 'ja'] as const)
    .filter((other) => other !== language)
    .map((other) =>
      finding(
        other,
        knowledge,
        slugs.filter((slug) => own.isMissing(slug)),
        askedTerms(query, []),
      ),
    );
  return others.find(({ answers }) => answers) ?? own;
}

function finding(
  language: Language,
  { index, texts }: Knowledge,
  slugs: readonly string[],
  asked: AskedTerms,
): TextFinding & { isMissing: (slug: string) => boolean } {
  const sections: SectionIndex = index[language];
  const best = rankSections(sections, slugs, asked);
  const coverage = Math.max(0, ...best.slice(0, nearAtMost).map((each) => each.coverage));
  const isKnown = unknownShare(sections, asked) <= unknownAtMost[language];
  const bySlug = new Map(texts.filter((text) => text.language === language).map((text) => [text.slug, text]));
  return {
    language,
    best,
    coverage,
    answers: asked.weights.size > 0 && isKnown && coverage >= coverageNeeded[language],
    near: slugs.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, nearAtMost),
    worth: worthOf(sections, asked),
    isMissing: (slug) => !bySlug.has(slug),
  };
}

/** How much a term of a text counts as an answer: by its rarity, a synonym less. */
function worthOf(index: SectionIndex, { weights, synonyms }: AskedTerms): (term: string) => number {
  const worth = new Map<string, number>();
  for (const [term, weight] of weights) {
    worth.set(term, weight * index.rarity(term));
    for (const other of (synonyms.get(term) ?? []).flat()) if (!worth.has(other)) worth.set(other, weight * index.rarity(term) * 0.5);
  }
  return (term) => worth.get(term) ?? 0;
}

type TextParts = Pick<AnswerDraft, 'kind' | 'topic' | 'parts' | 'citations' | 'handsOver' | 'sources'>;

const alsoQuoted = 0.85;
const sectionsQuoted = 2;

/** The answer from the texts: the best section, and another where it says almost as much. */
export function answerFromTexts(found: TextFinding, language: Language): TextParts {
  const [first] = found.best;
  if (!found.answers || !first) return notAnswered(found, language);
  const words = chatWords[language];
  const chosen = found.best.filter(({ score }, place) => place < sectionsQuoted && score >= first.score * alsoQuoted);
  const citations = chosen.map(({ found: { text, section } }) => citationOf(text, section));
  const legal = chosen.some(({ found: { text } }) => text.legal);
  const lead = found.language === language ? (legal ? words.lead.legal : words.lead.help) : words.lead.translation;
  const quoted = chosen.map(({ found: each }, index) => quoteSection(each, found.worth, index + 1));
  const parts: DraftPart[] = [
    { kind: 'statement', text: lead },
    ...quoted.flat(),
    ...citations.map((cited, index) => sourceLine(cited, index + 1, language)),
  ];
  return {
    kind: 'answered',
    topic: legal ? 'legal' : 'help',
    parts,
    citations,
    handsOver: false,
    sources: chosen.flatMap(({ found: { section } }, index) =>
      section.units.flatMap(({ lines }) => lines.map((text) => ({ number: index + 1, text }))),
    ),
  };
}

const citationOf = (text: CitedText, { fragment, heading }: { fragment: string | null; heading: string | null }): CitedHere => ({
  title: text.title,
  heading,
  link: fragment === null ? text.link : `${text.link}#${fragment}`,
  language: text.language,
  version: text.version,
  revision: text.revision,
});

const sourceLine = ({ title, heading, link }: CitedHere, number: number, language: Language): DraftPart => ({
  kind: 'statement',
  item: true,
  text: heading === null ? title : filled(chatWords[language].source, { title, heading }),
  link: { address: link, text: `[${number}]` },
});

function notAnswered({ near }: TextFinding, language: Language): TextParts {
  const words = chatWords[language];
  const articles = near.map(({ title, link }): DraftPart => ({
    kind: 'statement',
    item: true,
    text: title,
    link: { address: link, text: words.readMore },
  }));
  return {
    kind: 'unanswered',
    topic: 'unknown',
    parts: [
      { kind: 'statement', text: words.unanswered },
      ...(articles.length > 0 ? [{ kind: 'statement' as const, text: words.near }, ...articles] : []),
    ],
    citations: [],
    handsOver: true,
    sources: [],
  };
}

const refundArticle = '/doc/article/legal-and-terms';

/** Where the rules are, for who asks for a promise. */
export const rulesLine = (language: Language, texts: readonly CitedText[]): DraftPart | null => {
  const text = texts.find((each) => each.language === language && each.link === localizePath(refundArticle, language));
  return text ? { kind: 'statement', text: chatWords[language].rules, link: { address: text.link, text: text.title } } : null;
};
