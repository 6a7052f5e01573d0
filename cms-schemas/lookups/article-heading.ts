import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { asRecord, isBlank, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Questions belong to a heading that their article has, in the language of the questions. */
export async function checkHeadingIsThere(value: unknown, context: ValidationContext): Promise<Verdict> {
  const { article, language } = asRecord(context.document);
  const { _ref } = asRecord(article);
  if (isBlank(value) || typeof _ref !== 'string' || typeof language !== 'string') return true;
  const headings = await lookUp(
    context,
    `*[_type == "article" && language == $language && translationKey == *[_id == $article][0].translationKey]
      .body[_type == "block" && style == "h2"]{"text": array::join(children[].text, "")}.text`,
    { article: _ref, language },
  );
  return (Array.isArray(headings) && headings.includes(value)) || 'The article has no heading with these words.';
}
