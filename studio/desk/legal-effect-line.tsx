import { FormLine } from './form-line.ts';
import { legalEffectInWords } from './legal-effect.ts';

/** Above a legal text's form, on every tab: when it comes into force, in which zone. */
export function LegalEffectLine({ value }: { value: unknown }) {
  const sentence = legalEffectInWords(value, Date.now());
  return sentence === null ? null : <FormLine role="status">{sentence}</FormLine>;
}
