import { channelSchema, claimSchema, customerSchema, entrySchema, figureSchema, questionSchema } from '#lib/content/values/block-schema.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { linkIn } from '#lib/content/values/localised.ts';
import { parseEach, type ReportLeftOut } from '#lib/content/values/parse-each.ts';
import { unbroken } from '#lib/content/values/unbroken-text.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ChannelView, ClaimView, CustomerView, FigureView, ProductView, QuestionView } from './block-view.ts';
import { claimDrawing } from './claim-drawing.ts';

type Entries = readonly unknown[];

/** Each of these parses the entries of a section one by one; an entry that is malformed, or has no text in the language, is left out. */
export const figureViews = (entries: Entries, language: Language, report: ReportLeftOut): FigureView[] =>
  parseEach(figureSchema, entries, 'figure', report).flatMap(({ figure, figureWords, title, text }) => {
    const name = title[language];
    const words = text[language];
    return name && words ? [{ figure: figureWords[language] ?? figure, title: name, text: unbroken(words) }] : [];
  });

export const questionViews = (entries: Entries, language: Language, report: ReportLeftOut): QuestionView[] =>
  parseEach(questionSchema, entries, 'question', report).flatMap((entry) => {
    const question = entry.question[language];
    const answer = entry.answer[language];
    return question && answer ? [{ question, answer: unbroken(answer) }] : [];
  });

export const customerViews = (entries: Entries, language: Language, report: ReportLeftOut): CustomerView[] =>
  parseEach(customerSchema, entries, 'use', report).flatMap((entry) => {
    const title = entry.title[language];
    const text = entry.text[language];
    return title && text ? [{ title, text: unbroken(text), action: linkIn(entry.action, language) }] : [];
  });

export const channelViews = (entries: Entries, language: Language, report: ReportLeftOut): ChannelView[] =>
  parseEach(channelSchema, entries, 'channel', report).flatMap((entry) => {
    const title = entry.title[language];
    const text = entry.text[language];
    const action = linkIn(entry.action, language);
    return title && text && action ? [{ title, text: unbroken(text), hours: entry.hours[language], action }] : [];
  });

export const productViews = (entries: Entries, language: Language, report: ReportLeftOut): ProductView[] =>
  parseEach(entrySchema, entries, 'product', report).flatMap((entry) => {
    const link = linkIn(entry, language);
    return link ? [{ ...link, hint: entry.hint[language], status: entry.mark }] : [];
  });

export const claimViews = (entries: Entries, language: Language, report: ReportLeftOut): ClaimView[] =>
  parseEach(claimSchema, entries, 'claim', report).flatMap((claim) => {
    const figure = claim.figure[language];
    const title = claim.title[language];
    const text = claim.text[language];
    if (!figure || !title || !text) return [];
    return [{ id: claim._id, figure, title, text: unbroken(text), asOf: formatDate(claim.asOf, language), drawing: claimDrawing(claim) }];
  });
