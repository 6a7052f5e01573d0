import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { asRecord, isBlank, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** A picture needs an alternative text in every language. */
export function checkPicture(value: unknown): Verdict {
  const { asset, alt } = asRecord(value);
  if (!asset) return true;
  const verdict = checkEveryLanguage(alt);
  return verdict === true || `Say what the picture shows, for those who cannot see it. ${verdict}`;
}

/** A picture in a text needs its file, and an alternative text in the language of the text. */
export function checkTextPicture(value: unknown): Verdict {
  const { asset, alt } = asRecord(value);
  if (!asset) return 'Upload the picture.';
  return !isBlank(alt) || 'Say what the picture shows, for those who cannot see it.';
}
