import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { asRecord, isBlank, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Questions belong to a heading that their article has. */
export async function checkHeadingIsThere(value: unknown, context: ValidationContext): Promise<Verdict> {
  const { _ref } = asRecord(asRecord(context.document).article);
  if (isBlank(value) || typeof _ref !== 'string') return true;
  const headings = await lookUp(
    context,
    '*[_id == $article][0].body[_type == "block" && style == "h2"]{"text": array::join(children[].text, "")}.text',
    { article: _ref },
  );
  return (Array.isArray(headings) && headings.includes(value)) || 'The article has no heading with these words.';
}
