import { indexKeys } from '#lib/search/read-query.ts';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import type { DocumentSearch } from '#services/mydoc/search/document-search.ts';
import { everydayWords } from '../questions/everyday-words.ts';
import { readQuestionText } from '../questions/question-text.ts';
import { rankSections, unknownShare, weighWords, type RankedSection, type WeighedWord } from '../texts/best-sections.ts';
import { askedWords } from '../texts/question-words.ts';
import type { CitedText } from '../texts/cited-texts.ts';
import type { IndexedSection } from '../texts/section-index.ts';
import type { AnswerDraft, CitedHere, DraftPart } from './answer-draft.ts';
import { chatWords, filled } from './chat-words.ts';
import type { Knowledge } from './knowledge.ts';
import { quotableLines, quoteSection } from './quote-section.ts';

/** What the texts say to a question, and whether that answers it. */
export interface TextFinding {
  readonly language: Language;
  readonly best: readonly RankedSection[];
  /** How much speaks for an answer. */
  readonly evidence: number;
  readonly answers: boolean;
  /** The texts that come near, best first. */
  readonly near: readonly CitedText[];
  readonly worth: (term: string) => number;
}

const noSynonyms = { en: [], zh: [], ja: [] } as const;
const documentsRead = 12;
const searchedUnitsAtMost = 400;
const nearAtMost = 3;
/**
 * What speaks for an answer: how well the best section fits, and that the question has many words (their logarithm); against it: what
 * occurs in no text, and a question like it that no text answers. A logistic regression on the questions for development, in three
 * languages.
 */
const scoreWeight = 2.79;
const wordCountWeight = 0.83;
const unknownWeight = -0.43;
const unansweredWeight = -5.2;
/** The threshold: on the questions for development, four of five answerable ones are answered rightly, one of six others wrongly. */
const evidenceNeeded = 4.91;

/** Looks for the sections that answer a question: the texts that the search finds, then their sections by what they have of it. */
export async function findInTexts(question: string, language: Language, knowledge: Knowledge, find: DocumentSearch): Promise<TextFinding> {
  const { forms } = readQuestionText(question);
  const said = everydayWords(forms, language);
  const written = said.flatMap((each) => each.written);
  // Chinese words are looked for without those of any question, which pairs of characters cannot tell apart
  const own = language === 'zh' ? askedWords(question, language, noSynonyms, said).map(({ text }) => text) : [question];
  const { hits } = await find([...new Set([...own, ...written])].join(' ').slice(0, searchedUnitsAtMost), language, {
    byMeaning: true,
    waitMs: chatLimits.indexWithinMs,
  });
  const articles = hits.filter(({ document }) => document.type === 'article').slice(0, documentsRead);
  const slugs = articles.map(({ document }) => document.id);
  const inLanguage = (asked: Language, among: readonly string[]): TextFinding => {
    const index = knowledge.index[asked];
    return finding(asked, knowledge, {
      question,
      slugs: among,
      words: weighWords(index, askedWords(question, asked, knowledge.synonyms, everydayWords(forms, asked))),
    });
  };
  const best = inLanguage(language, slugs);
  if (best.answers) return best;
  const untranslated = slugs.filter((slug) => knowledge.index[language].of(slug).length === 0);
  const others = languages.filter((other) => other !== language).map((other) => inLanguage(other, untranslated));
  return others.find(({ answers }) => answers) ?? best;
}

interface Among {
  readonly question: string;
  readonly slugs: readonly string[];
  readonly words: readonly WeighedWord[];
}

function finding(language: Language, { index, texts, asked }: Knowledge, { question, slugs, words }: Among): TextFinding {
  const near = asked.nearest(question, language);
  const askedOf = ({ text, section }: IndexedSection): number =>
    near.find(({ article, heading }) => article === text.article && heading === section.heading)?.nearness ?? 0;
  const unanswered = near.find(({ article }) => article === null)?.nearness ?? 0;
  const best = rankSections(index[language], slugs, words, askedOf);
  const [first] = best;
  const evidence =
    scoreWeight * (first?.score ?? 0) +
    wordCountWeight * Math.log(Math.max(1, words.length)) +
    unknownWeight * unknownShare(words) +
    unansweredWeight * unanswered;
  const bySlug = new Map(texts.filter((text) => text.language === language).map((text) => [text.slug, text]));
  return {
    language,
    best,
    evidence,
    answers: best.length > 0 && evidence >= evidenceNeeded,
    near: slugs.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, nearAtMost),
    worth: worthOf(words),
  };
}

const ofSynonym = 0.5;

/** How much a term of a text counts as an answer: by its rarity, a synonym less. */
function worthOf(words: readonly WeighedWord[]): (term: string) => number {
  const worth = new Map<string, number>();
  for (const { forms, synonyms, worth: own } of words) {
    for (const key of forms.flatMap(indexKeys)) worth.set(key, own);
    for (const key of synonyms.flatMap(indexKeys)) if (!worth.has(key)) worth.set(key, own * ofSynonym);
  }
  return (term) => worth.get(term) ?? 0;
}

type TextParts = Pick<AnswerDraft, 'kind' | 'topic' | 'parts' | 'citations' | 'handsOver' | 'sources'>;

/** How near a further section has to come to be quoted as well: one of the same text, and one of another. */
const alsoOfText = 0.72;
const alsoOfOther = 0.9;
const sectionsQuoted = 3;
/** The share of the room for a quotation that each gets, by its place. */
const shares = [1, 0.6, 0.5] as const;

/** The answer from the texts: the best section, and another where it says almost as much. */
export function answerFromTexts(found: TextFinding, language: Language): TextParts {
  const [first] = found.best;
  if (!found.answers || !first) return notAnswered(found, language);
  const words = chatWords[language];
  const chosen = found.best
    .filter(({ found: each, score }) => score >= first.score * (each.text === first.found.text ? alsoOfText : alsoOfOther))
    .slice(0, sectionsQuoted);
  const citations = chosen.map(({ found: { text, section } }) => citationOf(text, section));
  const ownLead = first.found.text.legal ? words.lead.legal : words.lead.help;
  const lead = found.language === language ? ownLead : words.lead.translation;
  const quoted = chosen.map(({ found: each }, index) => [
    ...quoteSection(each, found.worth, { number: index + 1, share: shares[index] ?? 0, whole: words.whole }),
    // once, below the last section of its text
    ...(chosen.slice(index + 1).some((later) => later.found.text === each.text) ? [] : correctionsOf(each.text, index + 1, language)),
  ]);
  const parts: DraftPart[] = [
    { kind: 'statement', text: lead },
    ...quoted.flat(),
    ...citations.map((cited, index) => sourceLine(cited, index + 1, language)),
  ];
  return {
    kind: 'answered',
    // a legal text among them is not for a model to word
    topic: chosen.some(({ found: { text } }) => text.legal) ? 'legal' : 'help',
    parts,
    citations,
    handsOver: false,
    sources: chosen.flatMap(({ found: each }, index) => quotableLines(each).map((line) => ({ number: index + 1, ...line }))),
  };
}

/** What was published beside a text: it says otherwise now. */
const correctionsOf = ({ corrections }: CitedText, number: number, language: Language): DraftPart[] =>
  corrections.flatMap(({ on, lines }): DraftPart[] => [
    { kind: 'statement', text: filled(chatWords[language].corrected, { date: formatDate(on, language) }) },
    { kind: 'quotation', number, form: 'paragraph', lines },
  ]);

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

/** Where the rules are, for a question that asks for a promise. */
export const rulesLine = (language: Language, texts: readonly CitedText[]): DraftPart | null => {
  const text = texts.find((each) => each.language === language && each.link === localizePath(refundArticle, language));
  return text ? { kind: 'statement', text: chatWords[language].rules, link: { address: text.link, text: text.title } } : null;
};
