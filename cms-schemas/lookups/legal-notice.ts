import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { checkNotice } from '#cms-schemas/rules/legal-text.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** The notice that the site settings ask for, as the lake will judge it. */
export async function checkLegalNotice(_value: unknown, context: ValidationContext): Promise<Verdict> {
  const days = await lookUp(context, '*[_id == "siteSettings"][0].legalNoticeDays', {});
  return checkNotice({ document: context.document, noticeDays: typeof days === 'number' ? days : 0, nowMs: Date.now() });
}
