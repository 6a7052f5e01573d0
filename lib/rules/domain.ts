import { decodePunycode } from './labels/punycode.ts';
import { countCharacters, type Rule } from './rule.ts';

/** RFC 1035: limits of a label, and of a name without its final dot, in punycode. */
export const labelLengthAtMost = 63;
export const domainLengthAtMost = 253;

export const punycodePrefix = 'xn--';

const asciiLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const unicodeLabel = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * The punycode form of a domain: lower case. Null if it is not a domain: fewer than two labels, a label over 63 or a name over 253 (both
 * counted in this form), a final dot, a numeric top level.
 */
export function toAsciiDomain(text: string): string | null {
  if (text.length > domainLengthAtMost * 2 || countCharacters(text) > domainLengthAtMost) return null;
  const typed = text.split('.');
  if (typed.length < 2 || !typed.every(isTypedLabel)) return null;
  const ascii = wireForm(text);
  if (ascii === null || ascii.length > domainLengthAtMost) return null;
  const labels = ascii.split('.');
  const sound = labels.length === typed.length && labels.every(isWireLabel);
  return sound && isTopLevel(labels.at(-1) ?? '') ? ascii : null;
}

/** §5 domain. */
export const domainRule: Rule = { bounds: null, accepts: (text) => toAsciiDomain(text) !== null };

function isTypedLabel(label: string): boolean {
  if (asciiLabel.test(label)) return label.slice(2, 4) !== '--' || /^xn--/i.test(label);
  // a letter or digit in a compatibility form, such as a full-width one, is a lookalike
  return unicodeLabel.test(label) && label.normalize('NFKC') === label.normalize('NFC') && !label.startsWith('-') && !label.endsWith('-');
}

const isWireLabel = (label: string): boolean => asciiLabel.test(label) && label.length <= labelLengthAtMost && leadsBack(label);

/**
 * Whether an `xn--` label stands for characters that a label may have, in the form that the mapping of UTS #46 gives them. A browser leaves
 * labels as they are that Node refuses, so neither is relied on.
 */
function leadsBack(label: string): boolean {
  if (!label.startsWith(punycodePrefix)) return true;
  const decoded = decodePunycode(label.slice(punycodePrefix.length));
  if (decoded === null || asciiLabel.test(decoded) || !isTypedLabel(decoded)) return false;
  return decoded === decoded.normalize('NFC') && wireForm(`${decoded}.com`) === `${label}.com`;
}

const isTopLevel = (label: string): boolean => /^[a-z]{2,}$/.test(label) || label.startsWith('xn--');

function wireForm(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
